/** A customer's order count and spending always agree with their orders. */
// @both-engines
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { adminCustomer } from '#contract/accounts/customers.ts'
import { changeLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { undoStatuses } from '#contract/orders/order-list.ts'
import { markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { recountCustomerTotals } from './recount-customer-totals.ts'
import { customerParams, product, setStatus, staff } from './test-customers.ts'

let ravi: SignedIn
beforeEach(async () => {
  await product.startAgain()
  ravi = await product.person()
})

const shown = async () => {
  const { totalOrders, totalSpent, lastOrderAt } = (
    await staff.call(adminCustomer, customerParams(ravi))
  ).body
  return { totalOrders, totalSpent, lastOrderAt }
}

const params = ({ _id }: Order) => ({ params: { id: _id } })

it('follow every change of every order', async () => {
  const first = await placed(ravi)
  await setStatus(first, 'completed')
  expect(await shown()).toMatchObject({ totalOrders: 1, totalSpent: 210 })

  await staff.call(markOrderPaid, { ...params(first), body: { method: 'cash' } })
  const goodwill = { amount: 60, reason: 'A stain stayed.' }
  await staff.call(refundOrder, { ...params(first), body: goodwill })
  expect(await shown()).toMatchObject({ totalOrders: 1, totalSpent: 150 })

  const second = await placed(ravi)
  await ravi.call(cancelOrder, { params: { orderId: second._id } })
  const third = await placed(ravi)
  const lines = [{ itemId: 'wash-fold', quantity: 5 }]
  const { revision } = (await staff.call(readOrderDetail, params(third))).body
  const change = { lines, reason: 'It weighs more.', total: 350, revision, agreed: true }
  await staff.call(changeLines, { ...params(third), body: change })
  await setStatus(third, 'completed')
  expect(await shown()).toMatchObject({ totalOrders: 3, totalSpent: 500 })

  await setStatus(first, 'washing')
  expect(await shown()).toMatchObject({ totalOrders: 3, totalSpent: 350 })
})

it('follow changes that are undone', async () => {
  await product.db.updateTable('business').set({ message_wait_seconds: 60 }).execute()
  const order = await placed(ravi)
  await setStatus(order, 'completed')
  expect(await shown()).toMatchObject({ totalSpent: 210 })
  const { undo } = (await staff.call(readOrderDetail, params(order))).body
  await staff.call(undoStatuses, { body: { changes: [undo!.change] } })
  expect(await shown()).toMatchObject({ totalOrders: 1, totalSpent: 0 })
  await product.db.updateTable('business').set({ message_wait_seconds: 0 }).execute()
})

it('stay right when many changes happen at once', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => placed(ravi)))
  await Promise.all(orders.map((order) => setStatus(order, 'completed')))
  expect(await shown()).toMatchObject({ totalOrders: 8, totalSpent: 8 * 210 })
})

it('recount the orders of all customers after rows were changed by SQL', async () => {
  await setStatus(await placed(ravi), 'completed')
  const before = await shown()
  await sql`update customer_totals set total_orders = 7, spent_paise = 7`.execute(product.db)
  await sql`delete from last_orders`.execute(product.db)
  await inTransaction(product.db, (tx) => recountCustomerTotals(tx))
  expect(await shown()).toEqual(before)
})
