/** Queues a text message that answers one of a person's own. */
import { wordMessage } from '#words/message.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { SendableMessage } from '../message-kinds.ts'
import { insertQueuedMessage } from './store.ts'

interface TextToPerson {
  userId: string
  phone: string
  said: SendableMessage
  /** A path of this site. */
  link: string
  at: Date
}

/** Stored and enqueued in the transaction of what it answers; it leaves at once, for its reader waits for it. */
export async function queueTextToPerson(
  tx: Tx,
  { jobs, staffWords }: Pick<Deps, 'jobs' | 'staffWords'>,
  { userId, phone, said, link, at }: TextToPerson,
): Promise<void> {
  const id = newId(at)
  await insertQueuedMessage(tx, null, {
    id,
    user_id: userId,
    channel: 'sms',
    recipient: phone,
    search_text: wordMessage(staffWords, said).title,
    parts: JSON.stringify([{ kind: said.kind, params: said.params ?? {} }] satisfies MessagePart[]),
    link,
    created_at: at,
  })
  await jobs.enqueue(tx, 'deliver-letter', { letterId: id })
}
