/** SQL for contact messages and their answers. */
import type { InquiryStatus } from '#domain/help/inquiries.ts'
import type { Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { matchesTypedText } from '../../database/like-pattern.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export async function insertContactMessage(
  tx: Tx,
  row: Insertable<Tables['contact_messages']>,
): Promise<void> {
  await tx.insertInto('contact_messages').values(row).execute()
}

/** What an earlier request with this key asked for, as its hash. */
export async function findMessageHashByKey(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('request_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.request_hash ?? null
}

/** What a search looks into. */
const MESSAGE_TEXTS = ['name', 'email', 'subject', 'message'] as const

/** Newest first; one more than `limit` when there are more. */
export function selectContactMessages(
  db: Db,
  filter: {
    limit: number
    cursor?: string | undefined
    q?: string | undefined
    status?: InquiryStatus | undefined
  },
) {
  const q = filter.q?.trim() ?? ''
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(filter.cursor !== undefined, (query) => query.where('id', '<', filter.cursor!))
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!))
    .$if(q !== '', (query) =>
      // Found by the index of words first, however few of the newest match.
      query.where('id', 'in', (eb) =>
        MESSAGE_TEXTS.map((text) =>
          eb.selectFrom('contact_messages').select('id').where(matchesTypedText(text, q)),
        ).reduce((all, one) => all.union(one)),
      ),
    )
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

/** A message with its answers, oldest first. */
export function findContactMessage(db: Db, id: string) {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_answers')
          .leftJoin('users', 'users.id', 'contact_answers.staff_id')
          .select([
            'contact_answers.id',
            'contact_answers.answer',
            'contact_answers.created_at',
            'users.name as staff_name',
          ])
          .whereRef('contact_answers.message_id', '=', 'contact_messages.id')
          .orderBy('contact_answers.id'),
      ).as('answers'),
    )
    .where('contact_messages.id', '=', id)
    .executeTakeFirst()
}

/** Locks a message until `tx` ends. */
export function lockContactMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** False when an answer with this key is there already. */
export async function insertContactAnswer(
  tx: Tx,
  row: Insertable<Tables['contact_answers']>,
): Promise<boolean> {
  const stored = await tx
    .insertInto('contact_answers')
    .values(row)
    .onConflict((conflict) => conflict.constraint('contact_answers_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function findContactAnswer(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('contact_answers')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.answer
}

export async function updateContactMessageStatus(
  tx: Tx,
  id: string,
  status: InquiryStatus,
): Promise<void> {
  await tx.updateTable('contact_messages').set({ status }).where('id', '=', id).execute()
}
