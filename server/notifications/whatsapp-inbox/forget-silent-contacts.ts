/** Deletes people who stopped writing by WhatsApp. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { VISITOR_DAYS } from '../../http/callers/chatter.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteSilentContacts } from './store.ts'

/** As long as visitors' chats are kept. A message that WhatsApp sends again comes much sooner. */
export function forgetSilentContacts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const silentSince = new Date(clock().getTime() - VISITOR_DAYS * DAY_MS)
  return inTransaction(db, (tx) => deleteSilentContacts(tx, silentSince))
}
