/** SQL for pictures in tickets and chats. */
import type { Db, Tx } from '../../database/transaction.ts'

/** Which message a picture belongs to. */
export type OfMessage = { ticket_message_id: string } | { chat_message_id: number }

export async function insertPicture(
  tx: Tx,
  row: { picture_id: string; user_id: string | null; created_at: Date },
): Promise<void> {
  await tx.insertInto('message_pictures').values(row).execute()
}

/**
 * Gives somebody's pictures that no message has to one; returns how many there were.
 * @param userId null for who wrote by WhatsApp
 */
export async function assignPicturesToMessage(
  tx: Tx,
  userId: string | null,
  ids: readonly string[],
  message: OfMessage,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('message_pictures')
    .set(message)
    .where('picture_id', 'in', ids)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('ticket_message_id', 'is', null)
    .where('chat_message_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Who may see a picture: who sent it, and whose ticket or chat it is in. */
export function findPicture(db: Db, id: string) {
  return db
    .selectFrom('message_pictures')
    .leftJoin('ticket_messages', 'ticket_messages.id', 'message_pictures.ticket_message_id')
    .leftJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .leftJoin('chat_messages', 'chat_messages.id', 'message_pictures.chat_message_id')
    .leftJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .select([
      'message_pictures.user_id as sender_id',
      'tickets.user_id as ticket_owner_id',
      'ticket_messages.internal',
      'chats.user_id as chat_owner_id',
      'chats.visitor_hash',
    ])
    .where('message_pictures.picture_id', '=', id)
    .executeTakeFirst()
}

/** Removes pictures that no message has since an instant. */
export async function deleteUnsentPictures(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('message_pictures')
    .where('ticket_message_id', 'is', null)
    .where('chat_message_id', 'is', null)
    .where('created_at', '<', since)
    .execute()
}

/** The pictures of a person's tickets and chat, from either side, and those they sent that no message has. */
export function selectPicturesOf(db: Db, userId: string) {
  return db
    .selectFrom('message_pictures')
    .select('picture_id')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb(
          'ticket_message_id',
          'in',
          eb
            .selectFrom('ticket_messages')
            .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
            .select('ticket_messages.id')
            .where('tickets.user_id', '=', userId),
        ),
        eb(
          'chat_message_id',
          'in',
          eb
            .selectFrom('chat_messages')
            .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
            .select('chat_messages.id')
            .where('chats.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('picture_id')
    .execute()
}
