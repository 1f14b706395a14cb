/** Stores a message of a chat's customer, wherever it was written. */
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertChatMessage, type ChatRow } from './store.ts'

interface CustomerMessage {
  text: string
  /** The same one is stored once. */
  clientId: string
  byWhatsApp?: boolean
  at: Date
}

/**
 * @param chat locked, as it was before
 * @returns its id; null where it is stored already
 */
export async function storeCustomerMessage(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  chat: ChatRow,
  { text, clientId, byWhatsApp = false, at }: CustomerMessage,
): Promise<number | null> {
  const messageId = await insertChatMessage(tx, {
    chat_id: chat.id,
    author: 'customer',
    body: text,
    client_id: clientId,
    by_whatsapp: byWhatsApp,
    created_at: at,
  })
  if (messageId === null) return null
  if (chat.status !== 'open' || chat.customer_last <= chat.answered_until)
    await emit(tx, deps, {
      type: 'chat.asked',
      subject: { kind: 'chat', id: chat.id },
      actor: chat.user_id,
      data: { userId: chat.user_id },
      at,
    })
  return messageId
}
