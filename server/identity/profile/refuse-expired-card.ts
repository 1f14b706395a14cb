/** Refuses an expired card. */
import { type CardFacts, isCardExpired } from '#domain/payments/card.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { AppError, say } from '../../platform/app-error.ts'

/**
 * @param timeZone the laundry's
 * @throws AppError `card_expired`
 */
export function refuseExpiredCard(
  card: Pick<CardFacts, 'expiryMonth' | 'expiryYear'>,
  now: Date,
  timeZone: string,
): void {
  if (isCardExpired(card, calendarDateIn(now, timeZone)))
    throw new AppError('card_expired', say('cardExpired'))
}
