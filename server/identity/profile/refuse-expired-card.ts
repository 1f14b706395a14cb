/** Refuses a card whose month is over, wherever somebody names one. */
import { CARD_HAS_EXPIRED, type CardFacts, isCardExpired } from '#domain/card.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import { AppError } from '../../platform/app-error.ts'

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
    throw new AppError('card_expired', CARD_HAS_EXPIRED)
}
