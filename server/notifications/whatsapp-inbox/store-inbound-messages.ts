/** Stores messages that came by WhatsApp, each once, for those who handle them. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { InboundMessage } from './inbound-message.ts'
import { insertInboundMessage, lockContacts, selectStoredIds, storeContact } from './store.ts'

/**
 * Once it returns, the messages outlast this process, so WhatsApp need not send them again. Those that are stored
 * already change nothing.
 * @param messages in any order
 */
export async function storeInboundMessages(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  messages: readonly InboundMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const { db, clock, jobs } = deps
  const stored = await selectStoredIds(
    db,
    messages.map(({ id }) => id),
  )
  const news = messages.filter(({ id }) => !stored.has(id))
  if (news.length === 0) return
  await inTransaction(db, async (tx) => {
    await lockContacts(tx)
    const now = clock()
    const wrote = new Set<string>()
    for (const message of news) {
      const contactId = await storeContact(tx, message, now)
      if (await insertInboundMessage(tx, contactId, message, now)) wrote.add(contactId)
    }
    const waiting = [...wrote].map((contactId) => ({ contactId }))
    await jobs.enqueue(tx, 'handle-whatsapp-messages', ...waiting)
  })
}
