/** SQL for cash: cash on hand, hand-ins and counts. */
import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CashCountsTable, CashHandInsTable, Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { PaymentColumn } from './with-cash-movement.ts'

/** How many hand-ins that were counted are listed beside those that wait. */
const LATEST_COUNTED = 20

/** What a movement counts as of a day: what a phone sent later counts when it was taken. */
const MOVED_AT = sql<Date>`case cash_movements.kind
  when 'refunded' then cash_movements.at else coalesce(taken.paid_at, cash_movements.at) end`

/** The sums of what somebody took, gave back and handed in; `settled` was counted, `waiting` was not yet. */
export async function selectCashSums(db: Db, personId: string) {
  const row = await db
    .selectNoFrom((eb) => [
      sumOf(eb, personId, ['collected', 'undone']).as('collected'),
      sumOf(eb, personId, ['refunded']).as('refunded'),
      handedIn(eb, personId, true).as('settled'),
      handedIn(eb, personId, false).as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return {
    collectedPaise: Number(row.collected),
    refundedPaise: -Number(row.refunded),
    settledPaise: Number(row.settled),
    waitingPaise: Number(row.waiting),
  }
}

/**
 * What a person took since an instant, less what they gave back, in paise. What a phone sent later counts when it was
 * taken.
 */
export async function sumMovedSince(db: Db, personId: string, since: Date): Promise<number> {
  const { paise } = await db
    .selectFrom('cash_movements')
    .leftJoin('order_payments as taken', 'taken.id', 'cash_movements.order_payment_id')
    .select((eb) =>
      eb.fn.coalesce(eb.fn.sum<number>('cash_movements.paise'), eb.lit(0)).as('paise'),
    )
    .where('cash_movements.person_id', '=', personId)
    .where(MOVED_AT, '>=', since)
    .executeTakeFirstOrThrow()
  return Number(paise)
}

type Eb = ExpressionBuilder<Tables, never>

function sumOf(eb: Eb, personId: string, kinds: ('collected' | 'undone' | 'refunded')[]) {
  return eb
    .selectFrom('cash_movements')
    .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('paise'), inner.lit(0)).as('paise'))
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
}

function handedIn(eb: Eb, personId: string, isCounted: boolean) {
  return eb
    .selectFrom('cash_hand_ins')
    .select((inner) =>
      inner.fn.coalesce(inner.fn.sum<number>('expected_paise'), inner.lit(0)).as('paise'),
    )
    .where('person_id', '=', personId)
    .where(isCounted ? hasCount : (inner) => inner.not(hasCount(inner)))
}

function hasCount(eb: ExpressionBuilder<Tables, 'cash_hand_ins'>) {
  return eb.exists(
    eb
      .selectFrom('cash_counts')
      .select('cash_counts.id')
      .whereRef('cash_counts.hand_in_id', '=', 'cash_hand_ins.id'),
  )
}

/** The second of two hand-ins at once waits here for the first. */
export async function lockCashHolder(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}

/**
 * Who took a payment in cash, and when the laundry heard of it. A hand-in of theirs waits until `tx` ends, or this for
 * the hand-in.
 */
export function lockCashCollector(tx: Tx, of: PaymentColumn, paymentId: string) {
  return tx
    .selectFrom('cash_movements')
    .innerJoin('users', 'users.id', 'cash_movements.person_id')
    .select(['users.id as person_id', 'cash_movements.at'])
    .where(of, '=', paymentId)
    .where('kind', '=', 'collected')
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** Whether cash that somebody had at an instant went into a hand-in of theirs. Their row must be locked. */
export async function wasCashHandedIn(tx: Tx, personId: string, since: Date): Promise<boolean> {
  const handIn = await tx
    .selectFrom('cash_hand_ins')
    .select('id')
    .where('person_id', '=', personId)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return handIn !== undefined
}

export async function insertHandIn(tx: Tx, row: Insertable<CashHandInsTable>): Promise<void> {
  await tx.insertInto('cash_hand_ins').values(row).execute()
}

/** @returns false where another count was there first */
export async function insertCashCount(tx: Tx, row: Insertable<CashCountsTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('cash_counts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Everybody who has cash on them that was not handed in, by name.
 * @param since an instant; `moved` is what they took since then less what they gave back
 */
function selectCashHolders(db: Db, since: Date | null = null) {
  const left = sql<number>`sum(cash_movements.paise) - coalesce((
    select sum(expected_paise) from cash_hand_ins where cash_hand_ins.person_id = users.id), 0)`
  return db
    .selectFrom('cash_movements')
    .innerJoin('users', 'users.id', 'cash_movements.person_id')
    .leftJoin('order_payments as taken', 'taken.id', 'cash_movements.order_payment_id')
    .select(['users.id as person_id', 'users.name', left.as('paise')])
    .select(
      sql<number>`coalesce(sum(cash_movements.paise) filter (
        where ${MOVED_AT} >= ${since}::timestamptz), 0)`.as('moved'),
    )
    .groupBy(['users.id', 'users.name'])
    .having(left, '>', 0)
    .orderBy('users.name')
    .orderBy('users.id')
}

export function findCashHolders(db: Db, since?: Date) {
  return selectCashHolders(db, since).execute()
}

/** Those of them who were suspended or removed; or one of these. */
export function findCashOfFormerStaff(db: Db, personId?: string) {
  return selectCashHolders(db)
    .$if(personId !== undefined, (query) => query.where('users.id', '=', personId!))
    .where((eb) =>
      eb.or([eb('users.suspended_at', 'is not', null), eb('users.role', '=', 'customer')]),
    )
    .execute()
}

function selectHandIns(db: Db) {
  return db
    .selectFrom('cash_hand_ins')
    .leftJoin('users', 'users.id', 'cash_hand_ins.person_id')
    .selectAll('cash_hand_ins')
    .select('users.name')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('cash_counts')
          .leftJoin('users as counters', 'counters.id', 'cash_counts.counted_by')
          .select(['cash_counts.id', 'cash_counts.paise', 'cash_counts.reason', 'counters.name'])
          .select('cash_counts.pieces')
          .select(sql<string>`to_json(cash_counts.at)`.as('at'))
          .whereRef('cash_counts.hand_in_id', '=', 'cash_hand_ins.id')
          .orderBy('cash_counts.id'),
      ).as('counts'),
    )
}

export type HandInRow = Awaited<ReturnType<typeof listHandInRows>>[number]

/** What waits to be counted, oldest first, and then what was counted lately. */
export async function listHandInRows(db: Db) {
  const waiting = await selectHandIns(db)
    .where((eb) => eb.not(hasCount(eb)))
    .orderBy('cash_hand_ins.id')
    .execute()
  const counted = await selectHandIns(db)
    .where(hasCount)
    .orderBy('cash_hand_ins.id', 'desc')
    .limit(LATEST_COUNTED)
    .execute()
  return [...waiting, ...counted]
}

export function findHandIn(db: Db, id: string): Promise<HandInRow | undefined> {
  return selectHandIns(db).where('cash_hand_ins.id', '=', id).executeTakeFirst()
}

export function findLatestHandIn(db: Db, personId: string): Promise<HandInRow | undefined> {
  return selectHandIns(db)
    .where('person_id', '=', personId)
    .orderBy('cash_hand_ins.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Those that were handed in or counted between two instants, oldest first. */
export function selectHandInRows(db: Db, from: Date, until: Date): Promise<HandInRow[]> {
  return selectHandIns(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('cash_hand_ins.at', '>=', from), eb('cash_hand_ins.at', '<', until)]),
        eb.exists(
          eb
            .selectFrom('cash_counts')
            .select('cash_counts.id')
            .whereRef('cash_counts.hand_in_id', '=', 'cash_hand_ins.id')
            .where('cash_counts.at', '>=', from)
            .where('cash_counts.at', '<', until),
        ),
      ]),
    )
    .orderBy('cash_hand_ins.id')
    .execute()
}
