// Feedback of a scan: one high tone when accepted, two low ones when refused.

const TAKEN = { hertz: 1320, times: [0], millis: [60] }
const REFUSED = { hertz: 220, times: [0, 0.18], millis: [120, 60, 120] }
const TONE_SECONDS = 0.12
const LOUDNESS = 0.2

let context: AudioContext | undefined

/** Silent where the browser allows no sound before somebody pressed something. */
export function playScanSignal(isTaken: boolean): void {
  const { hertz, times, millis } = isTaken ? TAKEN : REFUSED
  navigator.vibrate?.(millis)
  context ??= new AudioContext()
  void context.resume()
  for (const time of times) {
    const tone = new OscillatorNode(context, { frequency: hertz })
    const volume = new GainNode(context, { gain: LOUDNESS })
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + time)
    tone.stop(context.currentTime + time + TONE_SECONDS)
  }
}
