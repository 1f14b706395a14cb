/** What the counter does: statuses, payments, counting and packing, and questions about the price. */
import { packUnits, readCustody, receiveUnits, unpackUnits } from '#contract/clothes/custody.ts'
import { cancelForCustomer, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { setOrderStatus, undoStatuses } from '#contract/orders/order-list.ts'
import { markOrderPaid, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { rescheduleOrder } from '#contract/orders/orders.ts'
import { propose } from '#contract/orders/proposals.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Dice } from './dice.ts'
import { refundAs } from './manager-deeds.ts'
import { ask, SLOTS, type World } from './world.ts'

type StaffDeed = (world: World, dice: Dice) => Promise<void>

/** What usually comes next; riders make the rest. */
const NEXT: Record<OrderStatus, OrderStatus> = {
  pickup_scheduled: 'picked_up',
  picked_up: 'washing',
  washing: 'ready',
  ready: 'out_for_delivery',
  out_for_delivery: 'completed',
  completed: 'ready',
  cancelled: 'pickup_scheduled',
}

export const DO_AT_COUNTER: Record<string, StaffDeed> = {
  async setStatus(world, dice) {
    const { id, order } = await readSome(world, dice)
    const status = dice.percent(70) ? NEXT[order.status] : dice.pick(ORDER_STATUSES)!
    const reason = dice.percent(50) ? { reason: 'They came for it' } : {}
    await ask(world, 'counter', setOrderStatus, { params: { id }, body: { status, ...reason } })
  },

  async undoStatus(world, dice) {
    const { order } = await readSome(world, dice)
    if (order.undo === null) return
    await ask(world, 'counter', undoStatuses, { body: { changes: [order.undo.change] } })
  },

  async takePayment(world, dice) {
    const { id, order } = await readSome(world, dice)
    const amount = dice.percent(50) && order.amountDue > 0 ? { amount: order.amountDue } : {}
    const method = dice.percent(70) ? ('cash' as const) : ('upi' as const)
    await ask(world, 'counter', markOrderPaid, { params: { id }, body: { method, ...amount } })
  },

  async undoPayment(world, dice) {
    const { id, order } = await readSome(world, dice)
    const paymentId = dice.pick(order.payments)?._id
    if (paymentId) await ask(world, 'counter', undoOrderPayment, { params: { id, paymentId } })
  },

  /** Refused: the counter gives nothing back. */
  refund: (world, dice) => refundAs(world, 'counter', dice),

  async cancel(world, dice) {
    const params = { id: dice.pick(world.orders)! }
    await ask(world, 'counter', cancelForCustomer, { params, body: { reason: 'They called' } })
  },

  async receive(world, dice) {
    const { params, units } = await readClothes(world, dice)
    const bags = Array.from({ length: dice.between(1, 2) }, () => ({ kind: 'bag' as const }))
    await ask(world, 'counter', receiveUnits, { params, body: { units: bags, seen: units.length } })
  },

  async pack(world, dice) {
    const { params, units } = await readClothes(world, dice)
    const numbers = units.map(({ number }) => number).filter(() => dice.percent(85))
    if (numbers.length > 0)
      await ask(world, 'counter', packUnits, { params, body: { units: numbers } })
  },

  async unpack(world, dice) {
    const { params, units } = await readClothes(world, dice)
    const number = dice.pick(units)?.number
    if (number) await ask(world, 'counter', unpackUnits, { params, body: { units: [number] } })
  },

  async ask(world, dice) {
    const params = { id: dice.pick(world.orders)! }
    const lines = [{ itemId: 'wash-fold', quantity: dice.between(6, 12) }]
    const quoted = await ask(world, 'counter', quoteLines, { params, body: { lines } })
    if (quoted.status !== 200) return
    const { revision } = (await ask(world, 'counter', readOrderDetail, { params })).body
    const seen = { total: quoted.body.quote.total, revision }
    const asked = { lines, reason: 'More than listed', ...seen }
    await ask(world, 'counter', propose, { params, body: asked })
  },

  async movePickup(world, dice) {
    const pickupDate = addDays(world.startDate, dice.between(1, 4))
    const to = { pickupDate, pickupTime: dice.pick(SLOTS)!, reason: 'They called' }
    const params = { orderId: dice.pick(world.orders)! }
    await ask(world, 'counter', rescheduleOrder, { params, body: to })
  },
}

async function readSome(world: World, dice: Dice) {
  const id = dice.pick(world.orders)!
  return { id, order: (await ask(world, 'counter', readOrderDetail, { params: { id } })).body }
}

async function readClothes(world: World, dice: Dice) {
  const params = { id: dice.pick(world.orders)! }
  return { params, units: (await ask(world, 'counter', readCustody, { params })).body.units }
}
