import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus, undoStatuses } from '#contract/admin.ts'
import { notifications } from '#contract/notifications.ts'
import { cancelOrder, orderDetails, type Order, type StaffOrder } from '#contract/orders.ts'
import { readLetters } from '#contract/outbox.ts'
import { addCard } from '#contract/profile.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { deliverLetters } from '../letters/deliver-letters.ts'
import type { Queues } from '../platform/jobs.ts'
import { mailsTo } from '../testing/mails.ts'
import { recordPayments, type RecordingPayments } from '../testing/club.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../testing/test-product.ts'
import { placed } from '../testing/wishes.ts'
import { settleStatuses } from './settle-statuses.ts'

let product: TestProduct
let staff: SignedIn
let asha: SignedIn
let order: Order
beforeAll(async () => {
  product = await openTestProduct({ messageWaitSeconds: 60 })
  staff = await product.person({ role: 'admin' })
})
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person({ phone: '+91 98450 12345' })
  order = await placed(asha)
  // What was said when it was placed is long over.
  product.clock.set('2025-06-18T07:00:00Z')
})
afterAll(() => product.close())

const later = (seconds: number) =>
  product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString())

const set = async (status: OrderStatus, id = order._id): Promise<StaffOrder> => {
  const answer = await staff.call(setOrderStatus, { params: { id }, body: { status } })
  expect(answer.status).toBe(200)
  return answer.body
}

async function undo(...changes: (StaffOrder | string)[]) {
  const ids = changes.map((each) => (typeof each === 'string' ? each : each.undo!.change))
  return (await staff.call(undoStatuses, { body: { changes: ids } })).body
}

const read = async (person = asha) =>
  (await person.call(orderDetails, { params: { orderId: order._id } })).body as Order

/** What was written to Asha since the booking, the oldest first. */
async function waiting(channel: 'email' | 'sms' = 'email') {
  return product.db
    .selectFrom('letters')
    .select(['id', 'subject', 'body', 'status', 'due_at', 'revision'])
    .where('user_id', '=', asha.user._id)
    .where('channel', '=', channel)
    .where('created_at', '>=', new Date('2025-06-18T07:00:00Z'))
    .orderBy('id')
    .execute()
}

const bell = async (person = asha) =>
  (await person.call(notifications, {})).body.notifications.map(({ title }) => title)

async function jobsOf(letterId: string) {
  const { rows } = await sql<{ data: Queues['deliver-letter']; seconds: number }>`
    select data, round(extract(epoch from start_after - created_on))::integer as seconds
    from pgboss.job where data ->> 'letterId' = ${letterId} order by created_on`.execute(product.db)
  return rows
}

/** The test clock goes on by a millisecond now and then. */
const secondOf = (at: Date | string | null) => at && new Date(at).toISOString().slice(11, 19)

describe('the messages of a status that staff set', () => {
  it('wait a minute, in the database and for the queue, and staff see in the outbox when they leave', async () => {
    await set('picked_up')

    for (const channel of ['email', 'sms'] as const) {
      const [letter, ...others] = await waiting(channel)
      expect(others).toEqual([])
      expect([letter!.status, secondOf(letter!.due_at)]).toEqual(['waiting', '07:01:00'])
      expect(await jobsOf(letter!.id)).toEqual([
        { data: { letterId: letter!.id, revision: 0 }, seconds: 60 },
      ])
    }
    expect(await bell()).toContain(`Order ${order.number}: Picked Up`)
    const outbox = await staff.call(readLetters, { query: { state: 'waiting', channel: 'sms' } })
    expect(secondOf(outbox.body[0]!.leavesAt)).toBe('07:01:00')
  })

  it('become one about where the order stands now, which waits from the last change on', async () => {
    await set('picked_up')
    later(20)
    await set('washing')
    later(20)
    await set('ready')

    const [letter, ...others] = await waiting()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      subject: `Order ${order.number}: Ready for Delivery`,
      revision: 2,
    })
    expect(secondOf(letter!.due_at)).toBe('07:01:40')
    expect(letter!.body).toContain('ready for delivery')
    expect(letter!.body).not.toContain('picked up')
    const jobs = (await jobsOf(letter!.id)).map(({ data }) => data)
    // The jobs of what was put off leave it alone; the last one sends it.
    await deliverLetters(product.deps, jobs.slice(0, 2))
    expect((await waiting())[0]!.status).toBe('waiting')
    await deliverLetters(product.deps, jobs.slice(2))
    const mails = await mailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(letter!.subject)
  })

  it('leave at once where the laundry has set no wait, and nothing can be taken back', async () => {
    const wait = (seconds: number) =>
      product.db.updateTable('business').set({ message_wait_seconds: seconds }).execute()
    await wait(0)
    const changed = await set('picked_up')
    await wait(60)
    expect(changed.undo).toBeNull()
    expect((await waiting())[0]!.due_at).toBeNull()
    await mailsTo(product, asha.user.email, 2)
  })

  it('don’t hold up what the customer does themselves', async () => {
    await set('washing')
    later(20)
    await set('pickup_scheduled')
    later(10)
    expect(await waiting()).toEqual([])
    await set('picked_up')
    await set('washing')
    later(5)
    await set('pickup_scheduled')
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    const letters = await waiting()
    expect(letters.map(({ subject, due_at }) => [subject, due_at])).toEqual([
      [`Order ${order.number}: Cancelled`, null],
    ])
    expect(await bell()).not.toContain(`Order ${order.number}: Picked Up`)
  })
})

describe('a saved card', () => {
  let payments: RecordingPayments
  let first: StaffOrder
  beforeEach(async () => {
    payments = recordPayments(product.deps)
    const { body } = await asha.call(addCard, {
      params: { id: asha.user._id },
      body: {
        token: 'tok_sim_ok',
        brand: 'Visa',
        last4: '4242',
        expiryMonth: '09',
        expiryYear: '2031',
        holder: 'Asha Rao',
      },
    })
    order = await placed(asha, { paymentMethod: 'card', cardId: body._id })
    first = await set('ready')
  })
  const settle = (changed: StaffOrder) =>
    settleStatuses(product.deps, [{ orderId: order._id, entryId: Number(changed.undo!.change) }])
  const due = async () => (await read()).amountDue

  it('is charged once the change can’t be taken back any more', async () => {
    expect([payments.asked.length, await due()]).toEqual([0, 210])
    await settle(first)
    await expect.poll(due, { timeout: 15_000 }).toBe(0)
    expect(payments.taken.size).toBe(1)
  })

  it('is not charged for a change that was taken back, or that another one followed', async () => {
    const second = await set('out_for_delivery')
    await settle(first)
    await undo(second)
    await settle(second)
    await undo(first)
    await settle(first)
    expect((await read()).payments).toEqual([])
    expect(payments.asked).toEqual([])
  })

  it('gets its money back once a cancelled order can’t go on any more', async () => {
    await settle(first)
    await expect.poll(due, { timeout: 15_000 }).toBe(0)
    const cancelled = await set('cancelled')
    expect([payments.refunded.size, (await read()).refundDue]).toEqual([0, 210])
    await settle(cancelled)
    await expect.poll(() => payments.refunded.size, { timeout: 15_000 }).toBe(1)
  })
})
