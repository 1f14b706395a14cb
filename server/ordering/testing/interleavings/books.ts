/** All that is written of a world: rows of its orders, money, clothes and stops, and what people read of them. */
import { readOwnCash } from '#contract/cash/cash.ts'
import { readOrderDetail, type OrderDetail } from '#contract/orders/order-detail.ts'
import { ownRun, type OwnStop } from '#contract/run-sheet/own-run.ts'
import { runSheet, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { sql } from 'kysely'
import { RIDERS, type RiderName } from './plan.ts'
import { ask, type World } from './world.ts'

type Db = World['product']['db']

const ZONE = 'Asia/Kolkata'

export type Books = Awaited<ReturnType<typeof readRows>> & {
  details: Map<string, OrderDetail>
  /** Stops of the days on which something is due, by the manager's sheet. */
  sheets: RunStop[]
  /** What each rider who has a session reads of their own run. */
  ownRuns: Map<RiderName, OwnStop[]>
  /** What each rider who has a session is told that they have on them, in paise. */
  toldCash: Map<RiderName, number>
  today: string
}

/** Something that always holds: gives what is wrong, each in words; nothing where all is right. */
export type Invariant = (world: World, books: Books) => string[]

export async function readBooks(world: World): Promise<Books> {
  const rows = await readRows(world)
  const today = calendarDateIn(new Date(world.nowMs), ZONE)
  const details = new Map<string, OrderDetail>()
  for (const id of world.orders)
    details.set(id, (await ask(world, 'manager', readOrderDetail, { params: { id } })).body)
  const sheets: RunStop[] = []
  for (const date of new Set(rows.orders.map((order) => dueDateOf(order, today))))
    sheets.push(...(await ask(world, 'manager', runSheet, { query: { date } })).body.stops)
  const ownRuns = new Map<RiderName, OwnStop[]>()
  const toldCash = new Map<RiderName, number>()
  for (const rider of RIDERS) {
    const run = await ask(world, rider, ownRun, {})
    if (run.status !== 200) continue
    ownRuns.set(rider, run.body.stops)
    const cash = await ask(world, rider, readOwnCash, {})
    toldCash.set(rider, Math.round(cash.body.toHandIn * 100))
  }
  return { ...rows, details, sheets, ownRuns, toldCash, today }
}

type OrderRow = Awaited<ReturnType<typeof readRows>>['orders'][number]

/** The day on whose sheet an order's next stop stands. */
export function dueDateOf(order: OrderRow, today: string): string {
  const date =
    order.status === 'pickup_scheduled'
      ? pickupOfSlotId(order.slot_id).pickupDate
      : calendarDateIn(order.estimated_delivery_at, ZONE)
  return date < today ? today : date
}

async function readRows(world: World) {
  const { db } = world.product
  return {
    ...(await readStopRows(db, world.orders)),
    ...(await readMoneyRows(db, world)),
    ledger: await readLedger(db, world.orders),
    wrongPlaces: await readWrongPlaces(db),
  }
}

/** Orders with their histories, visits and clothes. */
async function readStopRows(db: Db, ids: readonly string[]) {
  const isOfOrders = ['order_id', 'in', ids] as const
  return {
    orders: await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute(),
    history: await db
      .selectFrom('order_history')
      .selectAll()
      .where(...isOfOrders)
      .orderBy('id')
      .execute(),
    completions: await db
      .selectFrom('stop_completions')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    late: await db
      .selectFrom('late_stops')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    misfits: await db
      .selectFrom('stop_misfits')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    assignments: await db
      .selectFrom('stop_assignments')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    units: await db
      .selectFrom('units')
      .selectAll()
      .where(...isOfOrders)
      .orderBy('number')
      .execute(),
    handOvers: await db
      .selectFrom('custody_events')
      .selectAll()
      .where(...isOfOrders)
      .orderBy('seq')
      .execute(),
    clothesWithRiders: await db
      .selectFrom('clothes_with_riders')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
  }
}

/** Payments and what went back, documents, and cash on people. */
async function readMoneyRows(db: Db, { orders: ids, people }: World) {
  const isOfOrders = ['order_id', 'in', ids] as const
  const isOfStaff = ['person_id', 'in', Object.values(people).map(({ id }) => id)] as const
  return {
    payments: await db
      .selectFrom('order_payments')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    refunds: await db
      .selectFrom('order_refunds')
      .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
      .selectAll('order_refunds')
      .where(...isOfOrders)
      .execute(),
    goodwill: await db
      .selectFrom('order_goodwill')
      .selectAll()
      .where(...isOfOrders)
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .select(['id', 'order_id', 'total_paise'])
      .where(...isOfOrders)
      .execute(),
    creditNotes: await db
      .selectFrom('credit_notes')
      .select(['invoice_id', 'total_paise'])
      .where(...isOfOrders)
      .execute(),
    movements: await db
      .selectFrom('cash_movements')
      .selectAll()
      .where(...isOfStaff)
      .execute(),
    handIns: await db
      .selectFrom('cash_hand_ins')
      .selectAll()
      .where(...isOfStaff)
      .execute(),
  }
}

/** What the ledger's accounts have of each order: what came in less what went back. */
async function readLedger(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ order_id: string; account: string; paise: string }>`
    select payments.order_id, account, sum(entries.amount_paise) as paise
    from ledger_transactions as moved
    join ledger_entries as entries on entries.transaction_id = moved.id
    left join order_refunds as refunds on refunds.id = moved.order_refund_id
    join order_payments as payments on payments.id = coalesce(moved.order_payment_id, refunds.payment_id)
    where payments.order_id = any(${ids}::uuid[])
    group by 1, 2`.execute(db)
  return rows.map(({ paise, ...row }) => ({ ...row, paise: Number(paise) }))
}

/** Slots and windows with another number of places taken than orders that hold one. */
async function readWrongPlaces(db: Db) {
  const { rows } = await sql<{ place: string; id: string; booked: number; held: number }>`
    select 'pickup slot' as place, id, booked, (select count(*)::integer from orders
        where slot_id = pickup_slots.id and status <> 'cancelled' and pickup_hand_over = 'home') as held
      from pickup_slots
      where booked <> (select count(*) from orders
        where slot_id = pickup_slots.id and status <> 'cancelled' and pickup_hand_over = 'home')
    union all
    select 'delivery window', id, booked, (select count(*)::integer from orders
        where delivery_slot_id = delivery_windows.id and status <> 'cancelled')
      from delivery_windows
      where booked <> (select count(*) from orders
        where delivery_slot_id = delivery_windows.id and status <> 'cancelled')`.execute(db)
  return rows
}
