/** SQL for points, vouchers and referrals. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { LoyaltyEntriesTable, VouchersTable } from '../../database/tables.ts'
import { gatherCalls } from '../../database/together/gather-calls.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type VoucherRow = Selectable<VouchersTable>

/** Vouchers that an order may use. */
const USABLE = ['open', 'returned'] as const

/** Points to spend and points ever earned; zeros for who never had any. */
export async function selectPointsAccount(
  db: Db,
  userId: string,
): Promise<{ points: number; earned: number }> {
  const row = await db
    .selectFrom('loyalty_accounts')
    .select(['points', 'earned'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { points: 0, earned: 0 }
}

/** Adds to a person's history. */
export async function insertPointsEntry(
  tx: Tx,
  entry: Insertable<LoyaltyEntriesTable>,
): Promise<void> {
  await tx.insertInto('loyalty_entries').values(entry).execute()
}

/**
 * Brings what an order has given its customer in line with what it gives now, and reads how they were
 * invited, in one statement; the referral is locked until `tx` ends. Nothing is added where nothing changes.
 */
export async function settleCustomerPoints(
  tx: Tx,
  entry: Pick<Insertable<LoyaltyEntriesTable>, 'id' | 'user_id' | 'points' | 'created_at'> & {
    order_id: string
  },
): Promise<{ referrer_id: string | null; order_id: string | null } | undefined> {
  const { id, user_id, points, order_id, created_at } = entry
  const { rows } = await sql<{ referrer_id: string | null; order_id: string | null }>`
    with given as (
      select coalesce(sum(points), 0) as points, count(*) as changes from loyalty_entries
      where order_id = ${order_id} and user_id = ${user_id} and reason = 'order'
    ), settled as (
      insert into loyalty_entries (id, user_id, points, reason, order_id, revision, created_at)
      select ${id}::uuid, ${user_id}::uuid, ${points} - given.points, 'order', ${order_id}::uuid,
        given.changes, ${created_at}::timestamptz
      from given where given.points <> ${points}
    )
    select referrer_id, order_id from referrals where user_id = ${user_id} for update`.execute(tx)
  return rows[0]
}

/** What an order gave people so far, and how often that changed, by person and reason. */
export function selectPointsOfOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('loyalty_entries')
    .select((eb) => [
      'user_id',
      'reason',
      eb.fn.sum<number>('points').as('points'),
      eb.fn.countAll<number>().as('changes'),
    ])
    .where('order_id', '=', orderId)
    .groupBy(['user_id', 'reason'])
    .execute()
}

/** A person's history, newest first; one more than `limit` when there is more. */
export function selectPointsEntries(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  return db
    .selectFrom('loyalty_entries as entries')
    .leftJoin('orders', 'orders.id', 'entries.order_id')
    .leftJoin('vouchers', 'vouchers.id', 'entries.voucher_id')
    .select([
      'entries.id',
      'entries.user_id',
      'entries.points',
      'entries.reason',
      'entries.created_at',
      'entries.order_id',
      'orders.number as order_number',
      'orders.user_id as order_user_id',
      'vouchers.reward',
    ])
    .where('entries.user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('entries.id', '<', cursor!))
    .orderBy('entries.id', 'desc')
    .limit(limit + 1)
    .execute()
}

export type EntryRow = Awaited<ReturnType<typeof selectPointsEntries>>[number]

export function insertVoucher(tx: Tx, row: Insertable<VouchersTable>): Promise<VoucherRow> {
  return tx.insertInto('vouchers').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findVoucherByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** What a person has redeemed and not used, the oldest first. */
export function selectUsableVouchers(db: Db, userId: string): Promise<VoucherRow[]> {
  return selectVouchersOf(db, [userId]).execute()
}

/** Like selectUsableVouchers, locked until `tx` ends. */
export const lockUsableVouchers = gatherCalls(async (tx: Tx, userIds: readonly string[]) => {
  const rows = await selectVouchersOf(tx, userIds).forUpdate().execute()
  return userIds.map((userId) => rows.filter((row) => row.user_id === userId))
})

function selectVouchersOf(db: Db, userIds: readonly string[]) {
  return (
    db
      .selectFrom('vouchers')
      .selectAll()
      // A selected array keeps the plan the same for any number of people, so that it is made once.
      .where('user_id', '=', sql<string>`any(array(select unnest(${userIds}::uuid[])))`)
      .where('status', 'in', USABLE)
      .orderBy('id')
  )
}

export async function markVoucherUsed(tx: Tx, voucherId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ status: 'used', order_id: orderId })
    .where('id', '=', voucherId)
    .execute()
}

/** The voucher that an order uses. */
export function findUsedVoucher(db: Db, orderId: string) {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'used')
}

/** Makes an order's voucher what it was before the order used it. */
export async function restoreVoucher(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ status: 'open', order_id: null })
    .where('order_id', '=', orderId)
    .where('status', '=', 'used')
    .execute()
}

/** Moves an order's voucher from one status to another; false when it has none in that status. */
export async function updateVoucherStatus(
  tx: Tx,
  orderId: string,
  from: 'used' | 'returned',
  to: 'used' | 'returned',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A person's invitation code, and how many invited people have had a completed order. */
export async function selectReferral(
  db: Db,
  userId: string,
): Promise<{ code: string; friends: number } | undefined> {
  return db
    .selectFrom('referral_codes')
    .select((eb) => [
      'code',
      eb
        .selectFrom('referrals')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('referrals.referrer_id', '=', 'referral_codes.user_id')
        .where('referrals.order_id', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('friends'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * Remembers who invited a new person; false when nobody has this code who may invite them.
 * @param notOf whose codes don't count
 */
export async function insertReferral(
  db: Db,
  userId: string,
  code: string,
  notOf: readonly string[],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('referrals')
    .columns(['user_id', 'referrer_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('referral_codes')
        .select((inner) => [
          inner.cast<string>(inner.val(userId), 'uuid').as('user_id'),
          'referral_codes.user_id as referrer_id',
          inner.cast<Date>(inner.val(now), 'timestamptz').as('created_at'),
        ])
        .where('code', '=', code)
        .where('referral_codes.user_id', 'not in', notOf),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Completed orders that gave nobody points, oldest first. */
export function selectOrdersWithoutPoints(tx: Tx) {
  return tx
    .selectFrom('orders')
    .select([
      'id',
      'user_id',
      'completed_at',
      sql<number>`revenue_paise(status, total_paise, goodwill_paise)`.as('revenue_paise'),
    ])
    .where('status', '=', 'completed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('loyalty_entries')
            .select('loyalty_entries.id')
            .whereRef('loyalty_entries.order_id', '=', 'orders.id')
            .where('reason', '=', 'order'),
        ),
      ),
    )
    .orderBy('completed_at')
    .orderBy('orders.id')
    .execute()
}

export async function insertPointsEntries(
  tx: Tx,
  entries: Insertable<LoyaltyEntriesTable>[],
): Promise<void> {
  await tx.insertInto('loyalty_entries').values(entries).execute()
}
