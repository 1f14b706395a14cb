// Clothes that stay with a rider while their stops go to another: nobody forgets who has them.
// @both-engines
import { beforeEach, describe, expect, it } from 'vitest'
import { moveStops, readRunBoard } from '#contract/run-sheet/board.ts'
import { bringBack } from '#contract/run-sheet/bring-back.ts'
import { handOverRun, readRiderHoldings } from '#contract/run-sheet/rider-holdings.ts'
import { assignStop, completeStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  countInOrder,
  orderAtPlant,
  owner,
  packOrder,
  product,
  promiseToday,
  readStoredChain,
  setStatus,
} from '../clothes/testing/test-custody.ts'

const TODAY = '2025-06-19'
let ravi: SignedIn
let sunil: SignedIn
let zoya: SignedIn
beforeEach(async () => {
  await product.startAgain()
  await product.db.updateTable('pickup_slots').set({ capacity: null }).execute()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  sunil = await product.person({ preset: 'rider', name: 'Sunil' })
  zoya = await product.person({ preset: 'rider', name: 'Zoya' })
})

const deliveryOf = ({ _id: orderId }: Order) => ({ orderId, kind: 'delivery' as const })

const assign = (order: Order, rider: SignedIn | null) =>
  owner.call(assignStop, {
    params: deliveryOf(order),
    body: { riderId: rider?.user.id ?? null },
  })

/** An order in Ravi's van: two bags that were counted, or clothes that nobody counted. */
async function inVanOfRavi({ isCounted }: { isCounted: boolean }): Promise<Order> {
  const order = await orderAtPlant()
  if (isCounted) {
    await countInOrder(order)
    await packOrder(order, { units: [1, 2] })
  }
  await assign(order, ravi)
  for (const status of ['ready', 'out_for_delivery'] as const) await setStatus(order, status)
  product.clock.set(`${TODAY}T04:00:00Z`)
  await promiseToday(order)
  return order
}

const heldBy = async (rider: SignedIn) => {
  const { body } = await owner.call(readRiderHoldings, {
    params: { id: rider.user.id },
    query: {},
  })
  return { stops: body.stops, orders: body.orders, units: body.units }
}

const handOver = async (from: SignedIn, to: SignedIn | null, withClothes: boolean) =>
  (
    await owner.call(handOverRun, {
      params: { id: from.user.id },
      body: { date: TODAY, to: to?.user.id ?? null, withClothes },
    })
  ).body

const NOTHING = { stops: 0, orders: 0, units: 0 }

describe.each([
  { what: 'counted bags', isCounted: true, units: 2 },
  { what: 'clothes that nobody counted', isCounted: false, units: 0 },
])('$what', ({ isCounted, units }) => {
  it('stay with the rider who has them, on every way to move a stop', async () => {
    const order = await inVanOfRavi({ isCounted })
    const move = (from: SignedIn, to: SignedIn | null) => ({
      ...deliveryOf(order),
      from: from.user.id,
      to: to?.user.id ?? null,
    })
    await handOver(ravi, sunil, false)
    expect(await heldBy(ravi)).toEqual({ stops: 0, orders: 1, units })
    expect(await heldBy(sunil)).toEqual({ ...NOTHING, stops: 1 })
    await owner.call(moveStops, { body: { moves: [move(sunil, zoya)] } })
    await assign(order, null)
    expect([await heldBy(ravi), await heldBy(sunil), await heldBy(zoya)]).toEqual([
      { stops: 0, orders: 1, units },
      NOTHING,
      NOTHING,
    ])
    await assign(order, ravi)
    expect(await heldBy(ravi)).toEqual({ stops: 1, orders: 1, units })
  })

  it('are named to the rider of the stop and on the board, until they are given over', async () => {
    const order = await inVanOfRavi({ isCounted })
    await handOver(ravi, sunil, false)
    const readClothesWith = async () => {
      const query = { date: TODAY }
      const sheets = [
        (await sunil.call(runSheet, { query })).body.stops,
        (await owner.call(readRunBoard, { query })).body.stops,
      ]
      return sheets.map(
        (stops) =>
          stops.find(({ orderId, kind }) => orderId === order._id && kind === 'delivery')
            ?.clothesWith?.name,
      )
    }
    expect(await readClothesWith()).toEqual(['Ravi', 'Ravi'])
    expect(await handOver(ravi, zoya, true)).toEqual({ stops: 0, units })
    expect(await readClothesWith()).toEqual(['Zoya', 'Zoya'])
    expect(await handOver(zoya, sunil, true)).toEqual({ stops: 0, units })
    expect(await readClothesWith()).toEqual([undefined, undefined])
    expect(await heldBy(sunil)).toEqual({ stops: 1, orders: 1, units })
    const moved = (await readStoredChain(order)).filter(
      ({ content }) => content.kind === 'handed_out' && content.to === 'rider',
    )
    expect(moved).toHaveLength(isCounted ? 3 : 0)
  })

  it('are with their customer once the other rider delivers them', async () => {
    const order = await inVanOfRavi({ isCounted })
    await handOver(ravi, sunil, false)
    await sunil.call(completeStop, { params: deliveryOf(order), body: {} })
    expect([await heldBy(ravi), await heldBy(sunil)]).toEqual([NOTHING, NOTHING])
  })

  it('are with no rider once they are brought back, and with who has the stop on the next trip', async () => {
    const order = await inVanOfRavi({ isCounted })
    await handOver(ravi, sunil, false)
    const failed = await sunil.call(bringBack, {
      params: { orderId: order._id },
      body: { reason: 'Nobody there.' },
    })
    expect(failed.status).toBe(200)
    expect([await heldBy(ravi), await heldBy(sunil)]).toEqual([NOTHING, { ...NOTHING, stops: 1 }])
    await setStatus(order, 'out_for_delivery')
    expect(await heldBy(sunil)).toEqual({ stops: 1, orders: 1, units })
  })
})
