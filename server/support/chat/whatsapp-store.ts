/** SQL for chats of people who write by WhatsApp. */
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { insertChat, lockChat, type ChatRow } from './store.ts'

/** Begins the chat of a person whom no account is known of. */
export async function insertStrangersChat(tx: Tx, name: string, at: Date): Promise<string> {
  const id = newId(at)
  await insertChat(tx, { id, visitor_name: name, created_at: at, last_message_at: at })
  return id
}

/** A customer's chat, begun where they had none. */
export async function openCustomersChat(tx: Tx, userId: string, at: Date): Promise<string> {
  await insertChat(tx, { id: newId(at), user_id: userId, created_at: at, last_message_at: at })
  const { id } = await tx
    .selectFrom('chats')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}

/** From now on a contact's messages are read in this chat, and no other contact's. */
export async function setChatOfContact(tx: Tx, contactId: string, chatId: string): Promise<void> {
  await tx
    .updateTable('whatsapp_contacts')
    .set({ chat_id: null })
    .where('chat_id', '=', chatId)
    .where('id', '<>', contactId)
    .execute()
  await tx
    .updateTable('whatsapp_contacts')
    .set({ chat_id: chatId })
    .where('id', '=', contactId)
    .execute()
}

export async function requireLockedChat(tx: Tx, id: string): Promise<ChatRow> {
  const chat = await lockChat(tx, id)
  if (!chat) throw new Error(`The chat ${id} is gone.`)
  return chat
}
