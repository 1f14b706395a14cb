import { describe, expect, it } from 'vitest'
import { garmentColor, type GarmentColor } from './garment-colors.ts'

type Rgb = readonly [number, number, number]

const SIZE = 24

/** A picture of a garment in the middle, on what it lies on. */
function picture(garment: (across: number, down: number) => Rgb, ground: Rgb, share = 0.7) {
  const pixels: number[] = []
  for (let down = 0; down < SIZE; down += 1)
    for (let across = 0; across < SIZE; across += 1) {
      const isGarment = [across, down].every(
        (place) => Math.abs(place + 0.5 - SIZE / 2) <= (SIZE / 2) * share,
      )
      pixels.push(...(isGarment ? garment(across, down) : ground), 255)
    }
  return garmentColor(pixels, SIZE, SIZE)
}

const WALL: Rgb = [236, 234, 230]
const FLOOR: Rgb = [140, 100, 62]

describe('the colour of a garment', () => {
  const SEEN: [GarmentColor, Rgb][] = [
    ['black', [22, 22, 26]],
    ['white', [244, 243, 240]],
    ['grey', [128, 128, 131]],
    ['red', [200, 30, 38]],
    ['maroon', [106, 18, 30]],
    ['pink', [240, 120, 170]],
    ['orange', [240, 130, 30]],
    ['brown', [110, 70, 40]],
    ['beige', [222, 205, 175]],
    ['yellow', [245, 210, 40]],
    ['green', [40, 130, 70]],
    ['teal', [20, 130, 135]],
    ['blue', [50, 100, 210]],
    ['navy', [24, 34, 84]],
    ['purple', [120, 60, 170]],
  ]
  for (const [name, rgb] of SEEN)
    it(`finds ${name} in front of a wall and on a floor`, () => {
      expect(picture(() => rgb, WALL)).toBe(name)
      expect(picture(() => rgb, FLOOR)).toBe(name)
    })

  it('finds the most frequent colour, with any print', () => {
    const striped = (_: number, down: number): Rgb =>
      down % 4 === 0 ? [250, 250, 250] : [50, 100, 210]
    expect(picture(striped, WALL)).toBe('blue')
  })

  it('guesses no colour for a garment of many colours', () => {
    const patches: Rgb[] = [
      [200, 30, 38],
      [50, 100, 210],
      [40, 130, 70],
      [245, 210, 40],
    ]
    expect(picture((across, down) => patches[(across + down) % 4]!, WALL)).toBeNull()
  })

  it('guesses no colour without a picture', () => {
    expect(garmentColor([], 0, 0)).toBeNull()
    expect(
      garmentColor(
        Array.from({ length: 16 }, () => 0),
        2,
        2,
      ),
    ).toBeNull()
  })
})
