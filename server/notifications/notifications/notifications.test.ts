import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import {
  notifications,
  readAllNotifications,
  readNotification,
} from '#contract/messages/notifications.ts'
import { cancelOrder, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { notify } from './notify.ts'
import { remindPickups } from '../../ordering/orders/messages/remind-pickups.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

const bellOf = async (person: SignedIn) => (await person.call(notifications, {})).body

async function setStatus(order: Order, status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

describe('placing an order', () => {
  it('shows a notification at once and sends one mail, with the total in rupees', async () => {
    const order = await placed(asha)

    const bell = await bellOf(asha)
    expect(bell.unread).toBe(1)
    expect(bell.notifications).toEqual([
      {
        _id: expect.any(String),
        title: `Order ${order.number} is booked`,
        message: expect.stringContaining('₹210'),
        link: `/track-order?orderId=${order._id}`,
        read: false,
        createdAt: expect.stringMatching(/^2025-06-18T06:30/),
      },
    ])
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail?.subject).toBe(`Order ${order.number} is booked`)
    expect(mail?.text).toContain('Hello Asha,')
    expect(mail?.text).toContain('₹210')
    expect(mail?.text).toContain(`http://localhost:3000/track-order?orderId=${order._id}`)
  })

  it('names the promo code that lowers its total', async () => {
    const staff = await product.person({ role: 'admin' })
    const { promoCode } = (await staff.call(makePromoCode, { body: PROMO_CODE })).body
    await placed(asha, { promoCode: promoCode.toLowerCase() })
    const { message } = (await bellOf(asha)).notifications[0]!
    expect(message).toMatch(/Total ₹168 with the code WELCOME20\.$/)
  })

  it('sends no mail when the order is not stored', async () => {
    const notification = {
      userId: asha.user._id,
      kind: 'text' as const,
      params: { title: 'Never booked', message: 'This order was rolled back.' },
      link: '/track-order',
      at: product.clock.read(),
    }
    const refused = inTransaction(product.db, async (tx) => {
      await notify(tx, product.deps, { ...notification, dedupeKey: 'lost' })
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')

    // What comes after it has been mailed, so it would have been, too.
    await placed(asha)
    const mails = await readMailsTo(product, asha.user.email, 1)
    expect(mails[0]?.subject).not.toBe('Never booked')
    expect((await bellOf(asha)).notifications).toHaveLength(1)
  })

  it('notifies once under the same dedupe key', async () => {
    const notification = {
      userId: asha.user._id,
      dedupeKey: 'the same',
      kind: 'text' as const,
      params: { title: 'Twice said', message: 'Once heard.' },
      link: '/',
      at: product.clock.read(),
    }
    for (const _ of [1, 2])
      await inTransaction(product.db, (tx) => notify(tx, product.deps, notification))
    expect((await bellOf(asha)).notifications.map(({ title }) => title)).toEqual(['Twice said'])
    await readMailsTo(product, asha.user.email, 1)
  })
})

describe('a change of an order', () => {
  it('notifies its customer each time, and staff when the order is placed', async () => {
    const ravi = await product.person()
    const order = await placed(asha)
    product.clock.set('2025-06-18T06:40:00Z')
    await asha.call(rescheduleOrder, {
      params: { orderId: order._id },
      body: { pickupDate: THURSDAY, pickupTime: '3-5 PM' },
    })
    product.clock.set('2025-06-18T06:50:00Z')
    await setStatus(order, 'picked_up')
    product.clock.set('2025-06-18T07:00:00Z')
    await setStatus(order, 'completed')

    expect((await bellOf(asha)).notifications.map(({ title }) => title)).toEqual([
      `Order ${order.number}: Completed`,
      `Order ${order.number}: Picked Up`,
      `Order ${order.number}: pickup rescheduled`,
      `Order ${order.number} is booked`,
    ])
    expect(await bellOf(ravi)).toEqual({ unread: 0, notifications: [] })
    expect((await bellOf(staff)).notifications.map(({ title }) => title)).toContain(
      `New order ${order.number}`,
    )
    const mails = await readMailsTo(product, asha.user.email, 4)
    expect(mails.map(({ subject }) => subject)).toContain(`Order ${order.number}: Completed`)
  })

  it('notifies once when a customer cancels twice', async () => {
    const order = await placed(asha)
    for (const _ of [1, 2]) await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await bellOf(asha)).notifications.map(({ title }) => title)).toEqual([
      `Order ${order.number}: Cancelled`,
      `Order ${order.number} is booked`,
    ])
  })
})

describe('the notifications', () => {
  it('count as unread, and are marked read one by one or all at once', async () => {
    for (const _ of [1, 2, 3]) await placed(asha)
    const { notifications: shown } = await bellOf(asha)

    const one = await asha.call(readNotification, { params: { id: shown[1]!._id } })
    expect(one.body.unread).toBe(2)
    expect(one.body.notifications.map(({ read }) => read)).toEqual([false, true, false])
    const again = await asha.call(readNotification, { params: { id: shown[1]!._id } })
    expect(again.body.unread).toBe(2)

    const all = await asha.call(readAllNotifications, {})
    expect([all.body.unread, all.body.notifications.every(({ read }) => read)]).toEqual([0, true])
  })

  it('are hidden from everyone else', async () => {
    await placed(asha)
    const [hers] = (await bellOf(asha)).notifications
    const ravi = await product.person()

    const answer = await ravi.call(readNotification, { params: { id: hers!._id } })
    await ravi.call(readAllNotifications, {})

    expect([answer.status, answer.code]).toEqual([404, 'not_found'])
    expect((await bellOf(asha)).unread).toBe(1)
  })

  it('show the latest 20 and count all', async () => {
    for (let count = 0; count < 22; count += 1)
      await inTransaction(product.db, (tx) =>
        notify(tx, product.deps, {
          userId: asha.user._id,
          dedupeKey: `number ${count}`,
          kind: 'text',
          params: { title: `Number ${count}`, message: 'One of many.' },
          link: '/',
          at: product.clock.read(),
        }),
      )
    const bell = await bellOf(asha)
    expect([bell.unread, bell.notifications.length]).toEqual([22, 20])
    expect(bell.notifications[0]?.title).toBe('Number 21')
  })
})

describe('the reminder', () => {
  const reminders = async (person: SignedIn) =>
    (await bellOf(person)).notifications.filter(({ title }) => title === 'We’ll pick up soon')

  it('arrives 30 minutes before the slot begins, once', async () => {
    const order = await placed(asha)

    product.clock.set('2025-06-19T02:59:00Z')
    await remindPickups(product.deps)
    expect(await reminders(asha)).toEqual([])

    product.clock.set('2025-06-19T03:00:00Z')
    await Promise.all([remindPickups(product.deps), remindPickups(product.deps)])
    product.clock.set('2025-06-19T03:10:00Z')
    await product.deps.events.settled()
    await remindPickups(product.deps)

    const near = await product.db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'order.pickup_near')
      .where('subject_id', '=', order._id)
      .execute()
    // The job of that minute may look at the same time as both calls.
    expect(near.length).toBeLessThanOrEqual(3)
    expect((await reminders(asha)).map(({ message }) => message)).toEqual([
      `We’ll pick up order ${order.number} today between 9 and 11 AM. Please keep the clothes ready.`,
    ])
    await readMailsTo(product, asha.user.email, 2)
  })

  it('stays unsent once the slot has begun, and for picked-up or cancelled orders', async () => {
    const [late, picked, cancelled] = [await placed(asha), await placed(asha), await placed(asha)]
    await setStatus(picked, 'picked_up')
    await setStatus(cancelled, 'cancelled')
    await setStatus(late, 'cancelled')
    product.clock.set('2025-06-19T03:05:00Z')
    await remindPickups(product.deps)
    await setStatus(late, 'pickup_scheduled')
    product.clock.set('2025-06-19T03:30:00Z')
    await remindPickups(product.deps)
    expect(await reminders(asha)).toEqual([])
  })

  it('arrives again for the slot that a pickup was moved to', async () => {
    const order = await placed(asha)
    product.clock.set('2025-06-19T03:05:00Z')
    await remindPickups(product.deps)
    await asha.call(rescheduleOrder, {
      params: { orderId: order._id },
      body: { pickupDate: THURSDAY, pickupTime: '1-3 PM' },
    })
    product.clock.set('2025-06-19T07:05:00Z')
    await remindPickups(product.deps)
    expect(await reminders(asha)).toHaveLength(2)
  })

  it('reaches the other customers when one reminder fails, which is logged and counted', async () => {
    const ravi = await product.person({ name: 'Ravi' })
    const failing = await placed(asha)
    await placed(ravi)
    product.clock.set('2025-06-19T03:05:00Z')
    const { events } = product.deps
    const consumersOf: typeof events.consumersOf = (event) => {
      if ((event as NewEvent).subject.id === failing._id) throw new Error('no such consumer')
      return events.consumersOf(event)
    }
    const deps = { ...product.deps, events: { ...events, consumersOf } }
    await expect(remindPickups(deps)).rejects.toThrow('1 failed; the first: Error: no such')
    expect(await reminders(ravi)).toHaveLength(1)
    expect(product.loggedErrors.join()).toContain(`"orderId":"${failing._id}"`)
  })
})
