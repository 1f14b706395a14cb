/** SQL for due orders: the lists of domain/orders/due.ts, and their counts. */
import { sql, type RawBuilder } from 'kysely'
import type { BranchId } from '#domain/base/branch.ts'
import { DUES, type Due } from '#domain/orders/due.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { countLevelOf } from '#domain/orders/count-levels.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isSkip } from '../../clothes/record/counting-of-orders.ts'

/** The moment that something is due at, the laundry's day that holds it, and what the laundry set. */
export interface DueAt {
  now: Date
  today: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  /** Services of which each piece is counted in. */
  byPiece: ServiceId[]
}

/** This moment, by the laundry's clocks. */
export async function readDueContext(
  { laundry, clock }: Pick<Deps, 'laundry' | 'clock'>,
  branch: BranchId,
): Promise<DueAt> {
  const { timeZone, counting: countLevels } = await laundry(branch).settings.current()
  const now = clock()
  const today = calendarDateIn(now, timeZone)
  return {
    now,
    today,
    startsAt: instantAt(today, 0, timeZone),
    endsAt: instantAt(addDays(today, 1), 0, timeZone),
    timeZone,
    byPiece: SERVICE_IDS.filter((service) => countLevelOf(countLevels, [service]) === 'items'),
  }
}

/** Whether a row of `orders` stands in a list. */
export function isInDueList(due: Due, at: DueAt): RawBuilder<boolean> {
  return CONDITIONS[due](at)
}

const AT_PLANT = sql`orders.status in ('picked_up', 'washing')`

const window = (start: number, length: number) =>
  sql`substr(orders.delivery_slot_id::text, ${sql.lit(start)}, ${sql.lit(length)})`

/** The end of its window, as domain/slots/slot-id.ts writes it into the window's id; else the promised moment. */
const promisedEnd = ({ timeZone }: DueAt) => sql`coalesce(
  (${window(1, 8)}::date + make_interval(hours => ${window(10, 2)}::int,
    mins => ${window(12, 2)}::int + ('x' || lpad(${window(16, 3)}, 8, '0'))::bit(32)::int)
  ) at time zone ${timeZone}::text, orders.estimated_delivery_at)`

/** When something is due of an order that is under way: the end of its pickup's slot, and then of its return. */
export function orderDueTime(at: DueAt): RawBuilder<Date> {
  return sql`coalesce(case when orders.status = 'pickup_scheduled' and orders.pickup_hand_over = 'home'
    then (select ends_at from pickup_slots where pickup_slots.id = orders.slot_id) end, ${promisedEnd(at)})`
}

const CONDITIONS: Record<Due, (at: DueAt) => RawBuilder<boolean>> = {
  collect: ({
    today,
  }) => sql`(orders.status = 'pickup_scheduled' and orders.pickup_hand_over = 'home'
    and orders.slot_id <= ${slotIdsOn(today).last})`,
  arrived: () => sql`(orders.status = 'picked_up' and not orders.has_units
    and not exists (select from order_history
      where order_history.order_id = orders.id and order_history.status = 'picked_up'
        and (order_history.event = 'counted'
          or (order_history.event = 'changed' and order_history.reason is not null))))`,
  count: ({ byPiece }) => sql`(${AT_PLANT} and not orders.has_units
    and not exists (select from custody_events where custody_events.order_id = orders.id and ${isSkip})
    and case when orders.counted
      then exists (select from order_lines
        where order_lines.order_id = orders.id and order_lines.service = any(${byPiece}::text[]))
      else orders.bag_services ?| ${byPiece}::text[] end)`,
  plant: () => sql`${AT_PLANT}`,
  out: (
    at,
  ) => sql`((${AT_PLANT} or (orders.status = 'ready' and orders.delivery_hand_over = 'home'))
    and ${promisedEnd(at)} >= ${at.startsAt} and ${promisedEnd(at)} < ${at.endsAt})`,
  late: (
    at,
  ) => sql`(orders.status in ('pickup_scheduled', 'picked_up', 'washing', 'ready', 'out_for_delivery')
    and not (orders.delivery_hand_over = 'counter' and orders.status in ('ready', 'out_for_delivery'))
    and (${promisedEnd(at)} < ${at.now}
      or (orders.status = 'pickup_scheduled' and orders.pickup_hand_over = 'home' and exists (
        select from pickup_slots where pickup_slots.id = orders.slot_id and pickup_slots.ends_at < ${at.now}))))`,
  // As the index orders_unpaid has it, and then what is really owed.
  unpaid:
    () => sql`(orders.paid_at is null and orders.status <> 'cancelled' and orders.total_paise > 0
    and orders.status in ('ready', 'out_for_delivery', 'completed') and orders.payment_method <> 'account'
    and charged_paise(orders.status, orders.total_paise, orders.goodwill_paise) > orders.paid_paise)`,
  // As the index orders_to_refund has it.
  refund: () =>
    sql`orders.paid_paise > charged_paise(orders.status, orders.total_paise, orders.goodwill_paise)`,
  approval: () =>
    sql`(orders.asked_until is not null and orders.status not in ('completed', 'cancelled'))`,
}

/** How many orders stand in each list, each counted up to `atMost`; one statement. */
export async function countDueOrders(
  db: Db,
  at: DueAt,
  atMost: number,
): Promise<Record<Due, number>> {
  const counts = DUES.map(
    (due) => sql`(select count(*)::int from (
      select from orders where ${isInDueList(due, at)} limit ${atMost}) as found) as ${sql.ref(due)}`,
  )
  const { rows } = await sql<Record<Due, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0]!
}
