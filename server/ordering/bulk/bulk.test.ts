// Bulk changes of orders: each order changes on its own, and each failure names its order.
import { expect, it } from 'vitest'
import {
  assignStops,
  bagCounts,
  bagTags,
  BULK_MOST,
  exportOrders,
  markOrdersPaid,
  messageCustomers,
  moveDeliveries,
  movePickups,
} from '#contract/orders/order-bulk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import { orderDetails, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { completeStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { countIn } from '../../testing/clothes.ts'
import { placed, slotRow, THURSDAY } from '../../testing/order-inputs.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { asha, product, ravi, setStatus, staff } from '../orders/changing/test-change-order.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'
const FRIDAY = '2025-06-20'
const SATURDAY = '2025-06-21'

const named = (...orders: Order[]) => orders.map(({ _id: id }) => ({ id }))
const now = async ({ _id }: Order) =>
  (await staff.call(orderDetails, { params: { orderId: _id } })).body as Order
const audited = async () =>
  (await product.db.selectFrom('audit_log').select('record_id').orderBy('id').execute()).map(
    ({ record_id: id }) => id,
  )

it('moves pickups to another day, and keeps each order’s time when none is chosen', async () => {
  const morning = await placed(asha)
  const evening = await placed(asha, { pickupTime: '5-7 PM' })
  const body = { orders: named(morning, evening), pickupDate: FRIDAY }
  const answer = await staff.call(movePickups, { body })

  expect([answer.status, answer.body]).toEqual([
    200,
    [
      { id: morning._id, number: morning.number, outcome: 'done', message: null },
      { id: evening._id, number: evening.number, outcome: 'done', message: null },
    ],
  ])
  expect(await now(morning)).toMatchObject({ pickupDate: FRIDAY, pickupTime: '9-11 AM' })
  expect(await now(evening)).toMatchObject({ pickupDate: FRIDAY, pickupTime: '5-7 PM' })
  expect(await audited()).toEqual([morning._id, evening._id])
})

it('changes nothing and sends no message when the same move is repeated', async () => {
  const order = await placed(asha)
  const body = { orders: [...named(order, order)], pickupDate: FRIDAY, pickupTime: '3-5 PM' }
  await staff.call(movePickups, { body })
  const messages = () => product.db.selectFrom('notifications').select('id').execute()
  const sent = (await messages()).length
  const { body: results } = await staff.call(movePickups, { body })
  expect(results).toEqual([
    { id: order._id, number: order.number, outcome: 'unchanged', message: null },
  ])
  expect(await messages()).toHaveLength(sent)
})

it('lists each order that can’t be moved with the reason, and moves the rest', async () => {
  const [first, gone, last] = [await placed(asha), await placed(asha), await placed(asha)]
  const movedSince = await placed(asha)
  const seen = { pickupDate: movedSince.pickupDate, pickupTime: movedSince.pickupTime }
  await asha.call(rescheduleOrder, {
    params: { orderId: movedSince._id },
    body: { pickupDate: SATURDAY, pickupTime: '3-5 PM' },
  })
  await setStatus(gone, 'washing')
  const orders = [
    ...named(first, gone),
    { id: NOBODY },
    { id: movedSince._id, seen },
    ...named(last),
  ]
  const { body } = await staff.call(movePickups, { body: { orders, pickupDate: FRIDAY } })

  expect(body.map(({ number, outcome, message }) => [number, outcome, message])).toEqual([
    [first.number, 'done', null],
    [gone.number, 'failed', expect.stringContaining('already with us')],
    [null, 'failed', 'Order not found.'],
    [movedSince.number, 'failed', expect.stringContaining('Sat, 21 June, 3-5 PM')],
    [last.number, 'done', null],
  ])
  expect(await now(movedSince)).toMatchObject({ pickupDate: SATURDAY })
})

it('books into a full slot only with a reason', async () => {
  const [first, second] = [await placed(asha), await placed(asha)]
  await product.db
    .insertInto('pickup_slots')
    .values({ ...slotRow(FRIDAY, '9-11 AM'), booked: 0, capacity: 1 })
    .onConflict((row) => row.column('id').doUpdateSet({ booked: 0, capacity: 1 }))
    .execute()
  const body = { orders: named(first, second), pickupDate: FRIDAY }
  const { body: refused } = await staff.call(movePickups, { body })
  expect(refused.map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
  const { body: moved } = await staff.call(movePickups, {
    body: { ...body, reason: 'A second van.' },
  })
  expect(moved.map(({ outcome }) => outcome)).toEqual(['unchanged', 'done'])
})

it('moves deliveries to a window, except those a colleague has moved since', async () => {
  const [order, other] = [await placed(asha), await placed(asha)]
  const seen = other.deliveryWindow
  await asha.call(moveDelivery, {
    params: { orderId: other._id },
    body: { deliveryDate: '2025-06-23', deliveryTime: '9-11 AM' },
  })
  const { body } = await staff.call(moveDeliveries, {
    body: {
      orders: [
        { id: order._id, seen: order.deliveryWindow },
        { id: other._id, seen },
      ],
      deliveryDate: SATURDAY,
      deliveryTime: '5-7 PM',
    },
  })
  expect(body.map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
  expect((await now(order)).deliveryWindow).toEqual({ date: SATURDAY, time: '5-7 PM' })
})

it('assigns stops to a rider and unassigns them, and lists orders without such a stop', async () => {
  const rider = await product.person({ preset: 'rider', name: 'Ravi Nair' })
  const [order, gone] = [await placed(asha), await placed(asha)]
  await setStatus(gone, 'picked_up')
  const assign = (riderId: string | null) =>
    staff.call(assignStops, {
      body: { ids: [order._id, gone._id], kind: 'pickup', riderId },
    })
  const { body } = await assign(rider.user.id)
  expect(body.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['failed', 'It has no pickup for a rider.'],
  ])
  const { body: sheet } = await staff.call(runSheet, { query: { date: THURSDAY } })
  const stop = sheet.stops.find(({ orderId }) => orderId === order._id)
  expect(stop?.rider?.name).toBe('Ravi Nair')
  expect((await assign(rider.user.id)).body[0]!.outcome).toBe('unchanged')
  expect((await assign(null)).body[0]!.outcome).toBe('done')
  expect((await assign(asha.user._id)).status).toBe(404)
})

it('marks unpaid orders as paid once, and refuses a sum other than the one shown', async () => {
  const [order, other] = [await placed(asha), await placed(asha)]
  const pay = () =>
    staff.call(markOrdersPaid, {
      body: {
        orders: [
          { id: order._id, amount: order.amountDue },
          { id: other._id, amount: 5 },
        ],
        method: 'upi',
      },
    })
  const outcomes = async () => (await pay()).body.map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual(['done', 'failed'])
  expect(await outcomes()).toEqual(['unchanged', 'failed'])
  expect((await now(order)).payments).toHaveLength(1)
  expect((await now(other)).payments).toHaveLength(0)
})

const tags = (ids: readonly string[], bags?: string) =>
  product.app.inject({
    method: 'GET',
    url: `${bagTags.path}?ids=${ids.join(',')}${bags === undefined ? '' : `&bags=${bags}`}`,
    headers: { cookie: staff.cookieHeader() },
  })

it('prints the tags of thirty orders as one PDF of thirty pages, in the order requested', async () => {
  const orders: Order[] = []
  for (let count = 0; count < 30; count += 1) {
    const { label: pickupTime } = PICKUP_SLOTS[count % PICKUP_SLOTS.length]!
    orders.push(await placed(asha, { pickupTime, pickupDate: count < 15 ? FRIDAY : SATURDAY }))
  }
  const answer = await tags(orders.map(({ _id }) => _id).toReversed())
  expect(answer.statusCode).toBe(200)
  const pages = pdfPageTexts(answer.rawPayload)
  expect(pages).toHaveLength(30)
  expect(pages[0]).toContain(orders.at(-1)!.number)
  expect(pages.at(-1)).toContain(orders[0]!.number)
})

it('refuses to print tags when one of the orders does not exist', async () => {
  const order = await placed(asha)
  expect((await tags([order._id, NOBODY])).statusCode).toBe(404)
  expect((await tags([order._id, 'no-id'])).statusCode).toBe(422)
})

it('writes to each customer once, about their first order, and not again for a repeated request', async () => {
  const [first, second, other] = [await placed(asha), await placed(asha), await placed(ravi)]
  const ids = [first._id, second._id, other._id]
  const write = () =>
    staff.call(
      messageCustomers,
      { body: { ids, text: 'We come an hour later today.' } },
      { 'idempotency-key': 'rain-today' },
    )
  expect((await write()).body.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['unchanged', `The customer gets the same message with order ${first.number}.`],
    ['done', null],
  ])
  expect((await write()).body.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'))
  const { body } = await asha.call(notifications, {})
  const about = body.notifications.filter(({ title }) => title.startsWith('About your order'))
  expect(about.map(({ title, message }) => [title, message])).toEqual([
    [`About your order ${first.number}`, 'We come an hour later today.'],
  ])
})

it('exports the selected orders as CSV, and records their number in the audit log', async () => {
  const [order, other] = [await placed(asha), await placed(asha)]
  const left = await placed(asha)
  const answer = await product.app.inject({
    method: 'GET',
    url: `${exportOrders.path}?ids=${other._id},${order._id.toUpperCase()}`,
    headers: { cookie: staff.cookieHeader() },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(order.number)
  expect(answer.body).toContain(other.number)
  expect(answer.body).not.toContain(left.number)
  expect(answer.body.trim().split('\r\n')).toHaveLength(3)
  await product.deps.events.settled()
  expect((await readLastAuditEntry(product))?.summary).toBe('Exported orders as CSV, 2 selected')
})

it(`refuses more than ${BULK_MOST} orders at once`, async () => {
  const orders = Array.from({ length: BULK_MOST + 1 }, () => ({ id: crypto.randomUUID() }))
  const answer = await staff.call(movePickups, { body: { orders, pickupDate: FRIDAY } })
  expect([answer.status, answer.message]).toEqual([
    422,
    'At most 200 orders can be handled at once.',
  ])
})

it('prints the requested number of tags for each order, and tells how many bags were counted', async () => {
  const [two, three] = [await placed(asha), await placed(asha)]
  const ids = [two._id, three._id]
  const answer = await tags(ids, '2,3')
  const pages = pdfPageTexts(answer.rawPayload)
  expect(pages.map((page) => /Bag \d of \d/.exec(page)?.[0])).toEqual([
    'Bag 1 of 2',
    'Bag 2 of 2',
    'Bag 1 of 3',
    'Bag 2 of 3',
    'Bag 3 of 3',
  ])
  expect(pages[2]).toContain(three.number)
  for (const bags of ['2', '2,21', '0,1', '1,x'])
    expect([bags, (await tags(ids, bags)).statusCode]).toEqual([bags, 422])

  await setStatus(three, 'picked_up')
  await countIn(staff, three, [{ kind: 'bag' }, { kind: 'item' }, { kind: 'bag' }])
  const counts = async () =>
    (await staff.call(bagCounts, { query: { ids: ids.join(',') } })).body.toSorted((one, other) =>
      one.id.localeCompare(other.id),
    )
  expect(await counts()).toEqual([{ id: three._id, bags: 2 }])
  expect(pdfPageTexts((await tags(ids)).rawPayload)).toHaveLength(3)

  // At the door four were counted of one and nine of the other, whose bags the plant has counted since.
  for (const [{ _id: orderId }, bags] of [[two, 4] as const, [three, 9] as const])
    await staff.call(completeStop, { params: { orderId, kind: 'pickup' }, body: { bags } })
  expect(await counts()).toEqual([
    { id: two._id, bags: 4 },
    { id: three._id, bags: 2 },
  ])
  expect(pdfPageTexts((await tags(ids)).rawPayload)).toHaveLength(6)
  const one = await product.app.inject({
    method: 'GET',
    url: `/api/admin/orders/${two._id}/bag-tag.pdf`,
    headers: { cookie: staff.cookieHeader() },
  })
  expect(pdfPageTexts(one.rawPayload)).toHaveLength(4)
  const [proof] = (await asha.call(orderProofs, { params: { orderId: two._id } })).body
  expect(proof).toMatchObject({ kind: 'pickup', bags: 4, note: '' })
})
