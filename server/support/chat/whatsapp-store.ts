/** SQL for chats of people who write by WhatsApp. */
import type { Updateable } from 'kysely'
import type { ChatsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { isSameNumber } from '../../notifications/find-people-by-phone.ts'
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

/**
 * From now on a contact's messages are read in this chat, and no other contact's.
 * @param earlierChatId the chat that was joined to it
 */
export async function setChatOfContact(
  tx: Tx,
  contactId: string,
  chatId: string,
  earlierChatId?: string,
): Promise<void> {
  await tx
    .updateTable('whatsapp_contacts')
    .set({ chat_id: null })
    .where('chat_id', '=', chatId)
    .where('id', '<>', contactId)
    .execute()
  await tx
    .updateTable('whatsapp_contacts')
    .set({ chat_id: chatId, ...(earlierChatId && { earlier_chat_id: earlierChatId }) })
    .where('id', '=', contactId)
    .execute()
}

export async function requireLockedChat(tx: Tx, id: string): Promise<ChatRow> {
  const chat = await lockChat(tx, id)
  if (!chat) throw new Error(`The chat ${id} is gone.`)
  return chat
}

/** The contacts with a chat of their own and a number that a customer has proven. */
export async function findStrangersToJoin(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('whatsapp_contacts')
    .innerJoin('chats', 'chats.id', 'whatsapp_contacts.chat_id')
    .innerJoin('users', (join) => join.on(isSameNumber('users.phone', 'whatsapp_contacts.phone')))
    .select('whatsapp_contacts.id')
    .distinct()
    .where('chats.user_id', 'is', null)
    .where('users.role', '=', 'customer')
    .where('users.phone_proven_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export function lockContact(tx: Tx, id: string) {
  return tx
    .selectFrom('whatsapp_contacts')
    .select(['phone', 'chat_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** With the outbox messages that brought answers, so that they are erased with their customer. */
export async function moveChatMessages(
  tx: Tx,
  { from, to, customerId }: { from: string; to: string; customerId: string },
): Promise<void> {
  await tx
    .updateTable('outbox_messages')
    .set({ user_id: customerId })
    .where('chat_message_id', 'in', (eb) =>
      eb.selectFrom('chat_messages').select('chat_messages.id').where('chat_id', '=', from),
    )
    .execute()
  await tx.updateTable('chat_messages').set({ chat_id: to }).where('chat_id', '=', from).execute()
}

export async function updateJoinedChat(
  tx: Tx,
  id: string,
  state: Updateable<ChatsTable>,
): Promise<void> {
  await tx.updateTable('chats').set(state).where('id', '=', id).execute()
}

/** Once its messages have moved. */
export async function deleteJoinedChat(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('chats').where('id', '=', id).execute()
}

/** The id of the chat that another one was joined to; its own where it wasn't. */
export async function currentChatId(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('whatsapp_contacts')
    .select('chat_id')
    .where('earlier_chat_id', '=', id)
    .where('chat_id', 'is not', null)
    .executeTakeFirst()
  return row?.chat_id ?? id
}
