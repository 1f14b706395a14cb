/** The SQL of the staff's outbox. */
import type { LetterState } from '#contract/outbox.ts'
import type { NotificationChannel } from '#domain/notification-settings.ts'
import { phoneDigits } from '#domain/typed-number.ts'
import { mentions, phoneHas } from '../../database/containing.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { AppError } from '../../platform/app-error.ts'

export interface LetterFilter {
  limit: number
  cursor?: string | undefined
  channel?: NotificationChannel | undefined
  state?: LetterState | undefined
  q?: string | undefined
}

function selectLetters(db: Db) {
  return db
    .selectFrom('letters')
    .leftJoin('users', 'users.id', 'letters.user_id')
    .selectAll('letters')
    .select('users.name as person')
}

export type OutboxRow = Awaited<ReturnType<typeof listLetters>>[number]

/** Newest first; one more than `limit` when there are more. */
export function listLetters(db: Db, { limit, cursor, channel, state, q }: LetterFilter) {
  const phone = phoneDigits(q ?? '')
  return selectLetters(db)
    .$if(cursor !== undefined, (query) => query.where('letters.id', '<', cursor!))
    .$if(channel !== undefined, (query) => query.where('letters.channel', '=', channel!))
    .$if(state !== undefined, (query) => query.where('letters.status', '=', state!))
    .$if(q !== undefined, (query) =>
      query.where((eb) => {
        const said = eb.or([mentions('letters.recipient', q!), mentions('letters.subject', q!)])
        if (phone === null) return said
        // The ids are found first, each part by an index of its own.
        return eb(
          'letters.id',
          'in',
          eb.selectFrom('letters').select('letters.id').where(said).union(textsToPhone(db, phone)),
        )
      }),
    )
    .orderBy('letters.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Text messages to phones with these digits in them, however it is written. */
function textsToPhone(db: Db, digits: string) {
  return db
    .selectFrom('users')
    .innerJoin('letters', 'letters.user_id', 'users.id')
    .select('letters.id')
    .where(phoneHas(digits))
    .where('letters.channel', '=', 'sms')
}

/** @throws AppError `not_found` for a letter that was removed since */
export async function requireLetter(db: Db, id: string) {
  const letter = await selectLetters(db).where('letters.id', '=', id).executeTakeFirst()
  if (!letter) throw new AppError('not_found', 'There is no such letter any more.')
  return letter
}

/** Locks a letter until `tx` ends, so that two who send it again come one after the other. */
export async function lockLetter(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('letters').select('id').where('id', '=', id).forUpdate().execute()
}

/** The further deliveries of a letter, the first one first. */
export function deliveriesOf(db: Db, originalId: string) {
  return db
    .selectFrom('letters')
    .select(['id', 'status', 'resend_number'])
    .where('resend_of', '=', originalId)
    .orderBy('resend_number')
    .execute()
}

/** Stores a further delivery of a letter, which waits to be sent. */
export async function insertDelivery(
  tx: Tx,
  letter: OutboxRow,
  fields: { id: string; originalId: string; number: number; at: Date },
): Promise<void> {
  const { id, originalId, number, at } = fields
  await tx
    .insertInto('letters')
    .values({
      id,
      user_id: letter.user_id,
      notification_id: letter.notification_id,
      channel: letter.channel,
      recipient: letter.recipient,
      reply_to_name: letter.reply_to_name,
      reply_to_address: letter.reply_to_address,
      subject: letter.subject,
      body: letter.body,
      link: letter.link,
      created_at: at,
      resend_of: originalId,
      resend_number: number,
    })
    .execute()
}

/** How many letters wait and how many failed; what was sent is not counted, for that is nearly all. */
export async function countStuck(db: Db): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('letters')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute()
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: count('waiting'), failed: count('failed') }
}
