/// Names of symbols that apps ask for, which all have to be drawn.
enum ExpectedSymbols {
  static let names = text.split(whereSeparator: \.isWhitespace).map(String.init) + counted

  /// Numbers and letters, bare and enclosed.
  private static let counted =
    (0...50).map(String.init).flatMap { ["\($0).circle", "\($0).circle.fill", "\($0).square"] }
    + (0...50).map { "\($0).square.fill" }
    + "abcdefghijklmnopqrstuvwxyz".flatMap { letter in
      ["circle", "circle.fill", "square", "square.fill"].map { "\(letter).\($0)" }
    }

  private static let text = """
    1.circle.fill 1.magnifyingglass 2.circle 2.circle.fill 3.circle.fill accessibility
    accessibility.fill airplane airplane.arrival airplane.circle airplane.circle.fill
    airplane.departure airplayaudio airplayvideo airplayvideo.circle airtag airtag.fill alarm
    allergens american.football ant ant.fill antenna.radiowaves.left.and.right app app.badge
    app.badge.checkmark applewatch aqi.high aqi.low aqi.medium archivebox arkit
    arrow.2.circlepath arrow.2.squarepath arrow.3.trianglepath arrow.backward.to.line
    arrow.clockwise.circle.fill arrow.clockwise.heart arrow.counterclockwise
    arrow.counterclockwise.circle arrow.down arrow.down.and.line.horizontal.and.arrow.up
    arrow.down.app arrow.down.backward arrow.down.circle arrow.down.circle.fill
    arrow.down.doc.fill arrow.down.forward arrow.down.forward.and.arrow.up.backward
    arrow.down.heart arrow.down.right.and.arrow.up.left arrow.down.square.fill
    arrow.down.to.line.compact arrow.forward.to.line arrow.left arrow.left.and.right.square
    arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square arrow.left.circle
    arrow.rectanglepath arrow.right arrow.right.circle.fill arrow.triangle.branch
    arrow.triangle.merge arrow.triangle.swap arrow.trianglehead.branch arrow.turn.left.up
    arrow.turn.right.up arrow.turn.up.right arrow.up arrow.up.and.down.and.arrow.left.and.right
    arrow.up.and.down.circle arrow.up.and.down.text.horizontal
    arrow.up.and.line.horizontal.and.arrow.down arrow.up.arrow.down.circle arrow.up.backward
    arrow.up.backward.and.arrow.down.forward arrow.up.bin arrow.up.circle.fill arrow.up.doc
    arrow.up.forward arrow.up.forward.app arrow.up.forward.square arrow.up.heart
    arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.magnifyingglass
    arrow.up.message arrow.up.right.circle.fill arrow.up.right.square arrow.up.right.video
    arrow.up.square arrow.up.to.line.compact arrow.uturn.down arrow.uturn.left
    arrow.uturn.left.circle.fill arrow.uturn.right arrow.uturn.up arrowkeys arrowkeys.fill
    arrowshape.backward arrowshape.forward arrowshape.left.arrowshape.right
    arrowshape.turn.up.backward arrowshape.turn.up.forward arrowshape.turn.up.left
    arrowshape.turn.up.left.2 arrowshape.zigzag.right arrowtriangle.backward
    arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.forward
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.left.fill
    arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up.fill aspectratio asterisk
    asterisk.circle at at.badge.plus at.circle atom av.remote backpack backward backward.circle
    backward.end backward.end.alt backward.end.alt.fill backward.end.fill backward.fill
    backward.frame backward.frame.fill bag bag.badge.plus bag.circle bag.fill balloon balloon.2
    balloon.fill bandage banknote banknote.fill barcode barcode.viewfinder barometer baseball
    basket basketball basketball.fill bathtub bathtub.fill battery.0 battery.0percent battery.100
    battery.100.bolt battery.100percent battery.100percent.bolt battery.25 battery.50 battery.75
    beach.umbrella bed.double bed.double.circle bell bell.and.waves.left.and.right bell.badge
    bell.badge.fill bell.circle bell.fill bell.slash bicycle bicycle.circle binoculars
    binoculars.fill bird bird.circle bird.fill birthday.cake bitcoinsign bitcoinsign.circle bold
    bold.italic.underline bolt bolt.badge.clock bolt.batteryblock bolt.circle bolt.fill
    bolt.heart bolt.horizontal.icloud bolt.slash bolt.square book book.circle book.closed
    book.fill book.pages bookmark bookmark.circle bookmark.fill bookmark.slash bookmark.square
    books.vertical books.vertical.circle box.truck brain brain.fill brain.head.profile briefcase
    bubble bubble.and.pencil bubble.fill bubble.left bubble.left.and.bubble.right
    bubble.left.and.exclamationmark.bubble.right bubble.left.fill bubble.right building
    building.2 building.columns building.columns.fill building.fill bus bus.doubledecker bus.fill
    button.horizontal.fill button.programmable cable.connector cablecar calendar
    calendar.badge.clock calendar.badge.plus calendar.circle camera camera.aperture camera.circle
    camera.fill camera.filters camera.macro camera.on.rectangle camera.rotate candybarphone
    capslock capslock.fill capsule captions.bubble captions.bubble.fill car car.2 car.circle
    car.fill car.side car.side.fill carrot carrot.fill cart cart.badge.plus cart.circle cart.fill
    case cat cat.fill cellularbars centsign chair chair.fill chair.lounge character
    character.bubble character.cursor.ibeam chart.bar chart.bar.doc.horizontal chart.bar.fill
    chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
    chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checklist
    checklist.checked checklist.unchecked checkmark checkmark.bubble checkmark.circle
    checkmark.circle.fill checkmark.diamond checkmark.icloud checkmark.rectangle
    checkmark.rectangle.stack checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.square checkmark.square.fill chevron.backward chevron.backward.2
    chevron.backward.to.line chevron.compact.left chevron.compact.right chevron.down
    chevron.down.2 chevron.down.circle.fill chevron.down.dotted.2 chevron.down.square
    chevron.forward chevron.forward.2 chevron.forward.to.line chevron.left chevron.left.2
    chevron.left.chevron.right chevron.left.circle chevron.left.forwardslash.chevron.right
    chevron.left.to.line chevron.right chevron.right.2 chevron.right.circle.fill
    chevron.right.to.line chevron.up chevron.up.2 chevron.up.circle chevron.up.forward
    chevron.up.right chevron.up.square circle circle.badge.checkmark circle.circle
    circle.circle.fill circle.dashed circle.dotted circle.dotted.circle circle.fill
    circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.cross circle.hexagongrid
    circle.hexagongrid.fill circle.lefthalf.filled circle.righthalf.filled circle.slash clear
    clipboard clock clock.arrow.circlepath clock.badge.checkmark clock.circle clock.fill cloud
    cloud.bolt cloud.bolt.rain cloud.bolt.rain.fill cloud.circle cloud.circle.fill cloud.drizzle
    cloud.fill cloud.fog cloud.hail cloud.hail.fill cloud.heavyrain cloud.moon cloud.moon.bolt
    cloud.moon.rain cloud.rain cloud.rain.fill cloud.rainbow.half cloud.sleet cloud.snow
    cloud.sun cloud.sun.bolt cloud.sun.rain comb comb.fill command command.circle computermouse
    computermouse.fill contextualmenu.and.cursorarrow control cpu cpu.fill creditcard
    creditcard.circle creditcard.fill crop crop.rotate cross cross.case cross.fill crown
    crown.fill cube cube.fill cube.transparent cup.and.saucer cup.and.saucer.fill curlybraces
    curlybraces.square cursorarrow cursorarrow.and.square.on.square.dashed cursorarrow.click
    cursorarrow.click.2 cursorarrow.motionlines cursorarrow.rays decrease.indent delete.forward
    delete.left delete.right desktopcomputer dial.high dial.low dial.max dial.medium dial.min
    diamond diamond.fill dice die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6
    display divide doc doc.badge.gearshape doc.badge.plus doc.circle doc.fill doc.on.clipboard
    doc.on.doc doc.text doc.text.fill doc.text.image doc.text.magnifyingglass doc.viewfinder
    doc.zipper dock.rectangle dog dog.fill dollarsign.circle dollarsign.circle.fill
    door.left.hand.closed door.left.hand.open dot.circle.and.cursorarrow dot.radiowaves.forward
    dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward dot.scope
    dot.square dpad drop drop.circle drop.fill drop.halffull drop.triangle dumbbell dumbbell.fill
    ear ear.fill earbuds eject eject.circle eject.circle.fill eject.fill ellipsis ellipsis.bubble
    ellipsis.circle ellipsis.circle.fill ellipsis.curlybraces ellipsis.rectangle
    ellipsis.vertical.bubble engine.combustion envelope envelope.badge envelope.circle
    envelope.fill envelope.open envelope.open.fill equal eraser eraser.fill escape esim
    eurosign.circle ev.charger exclamationmark exclamationmark.2 exclamationmark.3
    exclamationmark.bubble exclamationmark.circle exclamationmark.icloud exclamationmark.octagon
    exclamationmark.shield exclamationmark.square exclamationmark.triangle
    exclamationmark.triangle.fill externaldrive externaldrive.fill eye eye.circle eye.fill
    eye.slash eye.slash.fill eyedropper eyedropper.full eyedropper.halffull eyeglasses eyes
    face.dashed face.smiling faceid facemask fan fan.fill ferry ferry.fill figure.2
    figure.2.and.child.holdinghands figure.and.child.holdinghands figure.arms.open
    figure.basketball figure.child figure.dance figure.golf figure.hiking figure.mind.and.body
    figure.outdoor.cycle figure.pool.swim figure.roll figure.run figure.run.circle
    figure.skiing.downhill figure.soccer figure.stand figure.strengthtraining.traditional
    figure.tennis figure.walk figure.walk.circle figure.wave figure.yoga filemenu.and.cursorarrow
    film film.fill film.stack fish fish.circle fish.fill flag flag.2.crossed flag.badge.ellipsis
    flag.checkered flag.fill flag.slash flame flame.circle flame.fill flask flip.horizontal
    flip.horizontal.fill flipphone fn folder folder.badge.gearshape folder.badge.plus
    folder.circle folder.fill football fork.knife fork.knife.circle forward forward.circle.fill
    forward.end forward.end.alt forward.end.alt.fill forward.fill forward.frame fossil.shell
    fuelpump fuelpump.circle fuelpump.fill function fx gamecontroller gamecontroller.fill gauge
    gauge.medium gear gearshape gearshape.2 gearshape.2.fill gearshape.fill gift gift.circle
    gift.fill globe globe.americas globe.asia.australia globe.badge.chevron.backward
    globe.europe.africa gobackward gobackward.10 gobackward.45 gobackward.75 gobackward.90
    gobackward.minus goforward goforward.10 goforward.15 goforward.45 goforward.75 goforward.90
    goforward.plus graduationcap graduationcap.fill greaterthan.circle guitars guitars.fill
    hammer hammer.circle hammer.circle.fill hammer.fill hand.draw hand.point.down hand.point.left
    hand.point.right hand.point.up hand.point.up.left hand.raised hand.raised.fill
    hand.raised.slash hand.raised.slash.fill hand.rays hand.tap hand.tap.fill hand.thumbsdown
    hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill handbag handbag.fill hanger hare
    hare.circle hare.fill headphones headphones.circle heart heart.circle heart.circle.fill
    heart.fill heart.slash heart.square heart.text.square hexagon hifispeaker hifispeaker.2
    hifispeaker.fill highlighter hockey.puck homepod homepodmini hourglass
    hourglass.bottomhalf.filled hourglass.circle hourglass.tophalf.filled house house.and.flag
    house.circle house.fill humidity humidity.fill hurricane icloud icloud.and.arrow.down
    icloud.and.arrow.up icloud.circle icloud.fill icloud.slash increase.indent indianrupeesign
    infinity.circle info info.circle info.circle.fill inset.filled.circle inset.filled.rectangle
    internaldrive internaldrive.fill ipad ipad.and.iphone ipad.gen1 ipad.landscape iphone
    iphone.circle iphone.gen1 iphone.gen2 iphone.gen3 iphone.landscape
    iphone.radiowaves.left.and.right iphone.slash italic key key.fill key.horizontal key.icloud
    key.slash keyboard keyboard.chevron.compact.down keyboard.fill ladybug ladybug.circle
    ladybug.fill ladybug.slash lamp.desk lamp.floor lamp.table laptopcomputer lasso
    lasso.and.sparkles lasso.badge.sparkles latch.2.case laurel.leading laurel.trailing leaf
    leaf.arrow.triangle.circlepath leaf.circle leaf.fill lessthan.circle lessthanorequalto level
    light.beacon.max light.max light.min lightbulb lightbulb.circle lightbulb.fill lightbulb.max
    lightbulb.min lightbulb.slash lighthouse lightswitch.on line.2.horizontal.decrease.circle
    line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease
    line.3.horizontal.decrease.circle line.diagonal line.horizontal.3 line.horizontal.3.decrease
    lineweight link link.badge.plus link.circle link.icloud list.bullet
    list.bullet.below.rectangle list.bullet.clipboard.fill list.bullet.indent list.clipboard
    list.dash list.number list.star list.triangle livephoto location location.circle
    location.fill location.north location.north.line location.slash lock lock.circle lock.fill
    lock.icloud lock.open lock.open.fill lock.rotation lock.shield lock.shield.fill lock.slash
    lungs lungs.fill macbook macbook.and.iphone macmini macpro.gen3 macstudio macwindow
    macwindow.badge.plus magazine magicmouse magnifyingglass magnifyingglass.circle mail
    mail.stack map map.circle map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill
    medal medal.fill megaphone megaphone.fill memories memorychip menubar.rectangle menucard
    message message.badge message.circle message.fill metronome mic mic.and.signal.meter
    mic.badge.plus mic.circle mic.fill mic.slash mic.slash.fill microbe microphone.fill microwave
    minus minus.circle minus.circle.fill minus.magnifyingglass minus.plus.batteryblock moon
    moon.circle moon.dust moon.fill moon.haze moon.stars moon.stars.fill moon.zzz
    moonphase.first.quarter moonphase.full.moon moonphase.last.quarter moonphase.new.moon
    moonphase.waning.crescent moonphase.waxing.crescent moonphase.waxing.gibbous moped motorcycle
    mountain.2 mountain.2.circle mountain.2.fill mouth move.3d movieclapper movieclapper.fill mug
    mug.fill multiply music.mic music.note music.note.house music.note.list music.note.tv
    music.quarternote.3 mustache network newspaper nosign note note.text note.text.badge.plus
    notequal number number.circle number.square octagon opticaldisc option oval oven paintbrush
    paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill
    paperclip paperclip.badge.ellipsis paperclip.circle paperplane paperplane.circle
    paperplane.fill paragraphsign parkingsign parkingsign.circle party.popper party.popper.fill
    pause pause.circle pause.circle.fill pause.fill pause.rectangle pause.slash pawprint
    pawprint.circle pawprint.fill pc pencil pencil.and.list.clipboard pencil.and.outline
    pencil.and.ruler pencil.and.ruler.fill pencil.and.scribble pencil.circle pencil.circle.fill
    pencil.line pencil.slash pencil.tip pencil.tip.crop.circle pentagon percent person person.2
    person.2.circle person.2.fill person.3 person.3.fill person.3.sequence
    person.and.background.dotted person.badge.key person.badge.minus person.badge.plus
    person.circle person.circle.fill person.crop.artframe person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.plus
    person.crop.circle.badge.questionmark person.crop.circle.fill person.crop.rectangle
    person.crop.square person.fill person.fill.badge.plus person.icloud person.line.dotted.person
    person.slash person.text.rectangle person.wave.2 person.wave.2.fill personalhotspot
    personalhotspot.circle phone phone.arrow.down.left phone.arrow.up.right phone.badge.plus
    phone.circle phone.circle.fill phone.connection phone.down phone.down.circle phone.down.fill
    phone.fill photo photo.artframe photo.badge.checkmark photo.badge.plus photo.circle
    photo.fill photo.on.rectangle.angled photo.stack pianokeys pill pills pills.fill pin pin.fill
    pin.slash pip pip.enter pip.exit pip.fill play play.circle play.circle.fill play.fill
    play.house play.rectangle play.rectangle.fill play.slash play.square play.tv play.tv.fill
    playpause playpause.fill plus plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill
    plus.diamond plus.forwardslash.minus plus.magnifyingglass plus.rectangle
    plus.rectangle.on.rectangle plus.square plus.square.dashed plus.square.on.square plusminus
    plusminus.circle point.3.connected.trianglepath.dotted
    point.topleft.down.curvedto.point.bottomright.up popcorn popcorn.fill power power.circle
    power.dotted powercord poweroff poweron poweroutlet.type.b powerplug powerplug.fill printer
    printer.fill puzzlepiece puzzlepiece.fill qrcode qrcode.viewfinder questionmark
    questionmark.app questionmark.bubble questionmark.circle questionmark.circle.fill
    questionmark.diamond questionmark.folder questionmark.square quote.bubble quote.closing
    quote.opening radio radio.fill rainbow rays record.circle record.circle.fill recordingtape
    rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.badge.plus rectangle.bottomhalf.inset.filled
    rectangle.center.inset.filled rectangle.compress.vertical rectangle.connected.to.line.below
    rectangle.dashed rectangle.expand.vertical rectangle.grid.1x2 rectangle.grid.2x2
    rectangle.grid.3x2 rectangle.leadinghalf.filled rectangle.lefthalf.filled
    rectangle.lefthalf.inset.filled rectangle.on.rectangle rectangle.portrait.and.arrow.right
    rectangle.portrait.bottomhalf.inset.filled rectangle.portrait.on.rectangle.portrait
    rectangle.portrait.on.rectangle.portrait.fill rectangle.ratio.16.to.9 rectangle.ratio.4.to.3
    rectangle.righthalf.filled rectangle.righthalf.inset.filled rectangle.split.2x1
    rectangle.split.3x1 rectangle.split.3x3 rectangle.stack rectangle.stack.badge.plus
    refrigerator repeat repeat.1 repeat.circle restart return return.left righttriangle
    road.lanes rosette rotate.3d rotate.left rotate.right ruler sailboat sailboat.fill scale.3d
    scalemass scalemass.fill scanner scissors scissors.circle scooter scope screwdriver
    screwdriver.fill scribble scribble.variable scroll seal server.rack shareplay shield
    shield.checkered shield.fill shield.slash shift shift.fill shippingbox shoe shoe.fill shower
    shuffle shuffle.circle sidebar.leading sidebar.left sidebar.right sidebar.squares.left
    sidebar.trailing signature simcard simcard.fill skateboard skew slash.circle
    slash.circle.fill sleep slider.horizontal.2.square slider.horizontal.3
    slider.horizontal.below.rectangle slider.vertical.3 slowmo smallcircle.circle
    smallcircle.filled.circle smartphone smoke smoke.fill snowflake snowflake.circle soccerball
    sofa sos sparkle sparkle.magnifyingglass sparkles sparkles.rectangle.stack.fill speaker
    speaker.badge.exclamationmark speaker.fill speaker.slash speaker.slash.fill speaker.square
    speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speedometer sportscourt sportscourt.fill square square.2.layers.3d
    square.2.layers.3d.top.filled square.and.arrow.down square.and.arrow.down.on.square
    square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.fill
    square.and.arrow.up.on.square square.and.at.rectangle square.and.line.vertical.and.square
    square.and.pencil square.circle square.dashed square.dashed.inset.filled square.fill
    square.fill.on.square.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill
    square.grid.3x2 square.grid.3x3 square.grid.3x3.square square.grid.4x3.fill
    square.inset.filled square.on.square square.on.square.dashed
    square.on.square.squareshape.controlhandles square.righthalf.filled square.split.1x2
    square.split.2x1 square.split.bottomrightquarter square.stack square.stack.3d.down.right
    square.stack.3d.forward.dottedline.fill square.stack.3d.up square.stack.3d.up.fill
    square.stack.3d.up.slash square.stack.fill square.tophalf.filled squareshape star star.bubble
    star.circle star.fill star.leadinghalf.filled star.lefthalf.fill star.slash star.square
    steeringwheel steeringwheel.circle sterlingsign sterlingsign.circle stethoscope stop
    stop.circle stop.circle.fill stop.fill stopwatch storefront storefront.circle strikethrough
    stroller suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill
    suit.spade suit.spade.fill suitcase suitcase.fill suitcase.rolling sum sun.dust sun.haze
    sun.horizon sun.horizon.fill sun.lefthalf.filled sun.max sun.max.fill sun.min sun.min.fill
    sun.rain.fill sunglasses sunrise sunrise.fill sunset sunset.fill surfboard switch.2 syringe
    table tablecells tablecells.fill tag tag.circle tag.fill tag.slash
    takeoutbag.and.cup.and.straw target teddybear teletype tennis.racket tennisball tent terminal
    terminal.fill testtube.2 text.aligncenter text.alignleft text.alignright text.append
    text.below.photo text.book.closed text.bubble text.cursor text.insert text.justify
    text.magnifyingglass text.quote textbox textformat textformat.abc textformat.size
    theatermasks thermometer thermometer.high thermometer.low thermometer.medium
    thermometer.snowflake thermometer.sun thermometer.variable ticket timelapse timer togglepower
    toilet tornado tortoise tortoise.fill touchid train.side.front.car tram tram.circle tram.fill
    translate trash trash.circle trash.fill trash.slash tray tray.2 tray.and.arrow.down
    tray.and.arrow.up tray.circle tray.fill tray.full tray.full.fill tree tree.circle tree.fill
    triangle triangle.fill trophy trophy.circle trophy.fill tropicalstorm truck.box
    truck.box.fill tshirt tshirt.fill tuningfork tv tv.circle tv.fill uiwindow.split.2x1 umbrella
    umbrella.fill underline video video.badge.plus video.bubble video.circle video.fill
    video.slash view.3d viewfinder vision.pro visionpro volleyball wallet.bifold wallet.pass
    wallet.pass.fill wand.and.rays wand.and.sparkles wand.and.stars washer water.waves
    water.waves.and.arrow.up water.waves.slash waterbottle wave.3.forward wave.3.left
    wave.3.right wave.3.right.circle waveform waveform.badge.plus waveform.circle
    waveform.circle.fill waveform.path waveform.path.ecg waveform.slash web.camera wifi
    wifi.circle wifi.exclamationmark wifi.router wifi.slash wind wind.circle wind.snow
    window.casement window.vertical.closed wineglass wineglass.fill wrench wrench.and.screwdriver
    wrench.and.screwdriver.fill wrench.fill x.squareroot xmark xmark.app xmark.bin xmark.circle
    xmark.circle.fill xmark.icloud xmark.octagon xmark.octagon.fill xmark.seal xmark.shield
    yensign yensign.circle zzz
    """
}
