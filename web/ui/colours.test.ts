// Focus ring (web/app/app.css): visible on every ground, by day and by night. Animations: each ends.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const RINGS: Record<string, readonly string[]> = {
  'primary-text': ['background', 'sheet', 'sunk', 'primary-wash'],
  accent: ['night', 'primary-band'],
  'on-accent': ['accent'],
}

const [day, night] = (await readFile('web/ui/colours.css', 'utf8')).split("[data-theme='dark']")
const sizes = await readFile('web/ui/sizes.css', 'utf8')

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, tokens) => {
  const pairs = Object.entries(RINGS).flatMap(([ring, grounds]) =>
    grounds.map((ground) => [ring, ground] as const),
  )
  it.each(pairs)('makes a focus ring in %s stand out on %s', (ring, ground) => {
    expect(contrast(colour(tokens!, ring), colour(tokens!, ground))).toBeGreaterThanOrEqual(3)
  })
})

it('animates nothing for more than five seconds, except progress indicators', () => {
  const moves = [...sizes.matchAll(/--animate-(\w+): \w+ ([\d.]+)(m?s) [^;]*;/g)].map(
    ([css, name, time, unit]) => ({
      name,
      seconds: css.includes('infinite') ? Infinity : Number(time) / (unit === 'ms' ? 1000 : 1),
    }),
  )
  const lasting = moves.filter(({ seconds }) => seconds > 5).map(({ name }) => name)
  expect(lasting).toEqual(['spin', 'pulse'])
})

/** A token's colour: red, green and blue from 0 to 255. */
function colour(tokens: string, name: string): number[] {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(tokens)![1]!
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** How far two colours are apart, from 1 to 21, as WCAG reckons it. */
function contrast(one: number[], other: number[]): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
