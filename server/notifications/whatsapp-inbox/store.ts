/** SQL for people who write by WhatsApp, and their messages. */
import { sql, type DeleteQueryBuilder, type DeleteResult } from 'kysely'
import { internationalDigits } from '#domain/accounts/phone.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { InboundMessage } from './inbound-message.ts'

/** Which of these messages are stored already. */
export async function selectStoredIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('whatsapp_messages')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Lets one transaction at a time say who writes, so that an id and a number of one person meet; until `tx` ends. */
export async function lockContacts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(3, 0)`.execute(tx)
}

/**
 * Stores who wrote, or finds them: by WhatsApp's id, else by the number that had none. A number that comes with another
 * id has another owner.
 * @returns the contact's id
 */
export async function storeContact(
  tx: Tx,
  { sender: { userId, phone, name }, sentAt }: InboundMessage,
  now: Date,
): Promise<string> {
  const contacts = await tx
    .selectFrom('whatsapp_contacts')
    .select(['id', 'whatsapp_user_id', 'phone'])
    .where((eb) => eb.or([eb('whatsapp_user_id', '=', userId), eb('phone', '=', phone)]))
    .forUpdate()
    .execute()
  const ofPhone = contacts.find((each) => each.phone !== null && each.phone === phone)
  const found =
    userId === null
      ? ofPhone
      : (contacts.find((each) => each.whatsapp_user_id === userId) ??
        (ofPhone?.whatsapp_user_id === null ? ofPhone : undefined))
  if (ofPhone && ofPhone.id !== found?.id) await takeNumberFrom(tx, ofPhone)
  if (!found) {
    const id = newId(now)
    await tx
      .insertInto('whatsapp_contacts')
      .values({
        id,
        whatsapp_user_id: userId,
        phone,
        name,
        last_message_at: sentAt,
        created_at: now,
      })
      .execute()
    return id
  }
  await tx
    .updateTable('whatsapp_contacts')
    .set((eb) => ({
      whatsapp_user_id: userId ?? eb.ref('whatsapp_user_id'),
      phone: phone ?? eb.ref('phone'),
      name: name ?? eb.ref('name'),
      last_message_at: eb.fn<Date>('greatest', ['last_message_at', eb.val(sentAt)]),
    }))
    .where('id', '=', found.id)
    .execute()
  return found.id
}

/** Who is known by a number alone has nothing left to be known by. */
async function takeNumberFrom(
  tx: Tx,
  { id, whatsapp_user_id: userId }: { id: string; whatsapp_user_id: string | null },
): Promise<void> {
  await (userId === null
    ? tx.deleteFrom('whatsapp_contacts').where('id', '=', id).execute()
    : tx.updateTable('whatsapp_contacts').set({ phone: null }).where('id', '=', id).execute())
}

/** @returns false where it is stored already */
export async function insertInboundMessage(
  tx: Tx,
  contactId: string,
  { id, sentAt, content, repliesTo }: InboundMessage,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('whatsapp_messages')
    .values({
      id,
      contact_id: contactId,
      sent_at: sentAt,
      received_at: now,
      replies_to: repliesTo,
      content: JSON.stringify(content),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The earliest message of a person that waits to be handled, with its sender. */
export function findUnhandledMessage(db: Db, contactId: string) {
  return db
    .selectFrom('whatsapp_messages')
    .innerJoin('whatsapp_contacts', 'whatsapp_contacts.id', 'whatsapp_messages.contact_id')
    .select([
      'whatsapp_messages.id',
      'whatsapp_messages.sent_at',
      'whatsapp_messages.received_at',
      'whatsapp_messages.replies_to',
      'whatsapp_messages.content',
      'whatsapp_contacts.id as contact_id',
      'whatsapp_contacts.whatsapp_user_id',
      'whatsapp_contacts.phone',
      'whatsapp_contacts.name',
      'whatsapp_contacts.chat_id',
    ])
    .where('contact_id', '=', contactId)
    .where('handled_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('whatsapp_messages.id')
    .executeTakeFirst()
}

/** Marks a message as handled, and forgets what it says; false where that was done. Locks its contact first. */
export async function markMessageHandled(
  tx: Tx,
  { id, contactId }: { id: string; contactId: string },
  at: Date,
): Promise<boolean> {
  await tx
    .selectFrom('whatsapp_contacts')
    .select('id')
    .where('id', '=', contactId)
    .forUpdate()
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('whatsapp_messages')
    .set({ handled_at: at, content: null })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteSilentContacts(tx: Tx, silentSince: Date): Promise<void> {
  await deleteContacts(tx, (query) => query.where('last_message_at', '<', silentSince))
}

type ContactsToDelete = DeleteQueryBuilder<Tables, 'whatsapp_contacts', DeleteResult>

/** What they wrote goes with them, and so do answers that belong to no account: they name a number, or WhatsApp's id. */
async function deleteContacts(
  tx: Tx,
  among: (query: ContactsToDelete) => ContactsToDelete,
): Promise<void> {
  const gone = await among(tx.deleteFrom('whatsapp_contacts'))
    .returning(['whatsapp_user_id', 'phone'])
    .execute()
  if (gone.length === 0) return
  const addresses = gone.flatMap(({ whatsapp_user_id: id, phone }) =>
    [id, phone && `+${phone}`].filter((address) => address !== null),
  )
  await tx
    .deleteFrom('outbox_messages')
    .where('user_id', 'is', null)
    .where('channel', '=', 'whatsapp')
    .where('recipient', '=', sql<string>`any(${addresses}::text[])`)
    .execute()
}

/**
 * People who write for a customer: in their chat, or without one from their proven number or in answer to their messages.
 */
async function findContactsOf(db: Db, userId: string): Promise<string[]> {
  const person = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .where('phone_proven_at', 'is not', null)
    .executeTakeFirst()
  const found = await db
    .selectFrom('whatsapp_contacts as contact')
    .leftJoin('chats', 'chats.id', 'contact.chat_id')
    .select('contact.id')
    .where((eb) => {
      const answers = eb
        .selectFrom('whatsapp_messages as answer')
        .innerJoin('outbox_messages as sent', 'sent.carrier_id', 'answer.replies_to')
        .select('answer.id')
        .whereRef('answer.contact_id', '=', 'contact.id')
        .where('sent.user_id', '=', userId)
      return eb.or([
        eb('chats.user_id', '=', userId),
        eb.and([
          eb('contact.chat_id', 'is', null),
          eb.or([
            eb('contact.phone', '=', person ? internationalDigits(person.phone) : null),
            eb.exists(answers),
          ]),
        ]),
      ])
    })
    .orderBy('contact.id')
    .execute()
  return found.map(({ id }) => id)
}

/** As the export has them. */
export async function selectContactsOf(db: Db, userId: string) {
  const ids = await findContactsOf(db, userId)
  if (ids.length === 0) return []
  return db
    .selectFrom('whatsapp_contacts')
    .select([
      'whatsapp_user_id as whatsAppUserId',
      'phone',
      'name',
      'last_message_at as lastMessageAt',
    ])
    .where('id', 'in', ids)
    .execute()
}

/** Until `tx` ends. */
export async function lockContactsOf(tx: Tx, userId: string): Promise<void> {
  const ids = await findContactsOf(tx, userId)
  if (ids.length === 0) return
  await tx
    .selectFrom('whatsapp_contacts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function deleteContactsOf(tx: Tx, userId: string): Promise<void> {
  const ids = await findContactsOf(tx, userId)
  if (ids.length > 0) await deleteContacts(tx, (query) => query.where('id', 'in', ids))
}
