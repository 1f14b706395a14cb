/** What a manager does: stops and riders, decisions, prices, money that goes back, counts of cash. */
import { countCash, handInLeftCash, listHandIns, listLeftCash } from '#contract/cash/cash.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { giveGoodwill, refundOrder } from '#contract/orders/order-payments.ts'
import { reinstateColleague, suspendColleague } from '#contract/people/staff.ts'
import { moveStops } from '#contract/run-sheet/board.ts'
import { decideLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { handOverRun } from '#contract/run-sheet/rider-holdings.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import type { Dice } from './dice.ts'
import { RIDERS, type Who } from './plan.ts'
import { ask, signInAgain, type World } from './world.ts'

type StaffDeed = (world: World, dice: Dice) => Promise<void>

export const DO_AS_MANAGER: Record<string, StaffDeed> = {
  async assign(world, dice) {
    const rider = dice.percent(85) ? dice.pick(RIDERS)! : null
    const riderId = rider && world.people[rider].id
    const params = { orderId: dice.pick(world.orders)!, kind: dice.pick(STOP_KINDS)! }
    await ask(world, 'manager', assignStop, { params, body: { riderId } })
  },

  async moveStops(world, dice) {
    const [from, to] = dice.percent(50)
      ? (['ravi', 'sunil'] as const)
      : (['sunil', 'ravi'] as const)
    const moves = world.orders.map((orderId) => ({
      orderId,
      kind: dice.pick(STOP_KINDS)!,
      from: dice.percent(50) ? world.people[from].id : null,
      to: world.people[to].id,
    }))
    await ask(world, 'manager', moveStops, { body: { moves } })
  },

  async handOverRun(world, dice) {
    const [from, to] = dice.percent(50)
      ? (['ravi', 'sunil'] as const)
      : (['sunil', 'ravi'] as const)
    await ask(world, 'manager', handOverRun, {
      params: { id: world.people[from].id },
      body: {
        date: null,
        to: dice.percent(80) ? world.people[to].id : null,
        withClothes: dice.percent(50),
      },
    })
  },

  async decideLate(world, dice) {
    const { body } = await ask(world, 'manager', listLateStops, {})
    const late = dice.pick(body.filter(({ orderId }) => world.orders.includes(orderId)))
    if (!late) return
    const apply = dice.percent(75)
    await ask(world, 'manager', decideLateStop, { params: { id: late._id }, body: { apply } })
  },

  async decideMisfit(world, dice) {
    const { body } = await ask(world, 'manager', listStopMisfits, {})
    const stop = dice.pick(body.filter(({ orderId }) => world.orders.includes(orderId)))
    const choice = dice.pick(stop?.choices ?? [])?.choice
    if (!stop || !choice) return
    await ask(world, 'manager', decideStopMisfit, { params: { id: stop._id }, body: { choice } })
  },

  async changePrice(world, dice) {
    const params = { id: dice.pick(world.orders)! }
    const lines = [{ itemId: 'wash-fold', quantity: dice.between(1, 9) }]
    const quoted = await ask(world, 'manager', quoteLines, { params, body: { lines } })
    if (quoted.status !== 200) return
    const { revision } = (await ask(world, 'manager', readOrderDetail, { params })).body
    const seen = { total: quoted.body.quote.total, revision, agreed: true }
    await ask(world, 'manager', changeLines, {
      params,
      body: { lines, reason: 'Weighed', ...seen },
    })
  },

  async countHandIn(world, dice) {
    const { body } = await ask(world, 'manager', listHandIns, {})
    const handIn = dice.pick(
      body.filter(({ name, counts }) => name !== null && counts.length === 0),
    )
    if (!handIn) return
    const isLess = dice.percent(15) && handIn.amount > 5
    const counted = isLess ? handIn.amount - 5 : handIn.amount
    const reason = isLess ? { reason: 'A coin was missing' } : {}
    const params = { id: handIn._id }
    await ask(world, 'manager', countCash, { params, body: { counted, corrects: null, ...reason } })
  },

  async handInLeft(world) {
    const ids = RIDERS.map((rider) => world.people[rider].id)
    const { body } = await ask(world, 'manager', listLeftCash, {})
    const left = body.find(({ personId }) => ids.includes(personId))
    if (!left) return
    const sum = { amount: left.toHandIn, expected: left.toHandIn }
    await ask(world, 'manager', handInLeftCash, { params: { id: left.personId }, body: sum })
  },

  refund: (world, dice) => refundAs(world, 'manager', dice),

  async goodwill(world, dice) {
    const params = { id: dice.pick(world.orders)! }
    const { charged } = (await ask(world, 'manager', readOrderDetail, { params })).body
    const amount = Math.floor(charged / dice.pick([1, 2, 5])!)
    if (amount <= 0) return
    const given = { amount, reason: 'It was late', seen: charged, handedBack: dice.percent(50) }
    await ask(world, 'manager', giveGoodwill, { params, body: given })
  },

  async suspend(world, dice) {
    const id = world.people[dice.pick(RIDERS)!].id
    await ask(world, 'manager', suspendColleague, { params: { id } })
  },

  async reinstate(world, dice) {
    const rider = dice.pick(RIDERS)!
    const params = { id: world.people[rider].id }
    const { status } = await ask(world, 'manager', reinstateColleague, { params })
    if (status === 200) await signInAgain(world, rider)
  },
}

/** Gives back some of what was paid, or all. */
export async function refundAs(world: World, by: Who, dice: Dice): Promise<void> {
  const params = { id: dice.pick(world.orders)! }
  const { body, status } = await ask(world, by, readOrderDetail, { params })
  if (status !== 200) return
  const left = body.amountPaid - body.amountRefunded
  const amount = Math.floor(left / dice.pick([1, 1, 2, 4])!)
  if (amount <= 0) return
  await ask(world, by, refundOrder, { params, body: { amount, reason: 'A stain stayed' } })
}
