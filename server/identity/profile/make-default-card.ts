/** Sets the default card. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockSaved } from './lock-saved.ts'
import { clearDefault, updateDefaultCard, type CardRow } from './store.ts'

/** @throws AppError `not_found` */
export function makeDefaultCard(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  cardId: string,
): Promise<CardRow> {
  return inTransaction(db, async (tx) => {
    await lockSaved(tx, 'cards', userId)
    await clearDefault(tx, 'cards', userId)
    const row = await updateDefaultCard(tx, userId, cardId)
    if (!row) throw notFound('card')
    return row
  })
}
