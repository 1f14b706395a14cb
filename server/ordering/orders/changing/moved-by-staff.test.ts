// Staff's wider freedom to move pickups and deliveries, with one notification to the customer.
import { expect, it } from 'vitest'
import { slots } from '#contract/catalogue/catalogue.ts'
import { moveDelivery, orderDeliveries } from '#contract/orders/delivery-move.ts'
import { rescheduleOrder } from '#contract/orders/orders.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { setUpMessageQueue } from '../../../testing/waiting-messages.ts'
import { placed } from '../../../testing/order-inputs.ts'

const FRIDAY = '2025-06-20'
const SATURDAY = '2025-06-21'

const test = setUpMessageQueue()
const { later, read, set, waiting } = test

const movePickup = (
  to: { pickupDate?: string; pickupTime?: string; reason?: string },
  seen?: { pickupDate: string; pickupTime: string },
  person = test.staff,
) =>
  person.call(rescheduleOrder, {
    params: { orderId: test.order._id },
    body: { pickupDate: FRIDAY, pickupTime: '9-11 AM', ...to, ...(seen && { seen }) },
  })

const deliver = (
  to: { deliveryDate?: string; deliveryTime?: string; reason?: string },
  seen?: { date: string; time: string },
) =>
  test.staff.call(moveDelivery, {
    params: { orderId: test.order._id },
    body: { deliveryDate: SATURDAY, deliveryTime: '5-7 PM', ...to, ...(seen && { seen }) },
  })

const audited = async () => {
  const rows = await test.product.db
    .selectFrom('audit_log')
    .select('search_text')
    .where('record_id', '=', test.order._id)
    .orderBy('id')
    .execute()
  return rows.map(({ search_text }) => search_text)
}

it('sends one message for several moves within the wait, naming each change once', async () => {
  await movePickup({})
  later(20)
  await deliver({})
  later(20)
  await deliver({ deliveryTime: '3-5 PM' })

  const [message, ...others] = await waiting()
  expect(others).toEqual([])
  const { number } = test.order
  expect([message!.subject, message!.revision]).toEqual([`Order ${number}: changed`, 2])
  expect(message!.body).toBe(
    'We’ll deliver on Sat, 21 June, 3-5 PM.\n\nYour pickup is now on Fri, 20 June, 9-11 AM.',
  )
  expect(await audited()).toEqual([
    `Order ${number}: pickup on Fri, 20 June, 9-11 AM instead of Thu, 19 June, 9-11 AM`,
    `Order ${number}: delivery on Sat, 21 June, 5-7 PM instead of Sat, 21 June, 9-11 AM`,
    `Order ${number}: delivery on Sat, 21 June, 3-5 PM instead of Sat, 21 June, 5-7 PM`,
  ])
})

it('refuses a pickup that a colleague has moved since, showing its current slot', async () => {
  const seen = { pickupDate: test.order.pickupDate, pickupTime: test.order.pickupTime }
  await movePickup({ pickupTime: '3-5 PM' }, seen, test.asha)
  const stale = await movePickup({}, seen)
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  expect(stale.body).toMatchObject({ current: { pickupDate: FRIDAY, pickupTime: '3-5 PM' } })
  expect(stale.message).toContain('It is now on Fri, 20 June, 3-5 PM')
  expect((await movePickup({}, { pickupDate: FRIDAY, pickupTime: '3-5 PM' })).status).toBe(200)
  const late = await deliver({}, { date: SATURDAY, time: '1-3 PM' })
  expect([late.status, late.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.message).toContain('it is on Sat, 21 June, 9-11 AM now')
})

it('lets staff, but not customers, book a slot that has begun, until it is over', async () => {
  test.product.clock.set(`${FRIDAY}T04:00:00Z`)
  const first = async (person: typeof test.asha) => {
    const { body } = await person.call(slots, { query: { from: FRIDAY, running: 'true' } })
    return body.dates[0]!.slots[0]!.pickupTime
  }
  expect([await first(test.staff), await first(test.asha)]).toEqual(['9-11 AM', '11 AM-1 PM'])
  expect((await movePickup({}, undefined, test.asha)).code).toBe('slot_begun')
  expect((await movePickup({})).status).toBe(200)
  await movePickup({ pickupTime: '5-7 PM' })
  test.product.clock.set(`${FRIDAY}T05:30:00Z`)
  expect((await movePickup({})).code).toBe('slot_begun')
})

async function setDeliveryPlaces(deliveryPlaces: number) {
  const { version } = (await test.staff.call(adminSettings, {})).body.deliveryPlaces
  await test.staff.call(settingCalls.changeDeliveryPlaces, { body: { deliveryPlaces, version } })
}

it('accepts one more delivery in a full window with a reason, recorded in the audit log', async () => {
  await deliver({})
  test.order = await placed(test.asha, { pickupTime: '5-7 PM' })
  await setDeliveryPlaces(1)
  const full = await deliver({})
  expect([full.code, full.message]).toEqual([
    'delivery_full',
    'This delivery time is fully booked. Choose another time, or say why one more fits.',
  ])
  expect((await deliver({ reason: 'On the way anyway' })).status).toBe(200)
  expect((await audited()).at(-1)).toContain('though it was full: “On the way anyway”')
  await setDeliveryPlaces(100)
})

it('gives a new promise to an order that has left or is late, and says why a finished one can’t have one', async () => {
  await set('out_for_delivery')
  test.product.clock.set(`${SATURDAY}T14:00:00Z`)
  const { body } = await test.staff.call(orderDeliveries, { params: { orderId: test.order._id } })
  expect(body.days[0]!.date).toBe('2025-06-22')
  expect((await deliver({ deliveryDate: '2025-06-22', deliveryTime: '9-11 AM' })).status).toBe(200)
  expect(await read()).toMatchObject({ deliveryWindow: { date: '2025-06-22', time: '9-11 AM' } })
  await set('completed')
  const over = await deliver({})
  expect([over.code, over.message]).toEqual([
    'no_longer_changeable',
    'The clothes are already back, so there is no delivery to reschedule.',
  ])
})
