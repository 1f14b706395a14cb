/** Hands messages that came by WhatsApp to those who handle them, in the order in which they were written. */
import type { Deps } from '../../platform/deps.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import type { InboundHandler, ReceivedMessage } from './inbound-message.ts'
import { findCustomerByNumber } from './find-customer-by-number.ts'
import { findUnhandledMessage, markMessageHandled } from './store.ts'

type Job = Queues['handle-whatsapp-messages']

/**
 * @param handlers asked in this order; the last one takes every message
 * @returns the jobs to try again, each with why
 */
export async function handleInboundMessages(
  deps: Deps,
  jobs: readonly Job[],
  handlers: readonly InboundHandler[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs) {
    try {
      await handleMessagesOf(deps, job.contactId, handlers)
    } catch (error) {
      again.set(job, error)
    }
  }
  return again
}

async function handleMessagesOf(
  deps: Deps,
  contactId: string,
  handlers: readonly InboundHandler[],
): Promise<void> {
  for (;;) {
    const message = await findMessage(deps, contactId)
    if (!message) return
    await handle(deps, message, handlers)
  }
}

async function handle(
  deps: Deps,
  message: ReceivedMessage,
  handlers: readonly InboundHandler[],
): Promise<void> {
  for (const handler of handlers) if (await handler.handle(deps, message)) return
  throw new Error(`No handler took the message ${message.id}.`)
}

async function findMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contactId: string,
): Promise<ReceivedMessage | null> {
  const row = await findUnhandledMessage(db, contactId)
  if (!row) return null
  const { id, phone } = row
  return {
    id,
    sentAt: row.sent_at,
    receivedAt: row.received_at,
    repliesTo: row.replies_to,
    content: row.content!,
    contact: {
      id: contactId,
      userId: row.whatsapp_user_id,
      phone,
      name: row.name,
      chatId: row.chat_id,
    },
    customer: await findCustomerByNumber(db, phone),
    take: (tx) => markMessageHandled(tx, { id, contactId }, clock()),
  }
}
