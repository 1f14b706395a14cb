/** Closes or reopens a contact message. */
import type { SetInquiryStatus } from '#domain/help/inquiries.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import {
  findContactMessage,
  lockContactMessage,
  updateContactMessageStatus,
  type MessageRow,
} from './store.ts'

/**
 * The status it already has changes nothing.
 * @throws AppError `not_found`
 */
export async function setContactMessageStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  status: SetInquiryStatus,
): Promise<MessageRow> {
  await inTransaction(deps.db, async (tx) => {
    const message = await lockContactMessage(tx, id)
    if (!message) throw notFound('message')
    if (message.status === status) return
    await updateContactMessageStatus(tx, id, status)
    const { user_id: userId, status: from } = message
    const about = { subject: { kind: 'contact_message', id }, actor: staff.id, at: deps.clock() }
    await emit(
      tx,
      deps,
      status === 'closed'
        ? { ...about, type: 'contact_message.closed', data: { userId, from, to: status } }
        : { ...about, type: 'contact_message.reopened', data: { userId, from, to: status } },
    )
  })
  return (await findContactMessage(deps.db, id))!
}
