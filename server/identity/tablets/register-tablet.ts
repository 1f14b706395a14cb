/** Registers a browser as a shared tablet. */
import { randomBytes } from 'node:crypto'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Session } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { tabletHash } from '../accounts/sessions/shared-tablet.ts'
import { insertTablet } from './store.ts'

/**
 * The session that it is asked in ends: nobody stays signed in on a tablet but by unlocking it.
 * @returns the tablet's id, and the token for its cookie, which is stored nowhere else
 */
export async function registerTablet(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  session: Session,
  name: string,
): Promise<{ id: string; token: string }> {
  const at = deps.clock()
  const id = newId(at)
  const token = randomBytes(32).toString('base64url')
  await inTransaction(deps.db, async (tx) => {
    await insertTablet(tx, {
      id,
      name,
      token_hash: tabletHash(token),
      registered_by: session.person.id,
      registered_at: at,
    })
    await endReplacedSession(tx, session)
    await emit(tx, deps, {
      type: 'tablet.registered',
      subject: { kind: 'tablet', id },
      actor: session.person.id,
      data: { name },
      at,
    })
  })
  return { id, token }
}
