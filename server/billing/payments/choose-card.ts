/** Chooses the saved card for an order's payment. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { cardToCharge, type CardToCharge } from '../../identity/profile/card-to-charge.ts'
import { refuseCardsWithoutService } from '../../identity/profile/refuse-cards-without-service.ts'
import { refuseExpiredCard } from '../../identity/profile/refuse-expired-card.ts'

/**
 * @param cardId one of the customer's own; their default if undefined
 * @throws AppError `card_not_available`, also for another customer's; `card_expired`
 */
export async function chooseCard(
  tx: Tx,
  deps: Pick<Deps, 'payments'>,
  userId: string,
  cardId: string | undefined,
  now: Date,
  timeZone: string,
): Promise<CardToCharge> {
  refuseCardsWithoutService(deps)
  const card = await cardToCharge(tx, userId, cardId ?? null)
  if (!card) throw new AppError('card_not_available', say('noSavedCard'))
  refuseExpiredCard({ expiryMonth: card.expiry_month, expiryYear: card.expiry_year }, now, timeZone)
  return card
}
