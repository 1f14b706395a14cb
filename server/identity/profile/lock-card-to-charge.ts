/** Finds a saved card with its payment token, and updates the payment service's id for it. */
import type { Tx } from '../../database/transaction.ts'
import { selectCardToCharge, updateCardToken, type CardRow } from './store.ts'

/**
 * It can't be deleted until `tx` ends.
 * @param cardId one of the person's own; their default if null
 * @returns undefined when there is no such card
 */
export function lockCardToCharge(
  tx: Tx,
  userId: string,
  cardId: string | null,
): Promise<CardRow | undefined> {
  return selectCardToCharge(tx, userId, cardId)
}

/** Where the card has been deleted, there is nothing to keep. */
export function saveCardToken(tx: Tx, cardId: string, token: string): Promise<void> {
  return updateCardToken(tx, cardId, token)
}
