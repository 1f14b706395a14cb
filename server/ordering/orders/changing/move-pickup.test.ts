// Moving an uncollected order's pickup, by staff: places stay correct, and one notification.
import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { adminDay, changeDayPlaces, closeDate } from '#contract/settings/settings-days.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, rescheduleOrder, type Order } from '#contract/orders/orders.ts'

import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { placed, THURSDAY } from '../../../testing/order-inputs.ts'
import { wordedMessages } from '../../../testing/worded-messages.ts'

const FRIDAY = '2025-06-20'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
let asha: SignedIn
let order: Order
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  asha = await product.person()
  order = await placed(asha)
})

type Move = { pickupDate?: string; pickupTime?: string; reason?: string }

function move(person: SignedIn, fields: Move = {}, of = order) {
  const body = { pickupDate: FRIDAY, pickupTime: '9-11 AM', ...fields }
  return person.call(rescheduleOrder, { params: { orderId: of._id }, body })
}

function places(date: string, count: number) {
  const body = { pickupTime: '9-11 AM' as const, places: count, was: null }
  return staff.call(changeDayPlaces, { params: { date }, body })
}

async function booked(date: string): Promise<number> {
  const { body } = await staff.call(adminDay, { params: { date } })
  return body.slots.find(({ pickupTime }) => pickupTime === '9-11 AM')?.booked ?? 0
}

async function details(): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

const moves = () =>
  product.db
    .selectFrom('audit_log')
    .select(['actor_id', 'search_text as summary', 'details'])
    .where('record_id', '=', order._id)
    .where('action', '=', 'order.pickup_moved')
    .execute()

describe('staff who move a pickup', () => {
  it('move it for any customer, with its place, promise and history', async () => {
    const { status, body } = await move(staff)
    expect([status, body.pickupDate]).toEqual([200, FRIDAY])
    expect(await details()).toMatchObject({
      pickupDate: FRIDAY,
      pickupTime: '9-11 AM',
      estimatedDelivery: '2025-06-21T03:30:00.000Z',
    })
    expect((await details()).history.at(-1)).toMatchObject({
      event: 'rescheduled',
      by: 'staff',
      pickupDate: FRIDAY,
    })
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([0, 1])
  })

  it('notify the customer once, recorded in the audit log', async () => {
    await move(staff)
    await move(staff)
    const { body } = await asha.call(notifications, {})
    const notified = body.notifications.filter(({ title }) => title.endsWith('pickup rescheduled'))
    expect(notified.map(({ message }) => message)).toEqual([
      'Your pickup is now on Fri, 20 June, 9-11 AM. We’ll deliver on Sat, 21 June, 9-11 AM.',
    ])
    const messages = await product.db
      .selectFrom('outbox_messages')
      .select('parts')
      .where('user_id', '=', asha.user._id)
      .execute()
    const moved = wordedMessages(messages).filter(({ body }) => body.includes('pickup is now on'))
    expect(moved).toHaveLength(1)
    expect(await moves()).toEqual([
      {
        actor_id: staff.user._id,
        summary: `Order ${order.number}: pickup on Fri, 20 June, 9-11 AM instead of Thu, 19 June, 9-11 AM`,
        details: {
          from: { pickupDate: THURSDAY, pickupTime: '9-11 AM' },
          to: { pickupDate: FRIDAY, pickupTime: '9-11 AM' },
        },
      },
    ])
  })

  it('book a full slot only with a reason, which is stored', async () => {
    await places(FRIDAY, 0)
    const refused = await move(staff)
    expect([refused.status, refused.code]).toEqual([409, 'slot_full'])
    expect(refused.message).toBe(
      'This pickup slot is fully booked. Choose another time, or say why one more fits.',
    )
    expect((await move(staff, { reason: '   ' })).code).toBe('slot_full')
    expect([await booked(THURSDAY), await booked(FRIDAY), await moves()]).toEqual([1, 0, []])

    expect((await move(staff, { reason: 'Next door to another stop' })).status).toBe(200)
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([0, 1])
    const last = (await moves()).at(-1)
    expect(last?.summary).toContain('though it was full: “Next door to another stop”')
    expect(last?.details).toMatchObject({ reason: 'Next door to another stop' })
  })

  it('give the last place once when many move there at once, and lose none', async () => {
    const others = [await placed(asha), await placed(asha), await placed(asha)]
    await places(FRIDAY, 1)
    const answers = await Promise.all(others.map((each) => move(staff, {}, each)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ])
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([3, 1])
    const beyond = others.map((each) => move(staff, { reason: 'Two vans that day' }, each))
    await Promise.all(beyond)
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([1, 3])
  })

  it('see and move the orders left on a day that they closed', async () => {
    const SATURDAY = '2025-06-21'
    order = await placed(asha, { pickupDate: SATURDAY })
    await staff.call(closeDate, { params: { date: SATURDAY }, body: { reason: 'Ugadi' } })
    const { body } = await staff.call(adminDay, { params: { date: SATURDAY } })
    expect(body.orders).toMatchObject([
      { _id: order._id, number: order.number, pickupTime: '9-11 AM', name: asha.user.name },
    ])
    expect((await move(staff)).status).toBe(200)
    expect((await move(staff, { pickupDate: SATURDAY, pickupTime: '1-3 PM' })).code).toBe(
      'closed_date',
    )
    const emptied = await staff.call(adminDay, { params: { date: SATURDAY } })
    expect([emptied.body.orders, await booked(SATURDAY)]).toEqual([[], 0])
  })

  it.each<[OrderStatus, string]>([
    ['picked_up', 'The clothes are already with us, so the pickup can no longer be rescheduled.'],
    ['completed', 'The clothes are already with us, so the pickup can no longer be rescheduled.'],
    ['cancelled', 'This order is cancelled, so there is no pickup to reschedule.'],
  ])('get a refusal once the order is %s', async (status, sentence) => {
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
    const { code, message } = await move(staff)
    expect([code, message]).toEqual(['no_longer_changeable', sentence])
  })
})

describe('a customer who moves a pickup', () => {
  it('moves only their own orders, and only to slots with room, whatever reason they give', async () => {
    const ravi = await product.person()
    expect((await move(ravi)).code).toBe('order_not_found')
    await places(FRIDAY, 0)
    const { code, message } = await move(asha, { reason: 'Please' })
    expect([code, message]).toEqual([
      'slot_full',
      'This pickup slot is fully booked. Please choose another time.',
    ])
    expect((await move(asha, { pickupTime: '1-3 PM' })).status).toBe(200)
    expect(await moves()).toEqual([])
    expect((await details()).history.at(-1)).toMatchObject({ by: 'customer' })
  })
})
