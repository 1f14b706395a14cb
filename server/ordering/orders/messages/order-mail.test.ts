/** The details below mails about an order, and the pickup's calendar file. */
import { beforeEach, describe, expect, it } from 'vitest'
import { takeOrder } from '#contract/counter/counter.ts'
import { orderCalendar } from '#contract/orders/order-calendar.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { readOutbox, resendOutboxMessage } from '#contract/messages/outbox.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { cancelOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { placed, THURSDAY } from '../../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const product = await testProduct()
let asha: SignedIn
let staff: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
  staff = await product.person({ role: 'admin' })
})

type Mail = Awaited<ReturnType<typeof readMailsTo>>[number]

/** Asha's mails, the newest last, once there are so many. */
async function mails(count: number): Promise<Mail[]> {
  const found = await readMailsTo(product, asha.user.email, count)
  return found.toSorted((one, other) => one.messageId!.localeCompare(other.messageId!))
}

/** Some properties of the calendar file in a mail. */
function calendarIn({ attachments }: Mail) {
  const files = attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType))
  const contents = files.map(({ content }) =>
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
  )
  expect(new Set(contents).size).toBe(1)
  return propertiesOf(contents[0]!)
}

function propertiesOf(file: string) {
  const value = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(file)?.[1]
  const names = ['METHOD', 'UID', 'SEQUENCE', 'STATUS', 'DTSTART', 'DTEND'] as const
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}

describe('the mail of an order', () => {
  it('mentions no driving and has no calendar entry for a hand-over at the counter', async () => {
    const body = { userId: asha.user._id, lines: [{ itemId: 'wash-fold', quantity: 3 }] }
    const order = (await staff.call(takeOrder, { body })).body
    const [mail] = await mails(1)
    for (const said of [order.number, 'Drop-off', 'Ready to collect by', 'Cash when collected'])
      expect(mail!.text).toContain(said)
    expect(mail!.text).not.toMatch(/pickup|deliver|at the door|back with you/i)
    expect(mail!.attachments).toEqual([])
    const file = await asha.call(orderCalendar, { params: { orderId: order._id } })
    expect(file.status).toBe(404)
  })

  it('says what, where, when, the price and how to change it, as plain text and as HTML', async () => {
    const { promoCode } = (await staff.call(makePromoCode, { body: PROMO_CODE })).body
    const order = await placed(asha, {
      promoCode,
      deliveryAddress: '4 Park Road, Bengaluru 560002',
      door: { name: 'Lakshmi Rao', phone: '98450 12121' },
      specialInstructions: 'Ring twice',
      preferences: { starch: 'heavy', finish: 'folded', fragranceFree: true },
      lines: [
        { itemId: 'wash-fold', quantity: 3 },
        { itemId: 'ironing-shirt', quantity: 2 },
      ],
    })
    const [mail] = await mails(1)
    const shown = mail!
      .html!.replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, '')
      .replaceAll(/<[^>]+>/g, '\n')
      .replaceAll('&amp;', '&')
    for (const form of [mail!.text!, shown]) {
      for (const said of [
        order.number,
        'Thu, 19 June, 9-11 AM',
        'Back with you',
        '12 Church Street, Bengaluru 560001',
        '4 Park Road, Bengaluru 560002',
        'At the door',
        'Lakshmi Rao, 98450 12121',
        'Cash on delivery',
        'Ring twice',
        'Heavy starch, Fragrance-free',
        '3 kg Wash & Fold',
        '2 × Shirt (Ironing)',
        'WELCOME20',
        'Total',
        `₹${order.total}`,
        'reschedule the pickup or cancel the order',
        'to your calendar',
      ])
        expect(form).toContain(said)
    }
    expect(mail!.html).toContain(`/my-orders?q=${order.number}`)
    expect(mail!.html).not.toMatch(/<img|url\(/)
    expect(mail!.html).toContain('name="color-scheme" content="light dark"')
  })

  it('contains one appointment, which is moved and cancelled with the pickup', async () => {
    const order = await placed(asha)
    const [booked] = await mails(1)
    const first = calendarIn(booked!)
    expect(first).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `order-${order._id}@localhost`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTART: '20250619T033000Z',
      DTEND: '20250619T053000Z',
    })

    product.clock.set('2025-06-18T06:40:00Z')
    await asha.call(rescheduleOrder, {
      params: { orderId: order._id },
      body: { pickupDate: THURSDAY, pickupTime: '3-5 PM' },
    })
    const [, moved] = await mails(2)
    expect(calendarIn(moved!)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: first['UID'],
      SEQUENCE: '1',
      DTSTART: '20250619T093000Z',
    })
    expect(moved!.text).toContain('Pickup: Thu, 19 June, 3-5 PM')

    product.clock.set('2025-06-18T06:50:00Z')
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    const [, , cancelled] = await mails(3)
    expect(calendarIn(cancelled!)).toMatchObject({
      METHOD: 'CANCEL',
      UID: first['UID'],
      SEQUENCE: '2',
      STATUS: 'CANCELLED',
    })
    expect(cancelled!.text).not.toContain('move the pickup')
  })

  it('contains no appointment once the clothes are collected', async () => {
    const order = await placed(asha)
    await mails(1)
    await staff.call(setOrderStatus, {
      params: { id: order._id },
      body: { status: 'completed' },
    })
    const sent = (await staff.call(readOutbox, { query: { q: order.number } })).body
    const booking = sent.find(({ subject }) => subject.includes('is booked'))!
    await staff.call(resendOutboxMessage, { params: { id: booking._id }, body: { delivery: 1 } })
    await expect
      .poll(async () => {
        const found = await readMailsTo(product, asha.user.email, 2).catch(() => [])
        return found.filter(({ subject }) => subject?.includes('is booked')).length
      })
      .toBe(2)
    const again = (await mails(2)).findLast(({ subject }) => subject?.includes('is booked'))!
    expect(again.text).toContain('Total: ₹210')
    expect(again.text).not.toContain('move the pickup')
    expect(again.attachments).toEqual([])
  })
})

describe('the calendar file of an order', () => {
  it('contains the same appointment as the mail, for its owner only', async () => {
    const ravi = await product.person()
    const { _id: orderId } = await placed(asha)
    const [mail] = await mails(1)
    const answer = await asha.call(orderCalendar, { params: { orderId } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="pickup-.+\.ics"$/)
    expect(propertiesOf(String(answer.body))).toEqual(calendarIn(mail!))
    expect((await ravi.call(orderCalendar, { params: { orderId } })).status).toBe(404)
  })
})
