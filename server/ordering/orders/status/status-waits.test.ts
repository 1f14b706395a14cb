import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder, type StaffOrder } from '#contract/orders/orders.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { deliverMessages } from '../../../notifications/outbox/deliver-messages.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { installRecordingPayments, type RecordingPayments } from '../../../testing/club.ts'
import { timeToSecond, setUpMessageQueue } from '../../../testing/waiting-messages.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { settleStatusChangePayments } from './settle-status-change-payments.ts'
import { addSavedCard } from '../../../testing/cards.ts'

const test = setUpMessageQueue()
const { bell, later, read, set, undo, waiting } = test

async function jobsOf(messageId: string) {
  const { rows } = await sql<{ data: Queues['deliver-letter']; seconds: number }>`
    select data, round(extract(epoch from start_after - created_on))::integer as seconds
    from pgboss.job where data ->> 'letterId' = ${messageId} order by created_on`.execute(
    test.product.db,
  )
  return rows
}

describe('the messages of a status that staff set', () => {
  it('wait a minute, in the database and in the queue, and staff see in the outbox when they leave', async () => {
    await set('picked_up')

    const [message, ...others] = await waiting()
    expect(others).toEqual([])
    expect([message!.status, timeToSecond(message!.due_at)]).toEqual(['waiting', '07:01:00'])
    expect(await jobsOf(message!.id)).toEqual([
      { data: { letterId: message!.id, revision: 0 }, seconds: 60 },
    ])
    expect(await bell()).toContain(`Order ${test.order.number}: Picked Up`)
    const outbox = await test.staff.call(readOutbox, {
      query: { state: 'waiting', channel: 'email' },
    })
    expect(timeToSecond(outbox.body[0]!.leavesAt)).toBe('07:01:00')
  })

  it('become one message about the current status, which waits from the last change on', async () => {
    await set('picked_up')
    later(20)
    await set('washing')
    later(20)
    await set('ready')

    const [message, ...others] = await waiting()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      subject: `Order ${test.order.number}: Ready for Delivery`,
      revision: 2,
    })
    expect(timeToSecond(message!.due_at)).toBe('07:01:40')
    expect(message!.body).toContain('ready for delivery')
    expect(message!.body).not.toContain('picked up')
    const jobs = (await jobsOf(message!.id)).map(({ data }) => data)
    // The jobs of what was put off leave it alone; the last one sends it.
    await deliverMessages(test.product.deps, jobs.slice(0, 2))
    expect((await waiting())[0]!.status).toBe('waiting')
    await deliverMessages(test.product.deps, jobs.slice(2))
    const mails = await readMailsTo(test.product, test.asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(message!.subject)
  })

  it('leave at once when the laundry has set no wait, and nothing can be undone', async () => {
    const wait = (seconds: number) =>
      test.product.db.updateTable('business').set({ message_wait_seconds: seconds }).execute()
    await wait(0)
    const changed = await set('picked_up')
    await wait(60)
    expect(changed.undo).toBeNull()
    expect((await waiting())[0]!.due_at).toBeNull()
    await readMailsTo(test.product, test.asha.user.email, 2)
  })

  it('don’t delay messages about the customer’s own changes', async () => {
    await set('washing')
    later(20)
    await set('pickup_scheduled')
    later(10)
    expect(await waiting()).toEqual([])
    await set('picked_up')
    await set('washing')
    later(5)
    await set('pickup_scheduled')
    await test.asha.call(cancelOrder, { params: { orderId: test.order._id } })
    const messages = await waiting()
    expect(messages.map(({ subject, due_at }) => [subject, due_at])).toEqual([
      [`Order ${test.order.number}: Cancelled`, null],
    ])
    expect(await bell()).not.toContain(`Order ${test.order.number}: Picked Up`)
  })
})

describe('charging or refunding after a status change', () => {
  const jobs = async () => {
    const { rows } = await sql<{ count: string | number }>`
      select count(*) as count from pgboss.job
      where name = 'settle-status' and state < 'completed'
        and data ->> 'orderId' = ${test.order._id}`.execute(test.product.db)
    return Number(rows[0]!.count)
  }

  it('queues no job when the new status moves no money', async () => {
    for (const status of [
      'picked_up',
      'washing',
      'ready',
      'out_for_delivery',
      'completed',
    ] as const)
      await set(status)
    expect(await jobs()).toBe(0)
    await set('cancelled')
    expect(await jobs()).toBe(1)
  })

  it('is done for many orders together once their wait is over', async () => {
    const entry = { orderId: test.order._id, entryId: 0 }
    const at = new Date(test.product.clock.read().getTime() + 1000)
    await inTransaction(test.product.db, (tx) =>
      test.product.deps.jobs.enqueueAt(
        tx,
        'settle-status',
        ...Array.from({ length: 60 }, () => ({ at, job: entry })),
      ),
    )
    await expect.poll(jobs, { timeout: 20_000 }).toBe(0)
  })
})

describe('a saved card', () => {
  let payments: RecordingPayments
  let first: StaffOrder
  beforeEach(async () => {
    payments = installRecordingPayments(test.product.deps)
    const cardId = await addSavedCard(test.asha)
    test.order = await placed(test.asha, { paymentMethod: 'card', cardId })
    first = await set('ready')
  })
  const settle = (changed: StaffOrder) =>
    settleStatusChangePayments(test.product.deps, [
      { orderId: test.order._id, entryId: Number(changed.undo!.change) },
    ])
  const due = async () => (await read()).amountDue

  it('pays once the change can no longer be undone', async () => {
    expect([payments.asked.length, await due()]).toEqual([0, 210])
    await settle(first)
    await expect.poll(due, { timeout: 15_000 }).toBe(0)
    expect(payments.taken.size).toBe(1)
  })

  it('pays nothing for a change that was undone or followed by another', async () => {
    const second = await set('out_for_delivery')
    await settle(first)
    await undo(second)
    await settle(second)
    await undo(first)
    await settle(first)
    expect((await read()).payments).toEqual([])
    expect(payments.asked).toEqual([])
  })

  it('gets a refund once a cancelled order can no longer be reopened', async () => {
    await settle(first)
    await expect.poll(due, { timeout: 15_000 }).toBe(0)
    const cancelled = await set('cancelled')
    expect([payments.refunded.size, (await read()).refundDue]).toEqual([0, 210])
    await settle(cancelled)
    await expect.poll(() => payments.refunded.size, { timeout: 15_000 }).toBe(1)
  })
})
