// The console's quick search: parsing of typed or scanned text, and matches in a short list.
import { LEAST_DIGITS } from '../orders/record/hand-over.ts'
import { cleanPhone, cleanText } from '../base/pasted.ts'
import { stripNumberSeparators, removeNumberSign } from '../base/typed-number.ts'

/** A national number's digits. */
const PHONE_DIGITS = 10

export interface QuickSearch {
  /** What is looked for, without what a link has around it; empty for nothing. */
  readonly text: string
  /** The last digits of a phone, or a part of an order's number; null where more than digits is typed. */
  readonly digits: string | null
}

/** Reads what is typed, or a link to an order that a scanner typed. */
export function readQuickSearch(typed: string): QuickSearch {
  const text = removeNumberSign(linkedOrder(cleanText(typed)) ?? typed).replaceAll(/\s+/g, ' ')
  const phone = cleanPhone(text)
  const digits = phone.replaceAll(/\D/g, '')
  const isDigits = /^\+?[\d\s()-]+$/.test(phone) && digits.length >= LEAST_DIGITS
  return { text, digits: isDigits ? digits.slice(-PHONE_DIGITS) : null }
}

/** Whether a search finds a stop or an order that is named so, where nothing but a list of these may be looked through. */
export function matchesQuickSearch(
  { text, digits }: QuickSearch,
  { number, name, phone = '' }: { number: string; name: string; phone?: string },
): boolean {
  if (text === '') return false
  if (stripNumberSeparators(number).includes(stripNumberSeparators(text))) return true
  if (digits !== null) return phone.replaceAll(/\D/g, '').endsWith(digits)
  const called = name.toLowerCase()
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => called.includes(word))
}

/** The order that a link is about; null for what is no link. */
function linkedOrder(typed: string): string | null {
  if (!/^https?:\/\//i.test(typed)) return null
  const named = /[?&]orderId=([^&#]+)/.exec(typed) ?? /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(typed)
  return named?.[1] ?? null
}
