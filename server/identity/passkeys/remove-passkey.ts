/** Removes one of a person's passkeys. */
import { inTransaction } from '../../database/transaction.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { newId } from '../../platform/ids.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { cleanUpAfterFactorRemoval } from '../accounts/sessions/second-factor.ts'
import { deletePasskey } from './store.ts'

/** @throws AppError `not_found` */
export async function removePasskey(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  person: { id: string; email: string },
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock()
    const name = await deletePasskey(tx, person.id, id)
    if (name === undefined) throw new AppError('not_found', say('passkeyGone'))
    await cleanUpAfterFactorRemoval(tx, deps, person)
    await queueMessage(tx, deps, {
      id: newId(at),
      userId: person.id,
      to: person.email,
      kind: 'passkey.removed',
      params: { name },
      link: '/profile',
      at,
    })
  })
}
