// Similarity of names: which things may be one and the same.

/** Words that say nothing of a thing. */
const EMPTY: ReadonlySet<string> = new Set([
  'the',
  'and',
  'with',
  'one',
  'left',
  'right',
  'from',
  'for',
  'small',
  'large',
])

const SHORTEST_WORD = 3
/** Of words as long as this, one letter may differ. */
const LONG_WORD = 5
const MOST = 5

function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...new Set(
      all.filter((word) => word.length >= SHORTEST_WORD && !EMPTY.has(word)).map(singular),
    ),
  ]
}

const singular = (word: string) =>
  word.length > SHORTEST_WORD && word.endsWith('s') && !word.endsWith('ss')
    ? word.slice(0, -1)
    : word

/** How many words of one text are, but for a slip of the finger, words of the other. */
export function countSharedWords(one: string, other: string): number {
  const others = wordsOf(other)
  return wordsOf(one).filter((word) => others.some((each) => isAlike(word, each))).length
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < LONG_WORD || long.length - short.length > 1) return false
  const from = [...long].findIndex((letter, index) => letter !== short[index])
  const rest = long.slice(from + 1)
  return rest === short.slice(from) || rest === short.slice(from + 1)
}

/**
 * What a thing may be, by what it is called.
 * @returns at most 5, the most alike first; of equals in the order they came. One without a word in common is none.
 */
export function rankBySharedWords<T>(
  text: string,
  others: readonly T[],
  textOf: (each: T) => string,
): T[] {
  return others
    .map((each) => ({ each, alike: countSharedWords(text, textOf(each)) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((one, two) => two.alike - one.alike)
    .slice(0, MOST)
    .map(({ each }) => each)
}
