/** Card numbers in texts, found so that a number pasted by mistake is not stored. */
import { cleanNumber } from './pasted.ts'

/** Networks by their first digits, and how many digits their numbers have. */
const NETWORKS: readonly [prefix: RegExp, lengths: readonly number[]][] = [
  // Visa
  [/^4/, [16, 19]],
  // Mastercard
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // American Express
  [/^3[47]/, [15]],
  // RuPay, Discover
  [/^(?:60|64[4-9]|65|81|82|508)/, [16, 19]],
  // Maestro
  [/^(?:50(?:18|20|38|44)|5893|6304|6759|676[1-3])/, [16, 19]],
  // UnionPay
  [/^62/, [16, 17, 18, 19]],
  // JCB
  [/^35(?:2[89]|[3-8])/, [16, 19]],
  // Diners Club
  [/^(?:30[0-5]|3095|36|3[89])/, [14, 16]],
]

/** Groups of digits with what is written between them; no part of a longer text. */
const RUN = /(?<![\p{L}\p{N}_]-?)\d+(?:[ \r\n.-]{1,2}\d+)*(?!-?[\p{L}\p{N}_])/gu

const SHORTEST = 14
const LONGEST = 19

interface Group {
  digits: string
  /** A dash here joins what follows: digits before and after it are one number, or one id. */
  after: string
}

/**
 * Whether a text holds what can only be a card's number: of a known network, its check digit right, and divided as
 * cards are, in fours or as 4-6-5. A PIN code beside a phone number is divided otherwise.
 */
export function hasCardNumber(text: string): boolean {
  return [...cleanNumber(text).matchAll(RUN)].some(([run]) => hasCardIn(groupsOf(run)))
}

function groupsOf(run: string): Group[] {
  return [...run.matchAll(/(\d+)([ \r\n.-]*)/g)].map(([, digits, after]) => ({
    digits: digits!,
    after: after!,
  }))
}

function hasCardIn(groups: readonly Group[]): boolean {
  return groups.some((_, first) => {
    if (groups[first - 1]?.after.includes('-')) return false
    let digits = ''
    const ends: number[] = []
    for (const group of groups.slice(first, first + LONGEST)) {
      digits += group.digits
      if (digits.length > LONGEST) return false
      if (!group.after.includes('-') && isCard(digits, ends)) return true
      ends.push(digits.length)
    }
    return false
  })
}

/** @param ends after how many digits a group ends, the last aside */
function isCard(digits: string, ends: readonly number[]): boolean {
  if (digits.length < SHORTEST) return false
  const inFours = ends.every((end) => end % 4 === 0)
  const asFourSix = digits.length <= 15 && ends.every((end) => end === 4 || end === 10)
  return (
    (inFours || asFourSix) &&
    NETWORKS.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits)) &&
    isLuhn(digits)
  )
}

/** The check digit of ISO/IEC 7812. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
