/// A light under a pressing pointer, in window pixels.
struct GlowLight: Equatable {
  var x: Float
  var y: Float
  var radius: Float
  var strength: Float
}

/// How far each pixel of the run goes toward white, 0 … 256: the lights' bells, added up.
func shine(_ glows: [GlowLight], _ run: Run, _ lanes: Lanes) {
  let (glow, ramp) = (lanes.glow, lanes.ramp)
  for i in 0..<run.count { glow[i] = 0 }
  for light in glows {
    let dy = run.y - light.y
    let inverse = 1 / (light.radius * light.radius)
    let strength = light.strength * 256
    for i in 0..<run.count {
      let x = (ramp[i] + run.x) - light.x
      let fall = 1 - (x * x + dy * dy) * inverse
      let bell = fall > 0 ? fall * fall : 0
      let sum = glow[i] + bell * strength
      glow[i] = sum < 256 ? sum : 256
    }
  }
}
