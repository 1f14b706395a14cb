// Amounts in words, as on Indian invoices: in lakh and crore.
import type { Paise } from '#domain/base/money.ts'

const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const
const TENS = [
  '',
  '',
  'Twenty',
  'Thirty',
  'Forty',
  'Fifty',
  'Sixty',
  'Seventy',
  'Eighty',
  'Ninety',
] as const

/** Largest first; crores are counted in the same words again. */
const UNITS = [
  { value: 10_000_000, name: 'Crore' },
  { value: 100_000, name: 'Lakh' },
  { value: 1000, name: 'Thousand' },
  { value: 100, name: 'Hundred' },
] as const

/**
 * An amount in words: "Rupees Two Hundred Sixty and Fifty Paise Only".
 * @param paise 0 or more
 * @throws RangeError when that is no amount
 */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0)
    throw new RangeError(`${paise} is not an amount in paise`)
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  const whole = `Rupees ${rupees === 0 ? 'Zero' : wordsOf(rupees)}`
  return rest === 0 ? `${whole} Only` : `${whole} and ${wordsOf(rest)} Paise Only`
}

function wordsOf(number: number): string {
  const unit = UNITS.find(({ value }) => number >= value)
  if (unit) {
    const rest = number % unit.value
    const head = `${wordsOf(Math.floor(number / unit.value))} ${unit.name}`
    return rest === 0 ? head : `${head} ${wordsOf(rest)}`
  }
  if (number < 20) return ONES[number] ?? ''
  const ones = ONES[number % 10]
  return `${TENS[Math.floor(number / 10)]}${ones ? `-${ones}` : ''}`
}
