/** Deliveries within the wait of a status that staff had set back: never an undo, so nothing of them is lost. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { unpackUnits } from '#contract/clothes/custody.ts'
import { cancelForCustomer } from '#contract/orders/order-detail.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { completeStop, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import {
  asha,
  countInOrder,
  orderAtPlant,
  orderParams,
  owner,
  packOrder,
  plant,
  product,
  readCustodyOf,
  setStatus,
} from '../../clothes/testing/test-custody.ts'

const BACK_AT = '2025-06-19T05:10:00Z'
const LEFT_AT = '2025-06-19T05:10:20.000Z'

let order: Order

beforeAll(() => product.db.updateTable('business').set({ message_wait_seconds: 60 }).execute())

/** Two bags that were delivered, and that staff set back a moment ago. */
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  order = await orderAtPlant()
  await countInOrder(order)
  await packOrder(order, { units: [1, 2] })
  product.clock.set('2025-06-19T05:00:00Z')
  await setStatus(order, 'ready')
  await deliver({})
  product.clock.set(BACK_AT)
})

const deliver = (body: object): Promise<{ status: number; body: RunStop }> =>
  owner.call(completeStop, { params: { orderId: order._id, kind: 'delivery' }, body })
const lastHandOver = async () => (await readCustodyOf(order)).events.at(-1)
const completedAt = async () =>
  (
    await product.db
      .selectFrom('orders')
      .select('completed_at')
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow()
  ).completed_at?.toISOString()

it('records who took the clothes and when', async () => {
  await setStatus(order, 'out_for_delivery')
  product.clock.set('2025-06-19T05:10:30Z')
  const taken = {
    takenBy: 'guard',
    takenName: 'Mohan',
    at: LEFT_AT,
    sentAt: '2025-06-19T05:10:30Z',
  }
  expect((await deliver(taken)).body).toMatchObject({ status: 'completed', done: true })
  expect(await lastHandOver()).toMatchObject({ kind: 'handed_out', note: 'Mohan' })
  expect(await completedAt()).toBe(LEFT_AT)
})

it('records the payment, and the reason that not everything was packed', async () => {
  await setStatus(order, 'ready')
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [2] } })
  const said = { reason: 'One bag follows', collected: 'cash', amount: 210 }
  expect(await deliver(said)).toMatchObject({ status: 200, body: { status: 'completed', due: 0 } })
  const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
  expect((body as Order).payments).toMatchObject([{ method: 'cash', amount: 210 }])
})

it('dates a delivery by its stop when a manager lets the order follow', async () => {
  await owner.call(cancelForCustomer, { ...orderParams(order), body: { reason: 'A slip' } })
  product.clock.set('2025-06-19T05:10:30Z')
  await deliver({
    takenBy: 'guard',
    takenName: 'Mohan',
    at: LEFT_AT,
    sentAt: '2025-06-19T05:10:30Z',
  })
  const [misfit] = (await owner.call(listStopMisfits, {})).body
  const params = { id: misfit!._id }
  const accepted = await owner.call(decideStopMisfit, { params, body: { choice: 'accept' } })
  expect(accepted.status).toBe(200)
  expect(await completedAt()).toBe(LEFT_AT)
})
