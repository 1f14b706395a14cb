// Laundry Club cover of an order's line.
import type { Unit } from '#domain/catalogue/catalogue.ts'
import { subtractQuantity } from '#domain/base/quantity.ts'
import type { clubCover } from '#words/en/club/club-cover.ts'

type CoveredLine = { quantity: number; coveredQuantity: number; unit: Unit }

/**
 * "3 kg from your Laundry Club, 1 kg at ₹70"; null for a line that it covers nothing of.
 * @param price what one unit costs beyond, as text
 * @param club whose Laundry Club it is, to anyone who reads it
 */
export function clubCoverSentence(
  words: typeof clubCover,
  line: CoveredLine,
  price: string,
  club: 'your' | 'the' = 'your',
): string | null {
  const { quantity, coveredQuantity, unit } = line
  if (coveredQuantity === 0) return null
  const beyond = subtractQuantity(quantity, coveredQuantity)
  return words.line({ unit, covered: coveredQuantity, beyond, price, club })
}
