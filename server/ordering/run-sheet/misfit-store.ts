/** SQL for misfits. */
import { sql, type Insertable } from 'kysely'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { StopMisfitsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { visitColumns } from './deeds/deed-columns.ts'

function selectMisfits(db: Db) {
  return db
    .selectFrom('stop_misfits')
    .innerJoin('stop_completions as stop', 'stop.id', 'stop_misfits.completion_id')
    .innerJoin('orders', 'orders.id', 'stop_misfits.order_id')
    .leftJoin('users as riders', 'riders.id', 'stop.completed_by')
    .leftJoin('order_payments as payment', (join) =>
      join.onRef('payment.id', '=', 'stop.payment_id').on('payment.status', '=', 'succeeded'),
    )
    .selectAll('stop_misfits')
    .select([
      'stop.kind',
      'stop.brought_back',
      ...visitColumns('stop'),
      'stop.picture_id',
      'stop.payment_id',
      'stop.completed_by',
      'stop.completed_at',
      'stop.undone_at',
      'riders.name as rider',
      'orders.number',
      'orders.status',
      'orders.counted',
      'orders.total_paise',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      'orders.pickup_hand_over',
      'orders.delivery_hand_over',
    ])
    .select(
      sql<number>`coalesce(payment.amount_paise - payment.refunded_paise, 0)::float8`.as(
        'booked_paise',
      ),
    )
}

export type MisfitRow = Awaited<ReturnType<typeof listMisfits>>[number]

/** Those that nobody has decided, the oldest first. */
export function listMisfits(db: Db) {
  return selectMisfits(db)
    .where('outcome', 'is', null)
    .orderBy('arrived_at')
    .orderBy('stop_misfits.id')
    .execute()
}

export async function countMisfits(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stop_misfits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findMisfit(db: Db, id: string): Promise<MisfitRow | undefined> {
  return selectMisfits(db).where('stop_misfits.id', '=', id).executeTakeFirst()
}

export async function insertMisfit(
  tx: Tx,
  { misfits, ...row }: Insertable<StopMisfitsTable>,
): Promise<void> {
  await tx
    .insertInto('stop_misfits')
    .values({ ...row, misfits: [...misfits] })
    .execute()
}

type Decided = Pick<StopMisfitsTable, 'outcome' | 'decided_by' | 'decided_at'>

export async function updateMisfitDecision(tx: Tx, id: string, decided: Decided): Promise<void> {
  await tx.updateTable('stop_misfits').set(decided).where('id', '=', id).execute()
}

/** What a decision adds to its stop, and undoing the stop takes back: the order's status before, or the payment. */
export async function updateStopOfMisfit(
  tx: Tx,
  completionId: string,
  added: { status_before: MisfitRow['status'] } | { payment_id: string },
): Promise<void> {
  await tx.updateTable('stop_completions').set(added).where('id', '=', completionId).execute()
}

/** Whether the last visit of a stop failed. */
export async function isLastVisitFailed(
  db: Db,
  { orderId, kind }: { orderId: string; kind: StopKind },
): Promise<boolean> {
  const row = await db
    .selectFrom('stop_completions')
    .select('brought_back')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.brought_back === true
}

/** How many bags somebody else counted last at a stop; null where nobody did. */
export async function findColleagueBagCount(
  db: Db,
  { orderId, kind, riderId }: { orderId: string; kind: StopKind; riderId: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('stop_completions')
    .select('bags')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('completed_by', '<>', riderId)
    .where('undone_at', 'is', null)
    .where('bags', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.bags ?? null
}
