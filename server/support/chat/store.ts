/** SQL for chats and their messages. */
import type { ChatStatus } from '#domain/help/chats.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { ChatMessagesTable, ChatsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { isSameNumber } from '../../notifications/find-people-by-phone.ts'
import type { Chatter } from '../../http/callers/chatter.ts'
import { pictureIdsOf } from '../pictures/pictures-of.ts'

/** How many messages a thread shows at once. */
const SHOWN = 50

export type ChatRow = Selectable<ChatsTable>
export type MessageRow = Selectable<ChatMessagesTable> & {
  /** The ids of its pictures. */
  pictures: string[]
}

/** A person's or a browser's chat, if it has begun. */
export function findChat(db: Db, chatter: Chatter): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where(
      chatter.kind === 'customer' ? 'user_id' : 'visitor_hash',
      '=',
      chatter.kind === 'customer' ? chatter.userId : chatter.hash,
    )
    .executeTakeFirst()
}

/** Stores a chat unless its person or browser has one. */
export async function insertChat(db: Db, row: Insertable<ChatsTable>): Promise<void> {
  await db
    .insertInto('chats')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a chat until `tx` ends, so that its messages get their ids in the order they are committed in. */
export function lockChat(tx: Tx, id: string): Promise<ChatRow | undefined> {
  return tx.selectFrom('chats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @returns its id; null when the chat has a message of this author's with the same client id */
export async function insertChatMessage(
  tx: Tx,
  row: Insertable<ChatMessagesTable>,
): Promise<number | null> {
  const stored = await tx
    .insertInto('chat_messages')
    .values(row)
    .onConflict((conflict) => conflict.constraint('chat_messages_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}

/** Whether a chat got an automatic message since an instant. */
export async function hasAutomaticMessageSince(
  tx: Tx,
  chatId: string,
  since: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('chat_messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'auto')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function selectMessages(db: Db) {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .select(pictureIdsOf('chat_messages').as('pictures'))
}

/** The latest messages, or those before one, oldest first; and whether there are older ones. */
export async function selectChatMessages(
  db: Db,
  chatId: string,
  before?: number,
): Promise<{ messages: MessageRow[]; hasOlder: boolean }> {
  const rows = await selectMessages(db)
    .where('chat_id', '=', chatId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute()
  return { messages: rows.slice(0, SHOWN).toReversed(), hasOlder: rows.length > SHOWN }
}

/** Notes how far one side has read: never back, and never beyond what there is. */
export async function markChatSeen(
  db: Db,
  id: string,
  side: 'customer' | 'staff',
  messageId: number,
): Promise<void> {
  const column = side === 'customer' ? 'customer_seen' : 'staff_seen'
  await db
    .updateTable('chats')
    .set({ [column]: sql<number>`least(${messageId}::bigint, last_message_id)` })
    .where('id', '=', id)
    .where(column, '<', sql<number>`least(${messageId}::bigint, last_message_id)`)
    .execute()
}

/** Closing a chat answers what was written in it so far. */
export async function updateChatStatus(tx: Tx, id: string, status: ChatStatus): Promise<void> {
  await tx
    .updateTable('chats')
    .set({
      status,
      ...(status === 'closed' && { answered_until: sql<number>`last_message_id` }),
    })
    .where('id', '=', id)
    .execute()
}

/** A chat with whose it is and what waits, as staff see it. */
function selectStaffChats(db: Db) {
  return (
    db
      .selectFrom('chats')
      .leftJoin('users', 'users.id', 'chats.user_id')
      // A customer's contact counts as long as the number is theirs.
      .leftJoin('whatsapp_contacts', (join) =>
        join.onRef('whatsapp_contacts.chat_id', '=', 'chats.id').on(
          sql<boolean>`(chats.user_id is null or users.phone_proven_at is not null
            and ${isSameNumber('users.phone', 'whatsapp_contacts.phone')})`,
        ),
      )
      .selectAll('chats')
      .select([
        'users.name as customer_name',
        'users.email as customer_email',
        'users.language as customer_language',
        'whatsapp_contacts.id as contact_id',
        'whatsapp_contacts.whatsapp_user_id as contact_user_id',
        'whatsapp_contacts.phone as contact_phone',
        'whatsapp_contacts.last_message_at as wrote_by_whatsapp_at',
      ])
      .select((eb) => [
        eb
          .selectFrom('chat_messages')
          .select('by_whatsapp')
          .whereRef('chat_messages.id', '=', 'chats.customer_last')
          .as('is_last_by_whatsapp'),
        eb
          .exists(
            eb
              .selectFrom('chat_messages')
              .innerJoin('outbox_messages', 'outbox_messages.chat_message_id', 'chat_messages.id')
              .select('chat_messages.id')
              .whereRef('chat_messages.chat_id', '=', 'chats.id')
              .whereRef('chat_messages.id', '>', 'chats.customer_last')
              .where(sql`outbox_messages.parts -> 0 ->> 'kind'`, '=', 'chat.waiting')
              .where('outbox_messages.status', '<>', 'failed'),
          )
          .$castTo<boolean>()
          .as('is_asked_again'),
        eb
          .selectFrom('chat_messages')
          .select((count) => count.fn.countAll<number>().as('unread'))
          .whereRef('chat_messages.chat_id', '=', 'chats.id')
          .whereRef('chat_messages.id', '>', 'chats.staff_seen')
          .where('chat_messages.author', '=', 'customer')
          .as('unread'),
        eb
          .selectFrom('chat_messages')
          .select((count) => count.fn.countAll<number>().as('waiting'))
          .whereRef('chat_messages.chat_id', '=', 'chats.id')
          .whereRef('chat_messages.id', '>', 'chats.answered_until')
          .where('chat_messages.author', '=', 'customer')
          .as('waiting'),
        eb
          .selectFrom('chat_messages')
          .select('chat_messages.created_at')
          .whereRef('chat_messages.chat_id', '=', 'chats.id')
          .whereRef('chat_messages.id', '>', 'chats.answered_until')
          .where('chat_messages.author', '=', 'customer')
          .orderBy('chat_messages.id')
          .limit(1)
          .as('waiting_since'),
      ])
  )
}

export type StaffChatRow = NonNullable<Awaited<ReturnType<typeof findStaffChat>>>

export function findStaffChat(db: Db, id: string) {
  return selectStaffChats(db)
    .where('chats.id', '=', id)
    .where('chats.last_human_id', '>', 0)
    .executeTakeFirst()
}

/** The latest message of a person first; one more than `limit` when there are more. */
export function listStaffChats(
  db: Db,
  filter: { limit: number; cursor?: number | undefined; status?: ChatStatus | undefined },
) {
  return selectStaffChats(db)
    .where('chats.last_human_id', '>', 0)
    .$if(filter.cursor !== undefined, (query) =>
      query.where('chats.last_human_id', '<', filter.cursor!),
    )
    .$if(filter.status !== undefined, (query) => query.where('chats.status', '=', filter.status!))
    .orderBy('chats.last_human_id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}

export type FateRow = Awaited<ReturnType<typeof selectFates>>[number]

/** The messages that brought these of a chat to their reader. */
export function selectFates(db: Db, messageIds: readonly number[]) {
  return db
    .selectFrom('outbox_messages')
    .select(['chat_message_id', 'status', 'delivered_at', 'read_at', 'last_error'])
    .where('chat_message_id', '=', sql<number>`any(${[...messageIds]}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Messages by their ids. */
export function selectChatMessagesByIds(db: Db, ids: number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectMessages(db).where('id', 'in', ids).execute()
}

/** Customers' chats whose last word is staff's, unseen for a while and not notified of. */
export async function findUnseenChats(db: Db, writtenBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('chats')
    .select('id')
    .where('user_id', 'is not', null)
    .whereRef('last_message_id', '>', 'customer_seen')
    .whereRef('last_message_id', '>', 'notified_until')
    .where('last_message_at', '<=', writtenBefore)
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Staff's messages after one, oldest first. */
export function selectStaffMessagesAfter(
  tx: Tx,
  chatId: string,
  after: number,
): Promise<MessageRow[]> {
  return selectMessages(tx)
    .where('chat_id', '=', chatId)
    .where('id', '>', after)
    .where('author', '=', 'staff')
    .orderBy('id')
    .execute()
}

export async function updateChatNotifiedUntil(
  tx: Tx,
  id: string,
  messageId: number,
): Promise<void> {
  await tx.updateTable('chats').set({ notified_until: messageId }).where('id', '=', id).execute()
}

/** Forgets visitors' chats that have been silent since an instant. */
export async function deleteVisitorChats(db: Db, silentSince: Date): Promise<void> {
  await db
    .deleteFrom('chats')
    .where('user_id', 'is', null)
    .where('last_message_at', '<', silentSince)
    .execute()
}

/** Tells every process, and through them the other side, that somebody is typing; nothing is stored. */
export async function notifyTyping(db: Db, id: string, by: 'customer' | 'staff'): Promise<void> {
  await sql`
    select pg_notify('help_desk', json_build_object(
      'kind', 'typing', 'id', id, 'userId', user_id, 'by', ${by}::text)::text)
    from chats where id = ${id}`.execute(db)
}
