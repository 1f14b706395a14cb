// Parser of a typed number: exactly as it stands or not at all, never cut or rounded.
import { cleanNumber } from '#domain/base/pasted.ts'

/** Groups of digits as India ("1,50,000") or others ("150,000") write them, and a decimal part after a point. */
const PLAIN = /^\d+(?:\.\d+)?$/
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

/**
 * The number in a typed text, such as 3, 4.2 or ₹1,099.50; NaN where there is none. A comma is never a
 * decimal point: "4,2" could be 4.2 or 42 and is refused.
 */
export function parseTypedNumber(text: string): number {
  const plain = cleanNumber(text)
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
  if (PLAIN.test(plain)) return Number(plain)
  return GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
}
