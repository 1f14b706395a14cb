/** Revokes an API key. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectApiKeys, markApiKeyRevoked, type ListedKey } from './store.ts'

/**
 * From the commit on every process refuses it; its streams end. One that was revoked stays as it was.
 * @throws AppError `not_found`
 */
export async function revokeKey(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
): Promise<ListedKey> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock()
    if (!(await markApiKeyRevoked(tx, id, at))) return
    const [row] = await selectApiKeys(tx, id)
    await emit(tx, deps, {
      type: 'api_key.revoked',
      subject: { kind: 'api_key', id: row!.id },
      actor: staff.id,
      data: { name: row!.name },
      at,
    })
  })
  const [row] = await selectApiKeys(deps.db, id)
  if (!row) throw notFound('apiKey')
  return row
}
