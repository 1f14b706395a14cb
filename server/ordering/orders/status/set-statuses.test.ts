import { expect, it } from 'vitest'
import { setOrderStatuses } from '#contract/orders/order-list.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { placed, slotRow } from '../../../testing/order-inputs.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person()

const statusOf = async ({ _id }: Order) =>
  (await staff.call(orderDetails, { params: { orderId: _id } })).body.status

it('sets one status on several orders, and reports the outcome of each', async () => {
  const [first, second, third] = [await placed(asha), await placed(asha), await placed(asha)]
  await staff.call(setOrderStatuses, { body: { ids: [second._id], status: 'ready' } })

  const ids = [first._id, NOBODY, second._id.toUpperCase(), third._id, first._id]
  const answer = await staff.call(setOrderStatuses, { body: { ids, status: 'ready' } })

  expect([answer.status, answer.body]).toEqual([
    200,
    [
      { id: first._id, outcome: 'set', message: null, undo: null },
      { id: NOBODY, outcome: 'failed', message: 'Order not found.', undo: null },
      { id: second._id, outcome: 'unchanged', message: null, undo: null },
      { id: third._id, outcome: 'set', message: null, undo: null },
    ],
  ])
  for (const order of [first, second, third]) expect(await statusOf(order)).toBe('ready')
  const entries = await product.db.selectFrom('audit_log').select('record_id').execute()
  expect(entries.map(({ record_id: id }) => id)).toEqual([second._id, first._id, third._id])
  const notified = await product.db
    .selectFrom('notifications')
    .select('dedupe_key')
    .where('dedupe_key', 'like', '%:ready:%')
    .execute()
  expect(notified).toHaveLength(3)
})

it('sets the others when one fails in the database', async () => {
  const broken = await placed(asha)
  const first = await placed(asha, { pickupDate: '2025-06-26' })
  const last = await placed(asha, { pickupDate: '2025-06-26' })
  // Its place in the slot is gone, so that nothing can be given back.
  await product.db
    .updateTable('pickup_slots')
    .set({ booked: 0 })
    .where('id', '=', slotRow(broken.pickupDate, broken.pickupTime).id)
    .execute()

  const ids = [first._id, broken._id, last._id]
  const { body } = await staff.call(setOrderStatuses, { body: { ids, status: 'cancelled' } })

  expect(body.map(({ outcome }) => outcome)).toEqual(['set', 'failed', 'set'])
  expect(body[1]!.message).toBe('Something went wrong on our side.')
  expect(await statusOf(broken)).toBe('pickup_scheduled')
  await product.db.updateTable('pickup_slots').set({ booked: 3 }).execute()
  const again = await staff.call(setOrderStatuses, {
    body: { ids: [broken._id], status: 'cancelled' },
  })
  expect(again.body).toMatchObject([{ outcome: 'set' }])
})

it.each<[string, object]>([
  ['no ids', { ids: [], status: 'ready' }],
  ['what is no id', { ids: ['LC-1'], status: 'ready' }],
  ['more than a hundred', { ids: Array(101).fill(NOBODY), status: 'ready' }],
  ['an unknown status', { ids: [NOBODY], status: 'lost' }],
])('refuses %s', async (_, payload) => {
  const answer = await staff.send({ method: 'PUT', url: '/api/admin/orders/status', payload })
  expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
})
