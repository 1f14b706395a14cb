/** SQL for charges and refunds. */
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { PAYER_COLUMNS } from '../../../identity/accounts/record/payer.ts'
import type { ChargesTable, RefundsTable, Tables } from '../../../database/tables.ts'
import { LISTED_NOTE } from '../../invoices/credit-store.ts'

export type ChargeRow = Selectable<ChargesTable>

/**
 * Stores a period's charge as pending, or opens the one that failed for another try, and lets nobody
 * take its subscription up before `dueAt`. Its `created_at` is the try's. A period that was paid is
 * never charged again: then there is no row.
 */
export function openPeriodCharge(
  tx: Transaction<Tables>,
  charge: Insertable<ChargesTable>,
  dueAt: Date,
): Promise<ChargeRow | undefined> {
  const { plan_id, plan_name, amount_paise, payer_present, created_at } = charge
  return tx
    .with('postponed', (cte) =>
      cte
        .updateTable('subscriptions')
        .set({ due_at: dueAt })
        .where('id', '=', charge.subscription_id)
        .returning('id'),
    )
    .insertInto('charges')
    .values(charge)
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'period'])
        .where('extra_of', 'is', null)
        .doUpdateSet((eb) => ({
          plan_id,
          plan_name,
          amount_paise,
          payer_present,
          created_at,
          status: 'pending',
          tries: eb('charges.tries', '+', 1),
          reference: null,
          failure_message: null,
          payer_waits_until: null,
        }))
        .where('charges.status', '=', 'failed'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** A charge with what is needed to ask for it. */
export function findChargeRequest(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('charges')
    .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .selectAll('charges')
    .select(['subscriptions.card_token', ...PAYER_COLUMNS])
    .where('charges.id', '=', id)
    .executeTakeFirst()
}

export function findCharge(db: Kysely<Tables>, id: string) {
  return db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findChargeByServiceReference(db: Kysely<Tables>, reference: string) {
  return db.selectFrom('charges').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** Locked until `tx` ends. */
export function lockCharge(tx: Transaction<Tables>, id: string) {
  return tx.selectFrom('charges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findPendingCharge(db: Kysely<Tables>, subscriptionId: string) {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

/** The latest charge of a subscription. */
export function findLatestCharge(db: Kysely<Tables>, subscriptionId: string) {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('extra_of', 'is', null)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type ShownCharge = Awaited<ReturnType<typeof selectChargesOfSubscription>>[number]

/** The charges of a subscription with their credit notes, the latest first. */
export function selectChargesOfSubscription(db: Kysely<Tables>, subscriptionId: string) {
  return selectCharges(db)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findChargeWithCreditNotes(
  db: Kysely<Tables>,
  id: string,
): Promise<ShownCharge | undefined> {
  return selectCharges(db).where('charges.id', '=', id).executeTakeFirst()
}

function selectCharges(db: Kysely<Tables>) {
  return db
    .selectFrom('charges')
    .selectAll('charges')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('invoices')
          .innerJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
          .select(LISTED_NOTE)
          .whereRef('invoices.charge_id', '=', 'charges.id')
          .orderBy('credit_notes.id'),
      ).as('credit_notes'),
    )
}

export async function updateCharge(
  tx: Transaction<Tables>,
  id: string,
  changes: Partial<
    Pick<
      ChargeRow,
      'status' | 'amount_paise' | 'reference' | 'failure_message' | 'paid_at' | 'refunded_paise'
    >
  >,
): Promise<void> {
  await tx.updateTable('charges').set(changes).where('id', '=', id).execute()
}

/** Stores money that came beside a charge, as a paid charge of its own. */
export async function insertExtraCharge(
  tx: Transaction<Tables>,
  charge: ChargeRow,
  money: Pick<ChargeRow, 'id' | 'tries' | 'amount_paise' | 'refunded_paise' | 'reference'> & {
    paid_at: Date
  },
): Promise<void> {
  const { payer_waits_until: _until, ...facts } = charge
  await tx
    .insertInto('charges')
    .values({
      ...facts,
      ...money,
      status: 'succeeded',
      failure_message: null,
      created_at: money.paid_at,
      extra_of: charge.id,
    })
    .execute()
}

/** Until when its payer waits for what becomes of a charge that is still open; null when they left. */
export async function updatePayerWaitEnd(
  db: Kysely<Tables>,
  id: string,
  until: Date | null,
): Promise<void> {
  await db
    .updateTable('charges')
    .set({ payer_waits_until: until })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export async function insertRefund(
  tx: Transaction<Tables>,
  refund: Insertable<RefundsTable>,
): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute()
}

export type RefundRequest = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** A refund with what is needed to ask for it. */
export function findRefund(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.charge_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .selectAll('refunds')
    .select(['charges.reference as charge_reference', 'subscriptions.user_id'])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

/** The charge must be locked. */
export async function updateRefund(
  tx: Transaction<Tables>,
  id: string,
  changes: Updateable<RefundsTable>,
): Promise<void> {
  await tx.updateTable('refunds').set(changes).where('id', '=', id).execute()
}

/** What went back of a charge, in paise. */
export async function sumRefunded(tx: Transaction<Tables>, chargeId: string): Promise<number> {
  const { paise } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_paise'), eb.lit(0)).as('paise'))
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return Number(paise)
}
