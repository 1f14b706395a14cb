/** Reads the card that a client names: what may be kept of it, and the token that is charged. */
import type * as z from 'zod/mini'
import type { cardInput } from '#contract/subscriptions.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'

/** @throws AppError `invalid_input` for an impossible expiry, `card_token_needed` */
export function readCard(
  { payments }: Pick<Deps, 'payments'>,
  card: z.output<typeof cardInput>,
): {
  card_token: string
  card_brand: string
  card_last4: string
  card_expiry_month: string
  card_expiry_year: string
} {
  const month = String(card.expiryMonth).trim().padStart(2, '0')
  const year = String(card.expiryYear).trim()
  const isReal = /^(0[1-9]|1[0-2])$/.test(month) && /^(\d{2}|\d{4})$/.test(year)
  if (!isReal) throw new AppError('invalid_input', 'Please enter a valid expiry date (MM/YY).')
  const token = card.token ?? payments.tokenWithoutCard
  if (token === null)
    throw new AppError('card_token_needed', 'Please enter your card in the payment form.')
  return {
    card_token: token,
    card_brand: card.cardBrand || 'Visa',
    card_last4: card.cardLast4,
    card_expiry_month: month,
    card_expiry_year: year.length === 2 ? `20${year}` : year,
  }
}
