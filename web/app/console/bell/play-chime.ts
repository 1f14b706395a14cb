// Sound of staff's bell: two soft tones, made by the browser.

const TONES = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 1175, atSeconds: 0.14 },
]
const RINGS_SECONDS = 0.5
const LOUDNESS = 0.15

let context: AudioContext | undefined

/** Silent where the browser allows no sound before somebody pressed something. */
export function playChime(): void {
  context ??= new AudioContext()
  void context.resume()
  for (const { hertz, atSeconds } of TONES) {
    const tone = new OscillatorNode(context, { frequency: hertz })
    const start = context.currentTime + atSeconds
    const volume = new GainNode(context, { gain: LOUDNESS })
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + RINGS_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + RINGS_SECONDS)
  }
}
