// Camera pictures of a tag: our QR code on its label, turned, tilted, out of focus or in poor light.
import { qrCodeSquares } from '#server/platform/qr-code.ts'

/** A grey picture, a byte a point. */
export interface GreyFrame {
  grey: Uint8ClampedArray
  width: number
  height: number
}

/** How a tag lies before the camera. */
export interface View {
  width: number
  height: number
  /** The label's width, with its quiet edge, in points of the frame. */
  size: number
  /** In degrees, clockwise. */
  turn: number
  /** How much its far edge is shorter: 0 seen straight on, 0.4 tilted much. */
  tilt: number
  /** Points that are smeared into one, to each side. */
  blur: number
  /** The light on white and on black, 0 to 255. */
  white: number
  black: number
  /** How far single points stray from that. */
  noise: number
}

export const STRAIGHT: View = {
  width: 640,
  height: 480,
  size: 300,
  turn: 0,
  tilt: 0,
  blur: 0,
  white: 235,
  black: 25,
  noise: 0,
}

/** White on each side of the code, in its squares. */
const QUIET = 4
/** What lies around the label. */
const TABLE = 0.55

/** Numbers below 1 that look random and are the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** @param text what the code says; null for the bare table */
export function drawFrame(text: string | null, view: View, random = seededRandom(1)): GreyFrame {
  const { width, height } = view
  const light = text === null ? () => TABLE : lightOf(text, view)
  const grey = new Uint8ClampedArray(width * height)
  const sharp = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      // Two samples a point, as a lens mixes them.
      sharp[y * width + x] = (light(x + 0.25, y + 0.25) + light(x + 0.75, y + 0.75)) / 2
  const blurred = smeared(smeared(sharp, view, 'x'), view, 'y')
  for (let at = 0; at < grey.length; at += 1)
    grey[at] =
      view.black + (view.white - view.black) * blurred[at]! + (random() * 2 - 1) * view.noise
  return { grey, width, height }
}

/** How light a point of the frame is, 0 to 1. */
function lightOf(text: string, { width, height, size, turn, tilt }: View) {
  const { size: squares, runs } = qrCodeSquares(text)
  const dark = new Uint8Array(squares * squares)
  for (const run of runs) dark.fill(1, run.y * squares + run.x, run.y * squares + run.x + run.width)
  const label = squares + 2 * QUIET
  const cos = Math.cos((turn * Math.PI) / 180) / size
  const sin = Math.sin((turn * Math.PI) / 180) / size
  return (x: number, y: number) => {
    const across = (x - width / 2) * cos + (y - height / 2) * sin
    const down = (y - height / 2) * cos - (x - width / 2) * sin
    // The further up a point lies, the further away it is.
    const far = 1 + tilt * down
    const column = Math.floor((across / far + 0.5) * label) - QUIET
    const row = Math.floor((down / far + 0.5) * label) - QUIET
    if (Math.min(column, row) < -QUIET || Math.max(column, row) >= squares + QUIET) return TABLE
    if (Math.min(column, row) < 0 || Math.max(column, row) >= squares) return 1
    return 1 - dark[row * squares + column]!
  }
}

/** The mean of what lies within `blur` points to both sides, along one direction. */
function smeared(from: Float32Array, { blur, width, height }: View, along: 'x' | 'y') {
  if (blur === 0) return from
  const to = new Float32Array(from.length)
  const step = along === 'x' ? 1 : width
  for (let at = 0; at < from.length; at += 1) {
    const place = along === 'x' ? at % width : Math.floor(at / width)
    const first = Math.max(-blur, -place)
    const last = Math.min(blur, (along === 'x' ? width : height) - 1 - place)
    let sum = 0
    for (let near = first; near <= last; near += 1) sum += from[at + near * step]!
    to[at] = sum / (last - first + 1)
  }
  return to
}
