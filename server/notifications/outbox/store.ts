/** SQL for the outbox and its queued messages. */
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { BY_KEY } from '../../database/engines/by-key.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Channel } from '../channels/channel.ts'
import { wishesAt, type Wishes } from '../notifications/ways-store.ts'
import { readerLanguage } from './reader-language.ts'

/**
 * @param at if it falls into quiet hours, the message waits for their end; null for one that never waits
 * @returns when it leaves; null for at once
 */
export function insertQueuedMessage(
  tx: Tx,
  at: Date | null,
  row: Insertable<Tables['outbox_messages']>,
): Promise<{ due_at: Date | null; revision: number }> {
  return tx
    .insertInto('outbox_messages')
    .values({ ...row, due_at: quietEnd(sql`${row.user_id ?? null}::uuid`, at) })
    .returning(['revision', 'due_at'])
    .executeTakeFirstOrThrow()
}

/**
 * The end of the quiet hours of a person that an instant falls into; null outside of them.
 * @param sells whether the message is an offer
 */
const quietEnd = (person: RawBuilder<unknown>, at: Date | null, sells = sql`false`) =>
  sql<Date | null>`quiet_end_of(${person}, ${sells}, ${at})`

const IS_OFFER = sql`outbox_messages.parts -> 0 ->> 'kind' = 'promo.offered'`

export type MessageRow = Awaited<ReturnType<typeof selectWaiting>>[number]

/**
 * Messages that still wait, with their person's name, contacts and wishes, and the end of their quiet hours that run
 * now; undefined for others.
 * @param channels those that the laundry has
 */
export async function findWaitingMessages(
  db: Db,
  ids: readonly string[],
  { now, channels }: { now: Date; channels: readonly Channel[] },
): Promise<(MessageRow | undefined)[]> {
  const rows = new Map((await selectWaiting(db, ids, now, channels)).map((row) => [row.id, row]))
  return ids.map((id) => rows.get(id))
}

function selectWaiting(db: Db, ids: readonly string[], now: Date, channels: readonly Channel[]) {
  return db
    .selectFrom('outbox_messages')
    .leftJoin('users', 'users.id', 'outbox_messages.user_id')
    .modifyFront(BY_KEY)
    .selectAll('outbox_messages')
    .select([
      'users.name as person',
      'users.email',
      'users.email_verified',
      'users.phone',
      'users.phone_proven_at',
      'users.role',
      'users.more_presets as morePresets',
      'users.narrowed_to as narrowedTo',
      'users.suspended_at',
      readerLanguage,
      sql<boolean | null>`takes_texts(users)`.as('takes_texts'),
      quietEnd(sql.ref('outbox_messages.user_id'), now, IS_OFFER).as('quiet_end'),
      sql<Wishes | null>`case when users.id is not null then ${wishesAt(now, channels)} end`.as(
        'wishes',
      ),
    ])
    .where('outbox_messages.id', '=', anyOf(ids))
    .where('outbox_messages.status', '=', 'waiting')
    .execute()
}

/** One text however many there are, so that it is planned once. */
function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`
}

/**
 * From now on the words of a message that waited stay as they are.
 * @returns false where it was put off or withdrawn since, and another job or none sends it
 */
export async function freezeMessageText(
  db: Db,
  id: string,
  revision: number,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_messages')
    .set((eb) => ({ sealed_at: eb.fn.coalesce('sealed_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Sets when a message leaves. After a try its words stay as they are.
 * @returns the revision of the job that sends it then; undefined where it waits no more
 */
export async function setDueTime(
  tx: Tx,
  id: string,
  { until, now }: { until: Date; now: Date },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('outbox_messages')
    .set((eb) => ({
      due_at: until,
      revision: eb('revision', '+', 1),
      sealed_at: sql<Date | null>`case when attempts > 0 then coalesce(sealed_at, ${now}) end`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

export interface SentMessage {
  id: string
  /** The carrier's name for it; null where its notices go by ours, or there are none. */
  carrierId: string | null
  /** Of a text message. */
  segments: number | null
  /** In hundredths of a paisa; null where it isn't known, or nothing is charged. */
  cost: number | null
}

/**
 * Marks messages as sent. One about which a notice of its carrier was quicker keeps what that said.
 * @returns for each whether it was marked: not when the message was erased while it was on its way
 */
export async function markMessagesSent(
  db: Db,
  messages: readonly SentMessage[],
  at: Date,
): Promise<boolean[]> {
  const ids = messages.map(({ id }) => id)
  const carrierIds = messages.map(({ carrierId }) => carrierId)
  const ofEach = (values: readonly (number | null)[]) =>
    sql<number | null>`(${[...values]}::integer[])[array_position(${ids}::uuid[], id)]`
  const isWaiting = sql<boolean>`status = 'waiting'`
  const rows = await db
    .updateTable('outbox_messages')
    .set((eb) => ({
      status: eb
        .case()
        .when(isWaiting)
        .then('sent' as const)
        .else(eb.ref('status'))
        .end(),
      sent_at: eb.fn.coalesce('sent_at', eb.val(at)),
      attempts: eb('attempts', '+', 1),
      last_error: eb.case().when(isWaiting).then(null).else(eb.ref('last_error')).end(),
      carrier_id: sql<
        string | null
      >`coalesce((${carrierIds}::text[])[array_position(${ids}::uuid[], id)], carrier_id)`,
      segments: ofEach(messages.map(({ segments }) => segments)),
      cost_hundredths: ofEach(messages.map(({ cost }) => cost)),
    }))
    .where('id', '=', anyOf(ids))
    .returning('id')
    .execute()
  const marked = new Set(rows.map(({ id }) => id))
  return ids.map((id) => marked.has(id))
}

/** Takes it on this process to hand a waiting message over; false where another one has. */
export async function claimMessage(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_messages')
    .set({ handed_over_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('handed_over_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It was not taken after all; anybody may hand it over again. */
export async function releaseMessage(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ handed_over_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Notes a try that failed. The message goes on waiting unless `isLast`, or its tries are used up.
 * @returns whether it waits no more
 */
export async function recordFailedTry(
  db: Db,
  id: string,
  error: string,
  { isLast, tries }: { isLast: boolean; tries: number },
): Promise<boolean> {
  const row = await db
    .updateTable('outbox_messages')
    .set((eb) => ({
      status: eb
        .case()
        .when(eb.or([eb.val(isLast), eb('attempts', '>=', tries - 1)]))
        .then('failed' as const)
        .else('waiting' as const)
        .end(),
      attempts: eb('attempts', '+', 1),
      last_error: error,
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('status')
    .executeTakeFirst()
  return row?.status === 'failed'
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_messages').where('id', '=', id).execute()
}
