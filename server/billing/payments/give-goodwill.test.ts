// Goodwill on completed orders: the new cost, refund or due amount, documents and limits.
import { beforeEach, expect, it } from 'vitest'
import { adminOrders, setOrderStatus } from '#contract/orders/order-list.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { giveGoodwill, markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { notifications } from '#contract/messages/notifications.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { InputOf } from '#contract/base/call.ts'
import { installRecordingPayments } from '../../testing/club.ts'
import { addSavedCard } from '../../testing/cards.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })
let asha: SignedIn
beforeEach(async () => {
  installRecordingPayments(product.deps)
  asha = await product.person({ name: 'Asha' })
})

const give = (
  order: Order,
  fields: Partial<InputOf<typeof giveGoodwill>['body']>,
  by: SignedIn = staff,
) =>
  by.call(giveGoodwill, {
    params: { id: order._id },
    body: { reason: 'A stain stayed.', seen: 210, ...fields },
  })

const pay = (order: Order) =>
  staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })

/** Three kilograms, ₹210, delivered. */
async function delivered(fields: Parameters<typeof placed>[1] = {}): Promise<Order> {
  const order = await placed(asha, fields)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'completed' } })
  return order
}

const detail = async (order: Order) =>
  (await staff.call(readOrderDetail, { params: { id: order._id } })).body

const news = async () =>
  (await asha.call(notifications, {})).body.notifications.map(({ message }) => message)

it('lists an order at its lowered cost, and never as unpaid once all is taken off', async () => {
  const asked = async (query: InputOf<typeof adminOrders>['query']) =>
    (await staff.call(adminOrders, { query: { ...query, q: asha.user.email } })).body.map(
      ({ _id }) => _id,
    )
  const lowered = await delivered()
  const dearer = await delivered({ lines: [{ itemId: 'wash-fold', quantity: 1 }] })
  const [free, cancelled] = [await delivered(), await placed(asha)]
  await give(lowered, { amount: 180 })
  await give(free, { amount: 210 })
  await staff.call(setOrderStatus, { params: { id: cancelled._id }, body: { status: 'cancelled' } })
  expect(await asked({ sort: 'total-high' })).toEqual(
    [dearer, lowered, cancelled, free].map(({ _id }) => _id),
  )
  for (const query of [{ paid: 'no' }, { due: 'unpaid' }] as const)
    expect(await asked(query)).toEqual([dearer._id, lowered._id])
})

it('lowers the amount due of an unpaid order, to the paisa, with a credit note and the reason for its customer', async () => {
  const order = await delivered()
  expect((await give(order, { percent: 15 })).status).toBe(201)
  const now = await detail(order)
  expect(now).toMatchObject({ goodwill: 31.5, charged: 178.5, amountDue: 178.5, refundDue: 0 })
  expect(now.creditNotes.map(({ amount }) => amount)).toEqual([31.5])
  expect(now.goodwillEntries).toMatchObject([
    { amount: 31.5, percent: 15, reason: 'A stain stayed.', name: 'Meera' },
  ])
  expect(await news()).toContain(
    'We took ₹31.50 off your order. A stain stayed. Your new total is ₹178.50. ₹178.50 is due.',
  )
  await pay(order)
  expect(await detail(order)).toMatchObject({ charged: 178.5, amountPaid: 178.5, amountDue: 0 })
})

it('owes a refund for an order paid in cash, unless the money was handed back at once', async () => {
  const owed = await delivered()
  await pay(owed)
  await give(owed, { amount: 30 })
  expect(await detail(owed)).toMatchObject({ charged: 180, amountRefunded: 0, refundDue: 30 })
  expect((await news()).join()).toContain('We’ll refund ₹30.')
  const body = { amount: 30, reason: 'Handed over.' }
  await staff.call(refundOrder, { params: { id: owed._id }, body })
  expect(await detail(owed)).toMatchObject({ goodwill: 30, amountRefunded: 30, refundDue: 0 })

  const handed = await delivered()
  await pay(handed)
  await give(handed, { amount: 30, handedBack: true })
  expect(await detail(handed)).toMatchObject({ charged: 180, amountRefunded: 30, refundDue: 0 })
})

it('refunds to the card for an order paid by card', async () => {
  const order = await delivered({ paymentMethod: 'card', cardId: await addSavedCard(asha) })
  await expect.poll(async () => (await detail(order)).amountDue, { timeout: 15_000 }).toBe(0)
  await give(order, { amount: 10 })
  expect(await detail(order)).toMatchObject({ charged: 200, amountRefunded: 10, refundDue: 0 })
})

it('explains a refusal in a sentence', async () => {
  const early = await placed(asha)
  const order = await delivered()
  const answers = [
    await give(early, { amount: 10 }),
    await give(order, { amount: 210.01 }),
    await give(order, { amount: 10, seen: 200 }),
    await give(order, { amount: 10, percent: 5 }),
    await give(order, {}),
    await give(order, { percent: 101 }),
  ]
  expect(answers.map(({ code, message }) => [code, message])).toEqual([
    [
      'not_refundable',
      'Goodwill is for orders that were delivered. Until then, change the items instead.',
    ],
    ['not_refundable', 'Enter an amount up to ₹210, which is what the order costs.'],
    ['changed_meanwhile', 'This order costs ₹210 now. Please look at it again.'],
    ['invalid_input', 'Please give an amount or a percentage, one of them.'],
    ['invalid_input', 'Please give an amount or a percentage, one of them.'],
    ['invalid_input', 'A percentage is a whole number from 1 to 100.'],
  ])
  expect(await detail(order)).toMatchObject({ goodwill: 0, creditNotes: [] })
})

it('counts once against the daily cap of the colleague who gives it', async () => {
  const capped = await product.person({ preset: 'manager' })
  await product.db
    .updateTable('users')
    .set({ refunds_per_day_paise: 5000 })
    .where('id', '=', capped.user.id)
    .execute()
  const [first, second] = [await delivered(), await delivered()]
  await pay(first)
  expect((await give(first, { amount: 30, handedBack: true }, capped)).status).toBe(201)
  const beyond = await give(second, { amount: 21 }, capped)
  expect([beyond.code, beyond.message]).toMatchObject([
    'not_refundable',
    expect.stringContaining('₹20 is left'),
  ])
  expect((await give(second, { amount: 20 }, capped)).status).toBe(201)
  const counter = await product.person({ preset: 'counter' })
  expect((await give(second, { amount: 1, seen: 190 }, counter)).code).toBe('forbidden')
})
