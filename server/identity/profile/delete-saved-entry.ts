/** Deletes a saved address or card that is not the default; a card is deleted at the payment service too. */
import { inTransaction } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { isCardInUse, queueCardRemoval } from './remove-detached-cards.ts'
import { lockSavedEntries } from './lock-saved-entries.ts'
import { deleteNonDefaultEntry, findCardToken } from './store.ts'

const RECORDS = {
  addresses: { what: 'address', isDefault: say('defaultAddressKept') },
  cards: { what: 'card', isDefault: say('defaultCardKept') },
} as const

/** @throws AppError `not_found`, `default_kept` */
export async function deleteSavedEntry(
  deps: Pick<Deps, 'db' | 'jobs' | 'payments' | 'clock'>,
  table: 'addresses' | 'cards',
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockSavedEntries(tx, table, userId)
    const card = table === 'cards' ? await findCardToken(tx, userId, id) : undefined
    const outcome = await deleteNonDefaultEntry(tx, table, userId, id)
    if (outcome === 'missing') throw notFound(RECORDS[table].what)
    if (outcome === 'default') throw new AppError('default_kept', RECORDS[table].isDefault)
    if (card !== undefined && !(await isCardInUse(tx, card)))
      await queueCardRemoval(tx, deps, [card], { withPayer: false, now: deps.clock() })
  })
}
