/** Answers a contact message, by staff. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import {
  findContactMessage,
  insertContactAnswer,
  lockContactMessage,
  updateContactMessageStatus,
  type MessageRow,
} from './store.ts'

/**
 * @param key the request's Idempotency-Key: the same key answers once
 * @throws AppError `not_found`
 */
export async function answerContactMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  answer: string,
  key: string | null,
): Promise<MessageRow> {
  const now = deps.clock()
  const answerId = newId(now)
  await inTransaction(deps.db, async (tx) => {
    const message = await lockContactMessage(tx, id)
    if (!message) throw notFound('message')
    const isNew = await insertContactAnswer(tx, {
      id: answerId,
      message_id: id,
      staff_id: staff.id,
      answer,
      idempotency_key: key,
      created_at: now,
    })
    if (!isNew) return
    await updateContactMessageStatus(tx, id, 'answered')
    await emit(tx, deps, {
      type: 'contact_message.answered',
      subject: { kind: 'contact_message', id },
      actor: staff.id,
      data: { userId: message.user_id, answerId },
      at: now,
    })
  })
  return (await findContactMessage(deps.db, id))!
}
