/** Queues a message that is not a notification: to the laundry, or to one address. */
import { wordMessage } from '#words/message.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { MailAddress } from '../../platform/mail/compose-mail.ts'
import { isAwaited, type SendableMessage } from '../message-kinds.ts'
import { insertQueuedMessage } from './store.ts'

/** What is mailed, by its kind and parameters, and to whom. */
export type OutboxMessageInput = SendableMessage & Addressed

interface Addressed {
  /** A new one if left out. */
  id?: string
  /** Whose words or details it holds; it goes when this person is erased. */
  userId: string | null
  /** An email address; to nobody, where it is empty. */
  to: string
  /** Whom an answer goes to; only messages to the laundry have one. */
  replyTo?: MailAddress
  /** A path of this site. */
  link?: string
  at: Date
}

/**
 * Stored and enqueued in the transaction of the change that it is about. During quiet hours it waits for their end,
 * unless its reader waits for it.
 */
export async function queueMessage(
  tx: Tx,
  { jobs, staffWords }: Pick<Deps, 'jobs' | 'staffWords'>,
  input: OutboxMessageInput,
): Promise<void> {
  const { at, id = newId(at), userId, to, replyTo, link, kind, params = {} } = input
  if (to === '') return
  const canWait = !isAwaited(input)
  const message = await insertQueuedMessage(tx, canWait ? at : null, {
    id,
    user_id: userId,
    notification_id: null,
    channel: 'email',
    recipient: to,
    reply_to_name: replyTo?.name ?? null,
    reply_to_address: replyTo?.address ?? null,
    search_text: wordMessage(staffWords, input).title,
    parts: JSON.stringify([{ kind, params, ...(canWait && { canWait }) }] satisfies MessagePart[]),
    link: link ?? null,
    last_error: null,
    created_at: at,
    sent_at: null,
  })
  if (message.due_at === null) await jobs.enqueue(tx, 'deliver-letter', { letterId: id })
  else
    await jobs.enqueueAt(tx, 'deliver-letter', {
      at: message.due_at,
      job: { letterId: id, revision: message.revision },
    })
}
