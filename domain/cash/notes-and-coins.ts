// Notes and coins: a drawer counted by pieces.

/** Values in rupees, highest first. */
export const NOTES_AND_COINS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type NoteOrCoin = (typeof NOTES_AND_COINS)[number]

/** How many there are of each value; none of those that are left out. */
export type Pieces = Readonly<Partial<Record<NoteOrCoin, number | undefined>>>

/** Most pieces of one value: more are a slip of the finger. */
export const MOST_PIECES = 9_999

/** @returns rupees */
export function sumPieces(pieces: Pieces): number {
  return NOTES_AND_COINS.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0)
}

/** @returns how many there are of each value, in the order of `NOTES_AND_COINS` */
export function countsOfPieces(pieces: Pieces): number[] {
  return NOTES_AND_COINS.map((value) => pieces[value] ?? 0)
}

/** @param counts in the order of `NOTES_AND_COINS`; values of which there are none are left out */
export function piecesOfCounts(counts: readonly number[]): Pieces {
  const counted = NOTES_AND_COINS.map((value, index) => [value, counts[index] ?? 0] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** How many of a value were typed: empty is none; null for what is no such number. */
export function readPieceCount(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return 0
  return /^\d{1,4}$/.test(typed) ? Number(typed) : null
}
