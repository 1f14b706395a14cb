// Colour of a garment in a picture, from its pixels: those around the middle count most.

export const GARMENT_COLORS = [
  'black',
  'white',
  'grey',
  'red',
  'maroon',
  'pink',
  'orange',
  'brown',
  'beige',
  'yellow',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
] as const
export type GarmentColor = (typeof GARMENT_COLORS)[number]

/** A colour with less of the picture than this is a guess, and none is made. */
const LEAST_SHARE = 0.4

/** Colours of the wheel up to so many degrees, each with what it is called when it is dark, and when it is pale. */
const WHEEL: readonly [upTo: number, name: GarmentColor, dark: GarmentColor, pale: GarmentColor][] =
  [
    [14, 'red', 'maroon', 'pink'],
    [40, 'orange', 'brown', 'beige'],
    [52, 'yellow', 'brown', 'beige'],
    [68, 'yellow', 'green', 'beige'],
    [160, 'green', 'green', 'green'],
    [195, 'teal', 'teal', 'teal'],
    [255, 'blue', 'navy', 'blue'],
    [292, 'purple', 'purple', 'purple'],
    [345, 'pink', 'purple', 'pink'],
    [360, 'red', 'maroon', 'pink'],
  ]

/**
 * @param pixels red, green, blue and alpha of each, 0 to 255, line by line
 * @returns null where no colour has enough of the middle
 */
export function garmentColor(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): GarmentColor | null {
  const weights = new Map<GarmentColor, number>()
  let sum = 0
  for (let index = 0; index < width * height; index += 1) {
    const across = ((index % width) + 0.5) / width - 0.5
    const down = (Math.floor(index / width) + 0.5) / height - 0.5
    const fromMiddle = across * across + down * down
    // Beyond a circle that fills the picture stands what the garment lies on.
    if (fromMiddle > 0.25) continue
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
      (part) => pixels[index * 4 + part]! / 255,
    )
    const weight = alpha * Math.exp(-8 * fromMiddle)
    const name = colorName(red, green, blue)
    weights.set(name, (weights.get(name) ?? 0) + weight)
    sum += weight
  }
  const [most] = [...weights].toSorted(([, one], [, other]) => other - one)
  return most && most[1] > 0 && most[1] / sum >= LEAST_SHARE ? most[0] : null
}

/** @param red and the others 0 to 1 */
function colorName(red: number, green: number, blue: number): GarmentColor {
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const light = (most + least) / 2
  const chroma = most - least
  if (most < 0.16) return 'black'
  if (chroma < 0.09) return greyName(light)
  const hue = hueOf({ red, green, blue }, most, chroma)
  const [, name, dark, pale] = WHEEL.find(([upTo]) => hue <= upTo)!
  if (light > 0.66 && chroma < 0.42) return pale
  const isDark = most < (name === 'orange' ? 0.72 : 0.56)
  return isDark ? dark : name
}

function greyName(light: number): GarmentColor {
  if (light > 0.8) return 'white'
  return light < 0.2 ? 'black' : 'grey'
}

/** In degrees, 0 to 360. */
function hueOf(
  { red, green, blue }: { red: number; green: number; blue: number },
  most: number,
  chroma: number,
): number {
  if (most === red) return (((green - blue) / chroma + 6) % 6) * 60
  if (most === green) return ((blue - red) / chroma + 2) * 60
  return ((red - green) / chroma + 4) * 60
}
