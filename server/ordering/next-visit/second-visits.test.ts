// Second visits: charged with the sum that the customer saw, once, in each sum of the order.
import { expect, it } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { orderInvoice } from '#contract/invoices/invoices.ts'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import { splitOrder } from '#contract/orders/order-split.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { cancelOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { bringBack } from '#contract/run-sheet/bring-back.ts'
import { chooseNextVisit, readNextVisit } from '#contract/run-sheet/next-visit.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import {
  asha,
  order,
  product,
  replaceOrderOfDay,
  setStatus,
  staff,
} from '../run-sheet/test-run-sheet.ts'
import { failVisit, params, read, setFee } from './test-visit-fees.ts'

const offered = async () => (await asha.call(readNextVisit, params())).body
const choose = (fee: number | undefined, nth = 0) =>
  offered().then(({ choices }) =>
    asha.call(chooseNextVisit, {
      ...params(),
      body: { ...choices[nth]!, ...(fee !== undefined && { secondVisitFee: fee }) },
    }),
  )
const FRIDAY = { pickupDate: '2025-06-20', pickupTime: '3-5 PM' } as const

it('shows the fee with the times, and charges it as one is chosen', async () => {
  await failVisit()
  expect((await offered()).fee).toBe(50)
  expect((await choose(50)).status).toBe(200)
  const shown = await read()
  expect(shown).toMatchObject({ total: 260, fees: 50, charged: 260, amountDue: 260 })
  expect(shown.history.slice(-2)).toMatchObject([
    { event: 'fee_added', by: 'customer', reason: '₹50', label: 'Second visit added to the price' },
    { event: 'rescheduled' },
  ])
})

it('books nothing for who saw no fee, or another one', async () => {
  await failVisit()
  const refused = {
    status: 409,
    code: 'fee_not_seen',
    body: { fee: 50 },
    message: 'A second visit costs ₹50. Choose the time again to book it at that price.',
  }
  expect(await choose(undefined)).toMatchObject(refused)
  expect(await choose(20)).toMatchObject(refused)
  const moved = { ...params(), body: FRIDAY }
  expect(await asha.call(rescheduleOrder, moved)).toMatchObject(refused)
  expect(await read()).toMatchObject({ total: 210, pickupDate: '2025-06-19' })
  const seen = { ...moved, body: { ...FRIDAY, secondVisitFee: 50 } }
  expect((await asha.call(rescheduleOrder, seen)).body).toMatchObject({ total: 260 })
})

it('charges one visit once, however often its time is moved or its button pressed', async () => {
  await failVisit()
  const presses = await Promise.all([choose(50), choose(50)])
  expect(presses.map(({ status }) => status)).toContain(200)
  expect(
    (await asha.call(rescheduleOrder, { ...params(), body: { ...FRIDAY, pickupTime: '1-3 PM' } }))
      .status,
  ).toBe(200)
  expect(await read()).toMatchObject({ fees: 50, total: 260 })
})

it('charges nothing for what the laundry decides, or the customer asked for', async () => {
  await failVisit('come_later')
  expect((await offered()).fee).toBeUndefined()
  expect((await choose(undefined)).status).toBe(200)
  expect((await read()).fees).toBeUndefined()
})

it('charges nothing where staff choose the time', async () => {
  await failVisit()
  expect((await staff.call(rescheduleOrder, { ...params(), body: FRIDAY })).status).toBe(200)
  expect((await read()).fees).toBeUndefined()
})

it('charges nothing where the rider came outside the window', async () => {
  product.clock.set('2025-06-19T06:01:00Z')
  await failVisit()
  expect((await offered()).fee).toBeUndefined()
})

it('charges nothing where the laundry has no fee', async () => {
  await setFee(0)
  await failVisit()
  expect((await choose(undefined)).status).toBe(200)
  expect((await read()).fees).toBeUndefined()
})

it('charges a second delivery, and stands on the run, the invoice and in what is still to pay', async () => {
  await setStatus('ready')
  await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
  const { deliveryWindow } = await read()
  product.clock.set(`${deliveryWindow!.date}T04:00:00Z`)
  await setStatus('out_for_delivery')
  const body = { reason: 'Nobody there.', failureReason: 'nobody_there' as const }
  await staff.call(bringBack, { ...params(), body })
  const { fee, choices } = await offered()
  expect(fee).toBe(50)
  const { date: deliveryDate, time: deliveryTime } = choices[0]!
  const to = { deliveryDate, deliveryTime, secondVisitFee: 50 }
  expect((await asha.call(moveDelivery, { ...params(), body: to })).status).toBe(200)
  expect(await read()).toMatchObject({ charged: 260, amountPaid: 210, amountDue: 50, paid: false })
  product.clock.set(`${deliveryDate}T03:00:00Z`)
  const { stops } = (await staff.call(runSheet, { query: {} })).body
  expect(stops.find(({ orderId }) => orderId === order._id)).toMatchObject({ due: 50 })
  await setStatus('completed')
  const { content, total_paise } = await product.db
    .selectFrom('invoices')
    .select(['content', 'total_paise'])
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  expect({ sums: content.sums, total_paise }).toMatchObject({
    sums: { itemsPaise: 210_00, feesPaise: 50_00, totalPaise: 260_00 },
    total_paise: 260_00,
  })
  expect((await asha.call(orderInvoice, { params: { orderId: order._id } })).status).toBe(200)
})

it('costs nothing once the order is cancelled', async () => {
  await failVisit()
  await choose(50)
  await asha.call(cancelOrder, params())
  expect(await read()).toMatchObject({ charged: 0, amountDue: 0 })
})

it('charges a bag before it is counted', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  const { version } = (await staff.call(settingCalls.adminBags, {})).body
  await staff.call(settingCalls.changeBags, { body: { services: ['wash-fold'], version } })
  await replaceOrderOfDay({ lines: undefined, toBeCounted: ['wash-fold'] })
  product.clock.set('2025-06-19T04:00:00Z')
  await failVisit()
  expect((await choose(50)).status).toBe(200)
  expect(await read()).toMatchObject({ counted: false, fees: 50 })
})

it('keeps an order with a second visit whole', async () => {
  await failVisit()
  await choose(50)
  const split = await staff.call(splitOrder, {
    params: { id: order._id },
    body: { lines: [{ itemId: 'wash-fold', quantity: 3 }], revision: 0 },
  })
  expect(split).toMatchObject({ status: 409, code: 'not_splittable' })
})
