// Card fields of the payment form: formatting, validation, and the resulting token.
import { cleanNumber } from '../base/pasted.ts'

/** What the payment form holds, as typed. */
export type PaymentForm = {
  readonly cardNumber: string
  readonly cardHolder: string
  readonly expiry: string
  readonly cvv: string
  readonly billingAddress: string
  readonly city: string
  readonly zipCode: string
}

/** What may be kept of a card. */
export type CardFacts = {
  readonly cardBrand: string
  readonly cardLast4: string
  /** '01' to '12'. */
  readonly expiryMonth: string
  /** Four digits. */
  readonly expiryYear: string
}

/** A card number while it is typed: digits and spaces, at most 19 characters. */
export function filterCardNumberInput(text: string): string {
  return cleanNumber(text)
    .replaceAll(/[^\d ]/g, '')
    .replaceAll(/ +/g, ' ')
    .slice(0, 19)
}

/** A card number once it was typed: blocks of 4, at most 16 digits. */
export function formatCardNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, 16)
      .match(/\d{1,4}/g) ?? []
  ).join(' ')
}

/** An expiry while it is typed: digits and a slash, at most 5 characters. */
export function filterExpiryInput(text: string): string {
  return cleanNumber(text)
    .replaceAll(/[^\d/]/g, '')
    .replace(/^(\d{1,2}\/)20(\d\d)$/, '$1$2')
    .slice(0, 5)
}

/** An expiry once it was typed: MM/YY, also from "1230" or "1/30". */
export function formatExpiry(text: string): string {
  const parts = /^(\d{1,2})\/(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  return parts ? `${parts[1]!.padStart(2, '0')}/${parts[2]}` : text
}

/** A CVV while it is typed: digits, at most 4. */
export function filterCvvInput(text: string): string {
  return digitsOf(text).slice(0, 4)
}

/** Something that is not filled in, a field that can't be right, or a card whose month is over. */
export type PaymentFormProblem = 'missing' | 'cardNumber' | 'expiry' | 'expired' | 'cvv'

/**
 * The first thing wrong with the form; null when nothing is.
 * @param elsewhere fields that a payment service looks at itself: a card's number among them
 * @param today in the laundry's time zone, YYYY-MM-DD; undefined while nobody knows it
 */
export function paymentFormProblem(
  form: PaymentForm,
  elsewhere: readonly (keyof PaymentForm)[] = [],
  today?: string,
): PaymentFormProblem | null {
  const isMissing = Object.entries(form).some(
    ([name, value]) => value.trim() === '' && !elsewhere.includes(name as keyof PaymentForm),
  )
  if (isMissing) return 'missing'
  if (elsewhere.includes('cardNumber')) return null
  if (!/^\d{16}$/.test(form.cardNumber.replaceAll(' ', ''))) return 'cardNumber'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(form.expiry)) return 'expiry'
  if (today !== undefined && isCardExpired(cardFacts(form), today)) return 'expired'
  if (!/^\d{3,4}$/.test(form.cvv)) return 'cvv'
  return null
}

/**
 * Whether a card can no longer be used: it is good until its month is over.
 * @param card '01' to '12', and a year of four digits
 * @param today in the laundry's time zone, YYYY-MM-DD
 */
export function isCardExpired(
  { expiryMonth, expiryYear }: Pick<CardFacts, 'expiryMonth' | 'expiryYear'>,
  today: string,
): boolean {
  return `${expiryYear}-${expiryMonth}` < today.slice(0, 7)
}

/** What is kept of a card whose form has no problem. Its brand is always recorded as Visa. */
export function cardFacts(form: Pick<PaymentForm, 'cardNumber' | 'expiry'>): CardFacts {
  return {
    cardBrand: 'Visa',
    cardLast4: digitsOf(form.cardNumber).slice(-4),
    expiryMonth: form.expiry.slice(0, 2),
    expiryYear: `20${form.expiry.slice(3)}`,
  }
}

/** Why the simulated gateway doesn't charge a card. */
export type SimulatedRefusal =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'invalid_card'

/** The tokens of the simulated gateway, each with what becomes of a charge. None says anything of a number. */
export const SIMULATED_TOKENS = {
  tok_sim_ok: { first: null, renewal: null },
  tok_sim_declined: { first: 'card_declined', renewal: 'card_declined' },
  tok_sim_insufficient: { first: 'insufficient_funds', renewal: 'insufficient_funds' },
  tok_sim_expired: { first: 'expired_card', renewal: 'expired_card' },
  tok_sim_invalid: { first: 'invalid_card', renewal: 'invalid_card' },
  /** Pays while its holder is there and fails at every renewal. */
  tok_sim_fails_later: { first: null, renewal: 'card_declined' },
} as const satisfies Record<
  string,
  { first: SimulatedRefusal | null; renewal: SimulatedRefusal | null }
>

export type SimulatedToken = keyof typeof SIMULATED_TOKENS

const TEST_CARDS: Readonly<Record<string, SimulatedToken>> = {
  '4000000000000002': 'tok_sim_declined',
  '4000000000009995': 'tok_sim_insufficient',
  '4000000000009987': 'tok_sim_expired',
  '4000000000000341': 'tok_sim_fails_later',
}

/**
 * What the browser makes of a card number, so that the number never leaves it: the named cards fail, any
 * other of 16 digits that starts with 4 succeeds.
 */
export function simulatedToken(cardNumber: string): SimulatedToken {
  const digits = cardNumber.replaceAll(' ', '')
  return TEST_CARDS[digits] ?? (/^4\d{15}$/.test(digits) ? 'tok_sim_ok' : 'tok_sim_invalid')
}

function digitsOf(text: string): string {
  return cleanNumber(text).replaceAll(/\D/g, '')
}
