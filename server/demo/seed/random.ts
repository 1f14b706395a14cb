/** Pseudo-random numbers with a fixed seed, for made-up data. */

export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight, given along with each value. */
  pickWeighted<T>(list: readonly (readonly [value: T, weight: number])[]): T
}

/** The mulberry32 generator: enough for made-up data, never for anything that must not be guessed. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pickWeighted: Random['pickWeighted'] = (list) => {
    let index = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of list) {
      index -= weight
      if (index < 0) return value
    }
    throw new RangeError('There is nothing to pick from')
  }
  return {
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => pickWeighted(list.map((value) => [value, 1] as const)),
    pickWeighted,
  }
}
