/** Reads the card in a request: the details to store, and the token to charge. */
import type * as z from 'zod/mini'
import type { cardInput } from '#contract/club/subscriptions.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { CardFacts } from '../../../platform/payments/payments.ts'
import { refuseCardsWithoutService } from '../../../identity/profile/refuse-cards-without-service.ts'
import { refuseExpiredCard } from '../../../identity/profile/refuse-expired-card.ts'
import type { SubscriptionRow } from '../record/club-store.ts'

type CardColumns = Pick<
  SubscriptionRow,
  'card_token' | 'card_brand' | 'card_last4' | 'card_expiry_month' | 'card_expiry_year'
>

/** Stands for a card until the payment service's window has taken it. */
const NOT_KNOWN_YET = {
  card_brand: 'Card',
  card_last4: '0000',
  card_expiry_month: '12',
  card_expiry_year: '2099',
} as const

/** @throws AppError `invalid_input` for an impossible expiry, `card_not_available`, `card_expired`, `card_token_needed` */
export function requireUsableCard(
  { payments }: Pick<Deps, 'payments'>,
  card: z.output<typeof cardInput> | undefined,
  now: Date,
  timeZone: string,
): CardColumns {
  refuseCardsWithoutService({ payments })
  const token = card ? (card.token ?? payments.tokenWithoutCard) : null
  if (!card && payments.tokenWithoutCard !== null && !payments.keepsCards)
    return { card_token: payments.tokenWithoutCard, ...NOT_KNOWN_YET }
  if (!card || token === null) throw new AppError('card_token_needed', say('cardFormNeeded'))
  const month = String(card.expiryMonth).trim().padStart(2, '0')
  const year = String(card.expiryYear).trim()
  const isReal = /^(0[1-9]|1[0-2])$/.test(month) && /^(\d{2}|\d{4})$/.test(year)
  if (!isReal) throw new AppError('invalid_input', say('badExpiry'))
  const expiryYear = year.length === 2 ? `20${year}` : year
  refuseExpiredCard({ expiryMonth: month, expiryYear }, now, timeZone)
  return {
    card_token: token,
    card_brand: card.cardBrand || 'Visa',
    card_last4: card.cardLast4,
    card_expiry_month: month,
    card_expiry_year: expiryYear,
  }
}

/** A card that the payment service's own window took. */
export function cardColumns(token: string, card: CardFacts): CardColumns {
  return {
    card_token: token,
    card_brand: card.brand,
    card_last4: card.last4,
    card_expiry_month: card.expiryMonth,
    card_expiry_year: card.expiryYear,
  }
}
