/** SQL for subscriptions and their allowances. */
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { nextSubscriptionStep, type Subscription } from '#domain/club/club.ts'
import type { Terms } from '#domain/club/plans.ts'
import type { AllowanceLotsTable, SubscriptionsTable, Tables } from '../../../database/tables.ts'
import { gatherCalls } from '../../../database/together/gather-calls.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>
export type LotRow = Selectable<AllowanceLotsTable>

const LIVE = ['active', 'cancelled'] as const

/** The part of a row that its life is decided by. */
export function subscriptionFromRow(row: SubscriptionRow): Subscription {
  return {
    status: row.status,
    planId: row.plan_id,
    terms: row.terms,
    nextPlanId: row.next_plan_id,
    firstMonthDiscount: row.first_month_discount,
    period: row.period,
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.period_ends_at,
    pausedAt: row.paused_at,
    pausedUntil: row.paused_until,
    pausedPeriod: row.paused_period,
    failingSince: row.failing_since,
    retryAt: row.retry_at,
    remindedPeriod: row.reminded_period,
  }
}

function stored<T extends { terms: Terms }>(columns: T) {
  return { ...columns, terms: JSON.stringify(columns.terms) }
}

/** The columns of a subscription's life; it is due when its next step is. */
export function subscriptionColumns(subscription: Subscription) {
  return {
    status: subscription.status,
    plan_id: subscription.planId,
    terms: subscription.terms,
    next_plan_id: subscription.nextPlanId,
    first_month_discount: subscription.firstMonthDiscount,
    period: subscription.period,
    period_starts_at: subscription.periodStartsAt,
    period_ends_at: subscription.periodEndsAt,
    paused_at: subscription.pausedAt,
    paused_until: subscription.pausedUntil,
    paused_period: subscription.pausedPeriod,
    failing_since: subscription.failingSince,
    retry_at: subscription.retryAt,
    reminded_period: subscription.remindedPeriod,
    due_at: nextSubscriptionStep(subscription)?.at ?? null,
  }
}

export async function insertSubscription(
  tx: Transaction<Tables>,
  row: SubscriptionRow,
): Promise<void> {
  await tx.insertInto('subscriptions').values(stored(row)).execute()
}

export async function saveSubscription(
  tx: Transaction<Tables>,
  id: string,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const isOver = subscription.status === 'expired' || subscription.status === 'declined'
  await tx
    .updateTable('subscriptions')
    .set({ ...stored(subscriptionColumns(subscription)), ...(isOver && { ended_at: now }) })
    .where('id', '=', id)
    .execute()
}

/** Lets nobody take it up before an instant, unless it is saved. */
export async function postponeSubscriptionProcessing(
  db: Kysely<Tables>,
  id: string,
  until: Date,
): Promise<void> {
  await db.updateTable('subscriptions').set({ due_at: until }).where('id', '=', id).execute()
}

export async function saveSubscriptionCardToken(
  tx: Transaction<Tables>,
  id: string,
  token: string,
): Promise<void> {
  await tx.updateTable('subscriptions').set({ card_token: token }).where('id', '=', id).execute()
}

export async function saveSubscriptionCard(
  tx: Transaction<Tables>,
  id: string,
  card: Pick<
    SubscriptionRow,
    'card_token' | 'card_brand' | 'card_last4' | 'card_expiry_month' | 'card_expiry_year'
  > &
    Partial<Pick<SubscriptionRow, 'billing_address' | 'billing_city' | 'billing_zip_code'>>,
): Promise<void> {
  await tx.updateTable('subscriptions').set(card).where('id', '=', id).execute()
}

export function findSubscription(db: Kysely<Tables>, id: string) {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until `tx` ends. */
export function lockSubscription(tx: Transaction<Tables>, id: string) {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The one that has been due for longest, with the charge that is under way for it, locked until `tx`
 * ends; those that others work on are left out.
 */
export function lockNextDueSubscription(tx: Transaction<Tables>, now: Date) {
  return tx
    .selectFrom('subscriptions')
    .leftJoin('charges', (join) =>
      join
        .onRef('charges.subscription_id', '=', 'subscriptions.id')
        .on('charges.status', '=', 'pending'),
    )
    .selectAll('subscriptions')
    .select('charges.id as pending_charge_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('subscriptions.id')
    .limit(1)
    .forUpdate('subscriptions')
    .skipLocked()
    .executeTakeFirst()
}

/** A customer's subscription that is active, or cancelled and not over. */
export function findLiveSubscription(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', LIVE)
    .executeTakeFirst()
}

/** A customer's subscription whose first payment is under way. */
export function findSubscriptionAwaitingPayment(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'starting')
    .executeTakeFirst()
}

/** Like findLiveSubscription, locked until `tx` ends: anyone who spends its allowance waits for the one before. */
export const lockLiveSubscription = gatherCalls(
  async (tx: Transaction<Tables>, userIds: readonly string[]) => {
    const rows = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
      .where('status', 'in', LIVE)
      .orderBy('user_id')
      .forUpdate()
      .execute()
    return userIds.map((userId) => rows.find((row) => row.user_id === userId))
  },
)

/** The subscription that a customer's earlier request with the same key made. */
export function findSubscriptionByKey(db: Kysely<Tables>, userId: string, key: string) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Whether a customer has ever been a member; one whose first payment failed has not. */
export async function wasClubMember(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', ['starting', 'declined'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The lots that are not expired, oldest first. */
export function selectAllowanceLots(
  db: Kysely<Tables>,
  subscriptionId: string,
  now: Date,
): Promise<LotRow[]> {
  return db
    .selectFrom('allowance_lots')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('expires_at', '>', now)
    .orderBy('period')
    .execute()
}

export async function insertAllowanceLot(
  tx: Transaction<Tables>,
  lot: Insertable<AllowanceLotsTable>,
): Promise<void> {
  await tx.insertInto('allowance_lots').values(lot).execute()
}

/** Moves everything that had not expired when a pause began by the pause's length. */
export async function extendAllowanceLots(
  tx: Transaction<Tables>,
  subscription: { id: string; period: number },
  pausedAt: Date,
  ms: number,
): Promise<void> {
  const pause = sql`${ms} * interval '1 millisecond'`
  await tx
    .updateTable('allowance_lots')
    .set({
      ends_at: sql<Date>`case when period = ${subscription.period} then ends_at + ${pause} else ends_at end`,
      expires_at: sql<Date>`expires_at + ${pause}`,
    })
    .where('subscription_id', '=', subscription.id)
    .where('expires_at', '>', pausedAt)
    .execute()
}
