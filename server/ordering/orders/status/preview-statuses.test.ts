import { expect, it } from 'vitest'
import { previewStatuses, setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../../testing/promo-codes.ts'
import { addSavedCard } from '../../../testing/cards.ts'

const product = await testProduct({ messageWaitSeconds: 60 })
const staff = await product.person({ role: 'admin' })

const preview = async (ids: string[], status: 'completed' | 'cancelled' | 'ready' | 'picked_up') =>
  (await staff.call(previewStatuses, { body: { ids, status } })).body

const NONE = { orders: 0, amount: 0 }

it('tells how many orders are unpaid before completing many, and the sum that stays due', async () => {
  const asha = await product.person()
  const orders = []
  for (let count = 0; count < 4; count += 1) orders.push(await placed(asha))
  const [paid] = orders
  await staff.call(markOrderPaid, { params: { id: paid!._id }, body: { method: 'cash' } })

  const ids = orders.map(({ _id }) => _id)
  expect(await preview(ids, 'completed')).toMatchObject({
    orders: 4,
    customers: 1,
    unpaid: { orders: 3, amount: 630 },
    charged: NONE,
    issued: { orders: 4, amount: 840 },
    earned: 840,
    waitSeconds: 60,
  })
  // It is true at that moment, and changes nothing.
  await staff.call(markOrderPaid, { params: { id: ids[1]! }, body: { method: 'upi' } })
  expect(await preview(ids, 'completed')).toMatchObject({ unpaid: { orders: 2, amount: 420 } })
})

it('lists refunds, sums no longer due and withdrawn invoices before a cancellation', async () => {
  const asha = await product.person()
  const [unpaid, paid, completed] = [await placed(asha), await placed(asha), await placed(asha)]
  await staff.call(markOrderPaid, { params: { id: paid._id }, body: { method: 'cash' } })
  await staff.call(setOrderStatus, {
    params: { id: completed._id },
    body: { status: 'completed' },
  })
  const ids = [unpaid._id, paid._id, completed._id]
  expect(await preview(ids, 'cancelled')).toMatchObject({
    orders: 3,
    unpaid: NONE,
    byHand: { orders: 1, amount: 210 },
    toCards: NONE,
    noLongerDue: { orders: 2, amount: 420 },
    slots: 2,
    invoices: { orders: 1, amount: 210 },
    points: 210,
    issued: NONE,
    earned: 0,
  })
})

it('tells before cancelling which promo codes become usable again', async () => {
  const asha = await product.person()
  const { promoCode } = (await staff.call(makePromoCode, { body: PROMO_CODE })).body
  const orders = [await placed(asha, { promoCode }), await placed(asha)]
  const ids = orders.map(({ _id }) => _id)
  expect(await preview(ids, 'cancelled')).toMatchObject({ promoCodes: 1, rewards: 0 })
  expect(await preview(ids, 'completed')).toMatchObject({ promoCodes: 0 })
})

it('does not list an order as unpaid when its saved card will be charged', async () => {
  const asha = await product.person()
  const cardId = await addSavedCard(asha)
  const order = await placed(asha, { paymentMethod: 'card', cardId })
  expect(await preview([order._id], 'ready')).toMatchObject({
    unpaid: NONE,
    charged: { orders: 1, amount: 210 },
  })
  expect(await preview([order._id], 'picked_up')).toMatchObject({ charged: NONE })
})

it('counts orders with that status already separately, and refuses everyone but staff', async () => {
  const asha = await product.person()
  const order = await placed(asha)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'ready' } })
  expect(await preview([order._id], 'ready')).toMatchObject({
    orders: 0,
    unchanged: 1,
    customers: 0,
  })
  const refused = await asha.call(previewStatuses, {
    body: { ids: [order._id], status: 'ready' },
  })
  expect(refused.code).toBe('forbidden')
})
