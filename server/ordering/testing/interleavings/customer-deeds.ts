/** What the customer does: orders, moves, answers, payments and a standing release. */
import { changeAddress } from '#contract/accounts/profile.ts'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import { moveDelivery, orderDeliveries } from '#contract/orders/delivery-move.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { cancelOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { answerProposal, readProposal } from '#contract/orders/proposals.ts'
import { chooseNextVisit, readNextVisit } from '#contract/run-sheet/next-visit.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { PROPOSAL_ANSWERS } from '#domain/orders/price-proposals.ts'
import type { Dice } from './dice.ts'
import { ask, placeInWorld, SLOTS, type World } from './world.ts'

type CustomerDeed = (world: World, dice: Dice) => Promise<void>

const MOST_ORDERS = 4

export const DO_AS_CUSTOMER: Record<string, CustomerDeed> = {
  async place(world, dice) {
    if (world.orders.length >= MOST_ORDERS) return
    await placeInWorld(world, { kilograms: dice.between(1, 6), day: dice.between(0, 2) })
  },

  async cancel(world, dice) {
    await ask(world, 'customer', cancelOrder, someOrder(world, dice))
  },

  async movePickup(world, dice) {
    const pickupDate = addDays(world.startDate, dice.between(0, 4))
    const to = { pickupDate, pickupTime: dice.pick(SLOTS)! }
    await ask(world, 'customer', rescheduleOrder, { ...someOrder(world, dice), body: to })
  },

  async moveDelivery(world, dice) {
    const order = someOrder(world, dice)
    const { status, body } = await ask(world, 'customer', orderDeliveries, order)
    const day = status === 200 ? dice.pick(body.days.slice(0, 3)) : undefined
    const deliveryTime = dice.pick(day?.windows ?? [])?.time
    if (!day || !deliveryTime) return
    const to = { deliveryDate: day.date, deliveryTime }
    await ask(world, 'customer', moveDelivery, { ...order, body: to })
  },

  async changeBooking(world, dice) {
    const order = someOrder(world, dice)
    const lines = [{ itemId: 'wash-fold', quantity: dice.between(1, 9) }]
    const quoted = await ask(world, 'customer', quoteBooking, { ...order, body: { lines } })
    if (quoted.status !== 200) return
    const { quote, revision } = quoted.body
    const seen = { total: quote.total, revision }
    await ask(world, 'customer', changeBooking, { ...order, body: { lines, ...seen } })
  },

  async answer(world, dice) {
    const order = someOrder(world, dice)
    const { status, body } = await ask(world, 'customer', readProposal, order)
    if (status !== 200) return
    const said = { proposalId: body._id, answer: dice.pick(PROPOSAL_ANSWERS)! }
    await ask(world, 'customer', answerProposal, { ...order, body: said })
  },

  async choosePayment(world, dice) {
    const paymentMethod = dice.pick(['cash', 'upi'] as const)!
    const order = someOrder(world, dice)
    await ask(world, 'customer', choosePayment, { ...order, body: { paymentMethod } })
  },

  async chooseVisit(world, dice) {
    const order = someOrder(world, dice)
    const { status, body } = await ask(world, 'customer', readNextVisit, order)
    const chosen = status === 200 ? dice.pick(body.choices) : undefined
    if (chosen) await ask(world, 'customer', chooseNextVisit, { ...order, body: chosen })
  },

  async release(world, dice) {
    const { id } = world.people.customer
    const params = { id, addressId: world.addressId }
    const body = { leaveWithGuard: dice.percent(50) }
    await ask(world, 'customer', changeAddress, { params, body })
  },
}

function someOrder(world: World, dice: Dice) {
  return { params: { orderId: dice.pick(world.orders)! } }
}
