// Staff edits of an order: permitted fields, deadlines, records, and the customer's notification.
import { expect, it } from 'vitest'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { editBooking } from '#contract/orders/order-edit.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { setUpMessageQueue } from '../../../testing/waiting-messages.ts'

const test = setUpMessageQueue()
const { bell, later, read, set, waiting } = test

type Edit = Parameters<typeof test.staff.call<typeof editBooking>>[1]['body']

const edit = (fields: Partial<Edit>, revision = 0, person = test.staff) =>
  person.call(editBooking, { params: { id: test.order._id }, body: { ...fields, revision } })

const pay = (paymentMethod: 'cash' | 'upi' | 'card', seen?: 'cash' | 'upi', person = test.staff) =>
  person.call(choosePayment, {
    params: { orderId: test.order._id },
    body: { paymentMethod, ...(seen && { seen }) },
  })

const HOSUR = {
  flat: '4B, Palm Court',
  street: '9 Hosur Road',
  landmark: '',
  pin: '560068',
}
const RAVI = { name: 'Ravi', phone: '98860 54321' }

it('sends one message for several edits, and writes no addresses into the audit log', async () => {
  const { body } = await edit({ deliveryAddressParts: HOSUR })
  expect(body).toMatchObject({ deliveryAddressParts: HOSUR, address: test.order.address })
  later(10)
  await edit({ door: RAVI }, 1)
  later(10)
  await edit({ preferences: { starch: 'light', finish: 'hanger', fragranceFree: false } }, 2)
  later(10)
  expect((await pay('upi')).status).toBe(200)

  const [message, ...others] = await waiting()
  expect(others).toEqual([])
  expect(message!.subject).toBe(`Order ${test.order.number}: changed`)
  expect(message!.body).toBe(
    'Please pay ₹210 by UPI when we deliver your clothes.\n\nWe changed the delivery address, person at the door and preferences of your order.',
  )
  const detail = await test.staff.call(readOrderDetail, { params: { id: test.order._id } })
  const changes = detail.body.history.flatMap((entry) => entry.changes)
  expect(changes).toEqual([
    {
      part: 'deliveryAddress',
      from: test.order.address,
      to: '4B, Palm Court, 9 Hosur Road 560068',
    },
    { part: 'door', from: '', to: 'Ravi, 98860 54321' },
    { part: 'preferences', from: '', to: 'Light starch, On hangers' },
  ])
  const audited = await test.product.db
    .selectFrom('audit_log')
    .select(['search_text', 'details'])
    .where('record_id', '=', test.order._id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ search_text }) => search_text)).toEqual([
    `Order ${test.order.number}: delivery address changed`,
    `Order ${test.order.number}: person at the door changed`,
    `Order ${test.order.number}: preferences changed`,
    `Order ${test.order.number}: to be paid by UPI instead of in cash`,
  ])
  expect(JSON.stringify(audited)).not.toMatch(/Hosur|Ravi/)
})

it('changes nothing and sends nothing when the same edit is repeated', async () => {
  expect((await edit({ specialInstructions: '', door: null })).status).toBe(200)
  expect(await waiting()).toEqual([])
})

it('refuses an edit made before a colleague’s change, and shows the current booking', async () => {
  await test.asha.call(changeBooking, {
    params: { orderId: test.order._id },
    body: { specialInstructions: 'Ring twice.', total: 210, revision: 0 },
  })
  const stale = await edit({ specialInstructions: 'Call first.' })
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body).toMatchObject({
    current: { revision: 1, specialInstructions: 'Ring twice.', address: test.order.address },
  })
  await pay('upi', 'cash')
  const paid = await pay('cash', 'cash')
  expect([paid.code, paid.body]).toMatchObject(['changed_meanwhile', { current: 'upi' }])
})

it('locks the pickup address after pickup; the rest can change until the clothes are back', async () => {
  await set('picked_up')
  const late = await edit({ addressParts: HOSUR })
  expect([late.code, late.message]).toEqual([
    'no_longer_changeable',
    'The clothes are with us already, so the pickup address stays. The delivery address can be another.',
  ])
  await set('out_for_delivery')
  expect((await edit({ deliveryAddressParts: HOSUR, door: RAVI })).status).toBe(200)
  expect(await read()).toMatchObject({ door: RAVI, address: test.order.address })
  await set('completed')
  const over = await edit({ specialInstructions: 'Ring twice.' }, 1)
  expect([over.code, over.message]).toEqual([
    'no_longer_changeable',
    'The clothes are back already, so this order can no longer be changed.',
  ])
  await set('cancelled')
  expect((await edit({ door: null }, 1)).message).toContain('This order is cancelled')
})

it.each([
  [{ address: 'x' }, 'address_incomplete'],
  [{ door: { name: '', phone: '1' } }, 'invalid_input'],
] as const)('refuses the edit %o with an explanation', async (fields, code) => {
  const refused = await edit(fields)
  expect(refused.code).toBe(code)
  expect(refused.message).toMatch(/^[A-Z].*\.$/)
})

it('refuses customers, staff choosing a card, and another customer’s order', async () => {
  expect((await edit({ door: null }, 0, test.asha)).code).toBe('forbidden')
  expect((await pay('card')).code).toBe('card_not_available')
  const ravi = await test.product.person()
  expect((await pay('upi', undefined, ravi)).code).toBe('order_not_found')
  expect(await bell()).toHaveLength(1)
})
