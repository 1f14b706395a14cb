/** Seeded random numbers: the same seed gives the same numbers each time. */

export interface Dice {
  /** A number from 0 up to, but without, 1. */
  roll(): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  /** A whole number between two, both included. */
  between(least: number, most: number): number
  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined
}

/** @param seed any whole number */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  // Mulberry32: small, and good enough to choose among deeds.
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    roll,
    percent: (share) => roll() * 100 < share,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    pick: (list) => list[Math.floor(roll() * list.length)],
  }
}

/** One of several names, each as often as its weight says. */
export function pickWeighted<N extends string>(dice: Dice, weights: Record<N, number>): N {
  const names = Object.keys(weights) as N[]
  let left = dice.roll() * names.reduce((sum, name) => sum + weights[name], 0)
  for (const name of names) {
    left -= weights[name]
    if (left < 0) return name
  }
  return names.at(-1)!
}
