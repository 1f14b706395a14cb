/** Staff close a contact message, or open it again. */
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { findMessage, lockMessage, updateMessageStatus, type MessageRow } from './store.ts'

/**
 * The status it already has changes nothing.
 * @throws AppError `not_found`
 */
export async function setMessageStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  id: string,
  status: 'open' | 'closed',
): Promise<MessageRow> {
  await inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw notFound('message')
    if (message.status === status) return
    await updateMessageStatus(tx, id, status)
    await recordAudit(tx, {
      actorId: staff.id,
      action: status === 'closed' ? 'contact_message.closed' : 'contact_message.reopened',
      subject: { type: 'contact_message', id },
      summary: `${status === 'closed' ? 'Closed' : 'Reopened'} a message of the contact page`,
      details: { from: message.status, to: status },
      at: clock(),
    })
  })
  return (await findMessage(db, id))!
}
