/** Staff answer a contact message: stored, mailed with the message quoted, and told in the bell. */
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { firstWords } from '../../platform/first-words.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { newId } from '../../platform/ids.ts'
import {
  findMessage,
  insertAnswer,
  lockMessage,
  updateMessageStatus,
  type MessageRow,
} from './store.ts'

/** How much of an answer the bell shows; all of it is in the mail. */
const BELL_CHARACTERS = 400

/**
 * @param key the request's Idempotency-Key: the same key answers once
 * @throws AppError `not_found`
 */
export async function answerMessage(
  deps: Deps,
  staff: Person,
  id: string,
  answer: string,
  key: string | null,
): Promise<MessageRow> {
  const { timeZone } = await deps.offer.current()
  const now = deps.clock()
  const answerId = newId(now)
  await inTransaction(deps.db, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw notFound('message')
    const isNew = await insertAnswer(tx, {
      id: answerId,
      message_id: id,
      staff_id: staff.id,
      answer,
      idempotency_key: key,
      created_at: now,
    })
    if (!isNew) return
    await updateMessageStatus(tx, id, 'answered')
    const writtenAt = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(message.created_at)
    await queueMessage(tx, deps, {
      userId: message.user_id,
      to: message.email,
      subject: `Re: ${message.subject}`,
      // Anyone who has an account is greeted by the message itself.
      body: [
        ...(message.user_id === null ? [`Hello ${message.name},`] : []),
        answer,
        `On ${writtenAt} you wrote:`,
        quoted(message.message),
      ].join('\n\n'),
      at: now,
    })
    if (message.user_id !== null)
      await notify(tx, deps, {
        userId: message.user_id,
        subject: `contact-answer:${answerId}`,
        title: `We answered “${message.subject}”`,
        message:
          answer.length > BELL_CHARACTERS
            ? `${firstWords(answer, BELL_CHARACTERS + 1)} All of it is in your mail.`
            : answer,
        link: '/contact',
        at: now,
        bellOnly: true,
      })
    await recordAudit(tx, {
      actorId: staff.id,
      action: 'contact_message.answered',
      subject: { type: 'contact_message', id },
      summary: 'Answered a message of the contact page',
      at: now,
    })
  })
  return (await findMessage(deps.db, id))!
}

/** Without empty lines, at which a mail begins another paragraph. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
