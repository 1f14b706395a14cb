import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { readOrderMessages } from '#contract/orders/order-detail.ts'
import { setOrderStatus, undoStatuses } from '#contract/orders/order-list.ts'
import { rescheduleOrder } from '#contract/orders/orders.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { changeTicket } from '#contract/help/help-desk.ts'
import { openTicket } from '#contract/help/tickets.ts'
import type { TicketStatus } from '#domain/help/tickets.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deliverMessages } from '../outbox/deliver-messages.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { timeToSecond } from '../../testing/waiting-messages.ts'
import { wordedMessages } from '../../testing/worded-messages.ts'
import { notify } from './notify.ts'

const product = await testProduct({ messageWaitSeconds: 60 })
const staff = await product.person({ role: 'admin' })
const NINE = '2025-06-19T03:30:00.000Z'

let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person()
})

/** Sets the clock to a time in the laundry's zone. */
const at = (time: string, date = '2025-06-18') => product.clock.set(`${date}T${time}+05:30`)

/** What was written to Asha, the oldest first, with the time at which it leaves; null for at once. */
async function written() {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['id', 'parts', 'due_at', 'revision'])
    .where('user_id', '=', asha.user._id)
    .orderBy('id')
    .execute()
  return wordedMessages(rows).map(({ id, subject, body, due_at: dueAt, revision }) => ({
    id,
    subject,
    body,
    revision,
    leavesAt: dueAt?.toISOString() ?? null,
  }))
}

let said = 0
async function sayByStaff({ happened = product.clock.read() } = {}) {
  said += 1
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `message ${said}`,
      kind: 'order.message',
      params: { number: `LC-${said}`, text: 'We found a button.' },
      link: '/',
      at: happened,
    }),
  )
}

/** How long the jobs of a message wait. */
async function hoursInQueue(messageId: string) {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from start_after - created_on)::float / 3600 as hours
    from pgboss.job where data ->> 'letterId' = ${messageId}`.execute(product.db)
  return rows.map(({ hours }) => Math.round(hours))
}

const set = async (order: { _id: string }, status: OrderStatus) =>
  (await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })).body

const move = (person: SignedIn, { _id: orderId }: { _id: string }, pickupTime: string) =>
  person.call(rescheduleOrder, { params: { orderId }, body: { pickupDate: THURSDAY, pickupTime } })

async function openedTicket() {
  const body = { subject: 'A button', message: 'It is gone.' }
  return (await asha.call(openTicket, { body })).body.ticket.number
}

const setTicket = (number: string, status: TicketStatus) =>
  staff.call(changeTicket, { params: { number }, body: { status } })

async function setQuietHours(hours: { from: 'off' | '20:00' | '21:00'; until: '09:00' | '10:00' }) {
  const { version } = (await staff.call(adminSettings, {})).body.quietHours
  const body = { ...hours, version }
  expect((await staff.call(settingCalls.changeQuietHours, { body })).status).toBe(200)
}

describe('a message that can wait', () => {
  it.each([
    ['20:59:59.999', null],
    ['21:00:00', NINE],
    ['23:59:59.999', NINE],
    ['00:00:00', '2025-06-18T03:30:00.000Z'],
    ['08:59:59.990', '2025-06-18T03:30:00.000Z'],
    ['09:00:00', null],
  ])('from %s leaves at %s', async (time, leavesAt) => {
    at(time)
    await sayByStaff()
    expect(await written()).toMatchObject([{ leavesAt }])
  })

  it('is in the bell at once', async () => {
    at('23:00:00')
    await sayByStaff()
    expect((await asha.call(notifications, {})).body.unread).toBe(1)
  })

  it('stays in the queue until quiet hours end, and leaves then', async () => {
    at('23:00:00')
    await sayByStaff()
    const [message] = await written()
    expect(await hoursInQueue(message!.id)).toEqual([10])

    at('09:00:00', '2025-06-19')
    await deliverMessages(product.deps, [{ letterId: message!.id, revision: message!.revision }])
    await readMailsTo(product, asha.user.email, 1)
  })

  it('leaves when quiet hours end, however late its event was consumed', async () => {
    at('23:00:00')
    const happened = product.clock.read()
    at('08:00:00', '2025-06-19')
    await sayByStaff({ happened })
    const [message] = await written()
    expect(message).toMatchObject({ leavesAt: NINE })
    expect(await hoursInQueue(message!.id)).toEqual([1])
  })

  it('shows staff when it leaves, in the outbox and at its order', async () => {
    at('19:00:00')
    const order = await placed(asha)
    at('23:00:00')
    await set(order, 'washing')
    const outbox = await staff.call(readOutbox, { query: { q: asha.user.email } })
    const about = await staff.call(readOrderMessages, { params: { id: order._id } })
    for (const [newest] of [outbox.body, about.body])
      expect(newest).toMatchObject({ state: 'waiting', leavesAt: NINE })
  })

  it('says what staff close the day with: clothes that were picked up and cash', async () => {
    at('19:00:00')
    const order = await placed(asha)
    at('23:00:00')
    await set(order, 'picked_up')
    const body = { method: 'cash' } as const
    await staff.call(markOrderPaid, { params: { id: order._id }, body })
    expect((await written()).slice(1)).toMatchObject([{ leavesAt: NINE }])
  })

  it('follows the setting, and leaves at once where there are no quiet hours', async () => {
    await setQuietHours({ from: '20:00', until: '10:00' })
    at('20:30:00')
    await sayByStaff()
    await setQuietHours({ from: 'off', until: '10:00' })
    await sayByStaff()
    await setQuietHours({ from: '21:00', until: '09:00' })
    expect(await written()).toMatchObject([
      { leavesAt: '2025-06-19T04:30:00.000Z' },
      { leavesAt: null },
    ])
  })

  it('joins what else waits about its order, of one thing the newest alone', async () => {
    at('19:00:00')
    const order = await placed(asha)
    at('23:00:00')
    await set(order, 'washing')
    await move(staff, order, '1-3 PM')
    at('23:30:00')
    await set(order, 'ready')
    const [, ...waiting] = await written()
    expect(waiting).toMatchObject([{ leavesAt: NINE, revision: 0 }])
    expect(waiting[0]!.body).toContain('Your clothes are clean')
    expect(waiting[0]!.body).not.toContain('being washed')
  })

  it('can be withdrawn until quiet hours end', async () => {
    at('19:00:00')
    const order = await placed(asha)
    const ticket = await openedTicket()
    const before = await written()
    at('23:00:00')
    const { undo } = await set(order, 'washing')
    await setTicket(ticket, 'resolved')
    expect(await written()).toHaveLength(before.length + 2)

    await staff.call(undoStatuses, { body: { changes: [undo!.change] } })
    at('23:50:00')
    await setTicket(ticket, 'open')
    expect(await written()).toEqual(before)
  })

  it('waits on its way, too, where quiet hours began before it left', async () => {
    at('20:59:30')
    const order = await placed(asha)
    at('20:59:50')
    await set(order, 'washing')
    const [, message] = await written()
    const job = { letterId: message!.id, revision: message!.revision }
    at('21:10:00')
    await deliverMessages(product.deps, [job])
    expect((await written())[1]).toMatchObject({ leavesAt: NINE })
  })
})

describe('an awaited message', () => {
  it('leaves at midnight: a booking, a payment by UPI and clothes on their way', async () => {
    at('00:00:00')
    const order = await placed(asha)
    at('00:05:00')
    const body = { method: 'upi' } as const
    await staff.call(markOrderPaid, { params: { id: order._id }, body })
    at('00:10:00')
    await set(order, 'out_for_delivery')
    expect((await written()).map(({ leavesAt }) => timeToSecond(leavesAt))).toEqual([
      null,
      '18:36:00',
      '18:41:00',
    ])
  })

  it('is sent by one job, when two changes of the same instant join in it', async () => {
    const happened = product.clock.read()
    for (const status of ['out_for_delivery', 'cancelled'] as const)
      await inTransaction(product.db, (tx) =>
        notify(tx, product.deps, {
          userId: asha.user._id,
          dedupeKey: `same instant ${status}`,
          kind: 'order.status_set',
          params: { number: 'LC-7K2M', status, reason: null },
          topic: 'order of the same instant',
          heldAbout: 'status',
          link: '/',
          at: happened,
        }),
      )
    const [message, ...others] = await written()
    expect(others).toEqual([])
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::integer as jobs from pgboss.job
      where data ->> 'letterId' = ${message!.id}
        and (data ->> 'revision')::integer = ${message!.revision}`.execute(product.db)
    expect(rows).toEqual([{ jobs: 1 }])
  })

  it('takes along what waits for the morning, so that news keeps its order', async () => {
    at('19:00:00', '2025-06-18')
    const order = await placed(asha)
    at('23:00:00')
    await set(order, 'ready')
    const [, ready] = await written()
    at('08:30:00', '2025-06-19')
    await set(order, 'out_for_delivery')

    const [, message, ...others] = await written()
    expect(others).toEqual([])
    expect(message).toMatchObject({ id: ready!.id, revision: ready!.revision + 1 })
    expect(timeToSecond(message!.leavesAt)).toBe('03:01:00')
    expect(message!.subject).toContain('Out for Delivery')
    expect(message!.body).not.toContain('Your clothes are clean')
    // The job of before finds nothing to do.
    at('08:31:10', '2025-06-19')
    const { id } = message!
    await deliverMessages(product.deps, [
      { letterId: id, revision: ready!.revision },
      { letterId: id, revision: message!.revision },
    ])
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(message!.subject)
  })

  it('leaves the rest for the morning when it is withdrawn', async () => {
    at('19:00:00')
    const order = await placed(asha)
    at('23:00:00')
    await set(order, 'washing')
    const { undo } = await set(order, 'out_for_delivery')
    await staff.call(undoStatuses, { body: { changes: [undo!.change] } })
    const [, message] = await written()
    const job = { letterId: message!.id, revision: message!.revision }
    at('23:01:10')
    await deliverMessages(product.deps, [job])
    expect((await written()).slice(1)).toMatchObject([
      { id: message!.id, subject: expect.stringContaining('Washing'), leavesAt: NINE },
    ])
  })
})
