/** Chooses the saved card for an order's payment. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { refuseCardsWithoutService } from './refuse-cards-without-service.ts'
import { refuseExpiredCard } from './refuse-expired-card.ts'
import { type CardRow, selectCardToCharge } from './store.ts'

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
): Promise<CardRow> {
  refuseCardsWithoutService(deps)
  const card = await selectCardToCharge(tx, userId, cardId ?? null)
  if (!card) throw new AppError('card_not_available', say('noSavedCard'))
  refuseExpiredCard({ expiryMonth: card.expiry_month, expiryYear: card.expiry_year }, now, timeZone)
  return card
}
