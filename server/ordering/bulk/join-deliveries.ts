/** Joins several orders of a customer in one delivery, or separates them; the customer is notified once. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { InputOf } from '#contract/base/call.ts'
import type { BulkResult } from '#contract/orders/order-bulk.ts'
import type {
  separateDelivery as apart,
  joinDeliveries as together,
} from '#contract/orders/order-together.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { orderEvent } from '../../order/order-event.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { moveDeliveryInTransaction } from '../orders/changing/move-delivery.ts'
import { readOrder } from '../orders/record/read-order.ts'

/**
 * As staff move one, all of them or none: into a full window with a reason alone.
 * @param id the order that the others join
 * @returns those that moved
 * @throws AppError `order_not_found`, also for another customer's; `no_longer_changeable`, `changed_meanwhile`,
 *   `delivery_full` and why the window can't be had
 */
export function joinDeliveries(
  deps: Deps,
  staff: Person,
  id: string,
  {
    orders,
    seen,
    deliveryDate: date,
    deliveryTime: time,
    reason,
  }: InputOf<typeof together>['body'],
): Promise<BulkResult[]> {
  const to = { date, time }
  const moves = [{ id, seen, to }, ...orders.map((order) => ({ ...order, to }))]
  return moveAll(deps, staff, { id, moves, reason }, async (tx, { first, all, now }) => {
    const data = { numbers: all.map(({ order }) => order.number), to }
    await emit(tx, deps, orderEvent('order.joined', first, staff.id, now, data))
  })
}

/**
 * Each into its own window, all of them or none.
 * @param id the order that the others had joined; its message is taken back where it hasn't left
 * @returns those that moved
 * @throws AppError as `joinDeliveries`
 */
export function separateDelivery(
  deps: Deps,
  staff: Person,
  id: string,
  { orders, reason }: InputOf<typeof apart>['body'],
): Promise<BulkResult[]> {
  return moveAll(deps, staff, { id, moves: orders, reason }, async (tx, { first, all, now }) => {
    const data = { orders: all.map(({ order, to }) => ({ number: order.number, to })) }
    await emit(tx, deps, orderEvent('order.parted', first, staff.id, now, data))
  })
}

type Move = { id: string; seen: DeliveryWindow; to: DeliveryWindow }
type Locked = Awaited<ReturnType<typeof moveDeliveryInTransaction>>
/** All of them in the order they were named, `first` being the one whose page says it. */
type Moved = {
  first: Locked['order'] | Awaited<ReturnType<typeof readOrder>>
  all: (Locked & { to: DeliveryWindow })[]
  now: Date
}

async function moveAll(
  deps: Deps,
  staff: Person,
  what: { id: string; moves: readonly Move[]; reason: string | undefined },
  say: (tx: Tx, moved: Moved) => Promise<void>,
): Promise<BulkResult[]> {
  const settings = await deps.laundry(branchOfOrder(what)).settings.current()
  const now = deps.clock()
  const moves = new Map(what.moves.map((move) => [move.id.toLowerCase(), move]))
  return inTransaction(deps.db, async (tx) => {
    const done = new Map<string, Moved['all'][number]>()
    // In one order, so that two who join the same ones wait for each other.
    for (const id of [...moves.keys()].toSorted()) {
      const { to, seen } = moves.get(id)!
      const beside = { settings, now, seen, reason: what.reason, saidTogether: true as const }
      done.set(id, { ...(await moveDeliveryInTransaction(tx, deps, staff, id, to, beside)), to })
    }
    const all = [...moves.keys()].map((id) => done.get(id)!)
    const first = done.get(what.id.toLowerCase())?.order ?? (await readOrder(tx, what.id))
    if (all.some(({ order }) => order.user_id !== first.user_id)) throw orderNotFound()
    const moved = all.filter((each) => each.moved)
    if (moved.length > 0) await say(tx, { first, all, now })
    return moved.map(({ order: { id, number } }) => ({
      id,
      number,
      outcome: 'done' as const,
      message: null,
    }))
  })
}
