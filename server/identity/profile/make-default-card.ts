/** Sets the default card. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockSavedEntries } from './lock-saved-entries.ts'
import { clearDefaultEntry, updateDefaultCard, type CardRow } from './store.ts'

/** @throws AppError `not_found` */
export function makeDefaultCard(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  cardId: string,
): Promise<CardRow> {
  return inTransaction(db, async (tx) => {
    await lockSavedEntries(tx, 'cards', userId)
    await clearDefaultEntry(tx, 'cards', userId)
    const row = await updateDefaultCard(tx, userId, cardId)
    if (!row) throw notFound('card')
    return row
  })
}
