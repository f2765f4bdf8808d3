// The X client libraries a window and its test harness talk to, and the few calls of them (and of
// glibc and libdispatch) that Swift cannot import as they are.
#pragma once

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/sync.h>

#include <errno.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/shm.h>
#include <sys/timerfd.h>

// The macros below are casts, which Swift does not import.
static const Atom cx11_atom_atom = XA_ATOM;
static const Atom cx11_atom_cardinal = XA_CARDINAL;
static const Atom cx11_atom_string = XA_STRING;
static const Atom cx11_atom_window = XA_WINDOW;

/// Opens an input context that composes characters (dead keys) without a window for its state.
/// `XCreateIC` takes a variable number of arguments.
static inline XIC cx11_create_input_context(XIM method, Window window) {
  return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow,
                   window, XNFocusWindow, window, (char *)NULL);
}

/// `shmat`, which answers (void *)-1 when it fails; this answers NULL.
static inline void *cx11_attach_memory(int segment) {
  void *address = shmat(segment, NULL, 0);
  return address == (void *)-1 ? NULL : address;
}

// libdispatch exports these for run loops other than CFRunLoop's; its headers do not declare them.
// The handle is an eventfd that becomes readable when the main queue has work; the callback runs it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// glibc has these for _GNU_SOURCE only.
extern int pipe2(int ends[2], int flags);
extern int memfd_create(const char *name, unsigned int flags);
#ifndef MFD_CLOEXEC
#define MFD_CLOEXEC 1U
#endif
