print("glasspreview")
