import { asPerson } from '../../../testing/as-person.ts'
import { describe, expect, it } from 'vitest'
import { setOrderStatuses } from '#contract/orders/order-list.ts'
import { readLoyalty } from '#contract/discounts/loyalty.ts'
import { cancelForCustomer, changeLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { undoCompletion, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { deliverMessages } from '../../../notifications/outbox/deliver-messages.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { timeToSecond, setUpMessageQueue } from '../../../testing/waiting-messages.ts'
import { placed, countBookedInSlot } from '../../../testing/order-inputs.ts'
import { setStatus } from './set-status.ts'
import { undoStatus } from './undo-status.ts'

const test = setUpMessageQueue()
const { bell, later, read, set, undo, waiting } = test

const states = async () => (await test.read()).history.map(({ status }) => status)

describe('a change that is undone within the wait', () => {
  it('leaves no message, no notification and no entry in the customer’s history', async () => {
    const changed = await set('completed')
    expect(timeToSecond(changed.undo!.until)).toBe('07:01:00')
    later(59)
    expect(await undo(changed)).toEqual([
      { change: changed.undo!.change, outcome: 'undone', message: null },
    ])

    expect(await waiting()).toEqual([])
    expect(await bell()).toEqual([`Order ${test.order.number} is booked`])
    expect(await states()).toEqual(['pickup_scheduled'])
    expect(await read()).toMatchObject({ status: 'pickup_scheduled', hasCreditNote: true })
    expect((await test.asha.call(readLoyalty, {})).body.points).toBe(0)
    const detail = await test.staff.call(readOrderDetail, { params: { id: test.order._id } })
    expect(
      detail.body.history.map(({ status, takenBack, takesBack }) => [status, takenBack, takesBack]),
    ).toEqual([
      ['pickup_scheduled', false, false],
      ['completed', true, false],
      ['pickup_scheduled', false, true],
    ])
    // A second press changes nothing more.
    expect(await undo(changed)).toMatchObject([{ outcome: 'undone' }])
    expect((await read()).status).toBe('pickup_scheduled')
  })

  it('sends nothing when staff simply set the status back, too', async () => {
    await set('picked_up')
    await set('washing')
    await set('completed')
    later(30)
    await set('picked_up')
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${test.order.number}: Picked Up`,
    ])
    expect(await states()).toEqual(['pickup_scheduled', 'picked_up'])
    await set('pickup_scheduled')
    expect(await waiting()).toEqual([])
  })

  it('allows the undo before its notification is stored', async () => {
    const { deps } = test.product
    const staff = asPerson(test.staff)
    const set = await setStatus(deps, staff, test.order._id, 'picked_up')
    await undoStatus(deps, staff, Number(set.history.at(-1)!.id))
    await deps.events.settled()
    expect(await waiting()).toEqual([])
    expect(await bell()).toEqual([`Order ${test.order.number} is booked`])
  })

  it('keeps the waiting message of the status before', async () => {
    await set('picked_up')
    later(10)
    await undo(await set('completed'))
    const [message, ...others] = await waiting()
    expect(others).toEqual([])
    expect(message!.subject).toBe(`Order ${test.order.number}: Picked Up`)
    expect(message!.search_text).toBe(message!.subject)
    expect(message!.body).not.toContain('back with you')
  })

  it('allows the undo together with many others', async () => {
    const orders = [test.order, await placed(test.asha), await placed(await test.product.person())]
    const { body } = await test.staff.call(setOrderStatuses, {
      body: { ids: orders.map(({ _id }) => _id), status: 'completed' },
    })
    const undone = await undo(...body.map((result) => result.undo!.change))
    expect(undone.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'undone'])
    const rows = await test.product.db
      .selectFrom('orders')
      .select('status')
      .where(
        'id',
        'in',
        orders.map(({ _id }) => _id),
      )
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(Array(3).fill('pickup_scheduled'))
    expect(await waiting()).toMatchObject([{ subject: expect.stringContaining('is booked') }])
  })

  it('gives a cancelled order its place again, and charges or refunds no card', async () => {
    const booked = () =>
      countBookedInSlot(test.product, test.order.pickupDate, test.order.pickupTime)
    await test.staff.call(markOrderPaid, {
      params: { id: test.order._id },
      body: { method: 'cash' },
    })
    const { body } = await test.staff.call(cancelForCustomer, {
      params: { id: test.order._id },
      body: { reason: 'The van broke down' },
    })
    expect([body.refundDue, await booked()]).toEqual([210, 0])
    await undo(body.undo!.change)
    expect(await booked()).toBe(1)
    expect(await read()).toMatchObject({ status: 'pickup_scheduled', refundDue: 0, paid: true })
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${test.order.number} is paid`,
    ])
  })

  it('allows changing its items again, and the next invoice and its points follow them', async () => {
    await undo(await set('completed'))
    const id = test.order._id
    const { revision } = (await test.staff.call(readOrderDetail, { params: { id } })).body
    const lines = [{ itemId: 'wash-fold', quantity: 2 }]
    const changed = await test.staff.call(changeLines, {
      params: { id },
      body: { lines, reason: 'One kilogram less', total: 140, revision },
    })
    expect([changed.status, changed.body.total]).toEqual([200, 140])
    await set('completed')
    await test.product.deps.events.settled()
    expect((await test.asha.call(readLoyalty, {})).body.points).toBe(140)
    const { creditNotes, amountDue } = await read()
    expect([creditNotes.map(({ amount }) => amount), amountDue]).toEqual([[210], 140])
    const invoices = await test.product.db
      .selectFrom('invoices')
      .select('total_paise')
      .where('user_id', '=', test.asha.user._id)
      .orderBy('number')
      .execute()
    expect(invoices.map(({ total_paise }) => total_paise)).toEqual([21_000, 14_000])
  })

  it('keeps the time when an order was completed', async () => {
    await set('completed')
    const at = async () =>
      (
        await test.product.db
          .selectFrom('orders')
          .select('completed_at')
          .where('id', '=', test.order._id)
          .executeTakeFirstOrThrow()
      ).completed_at
    const before = await at()
    later(3600)
    await undo(await set('washing'))
    expect(await at()).toEqual(before)
  })
})

describe('a change can’t be undone', () => {
  it('refuses when its wait is over', async () => {
    const changed = await set('picked_up')
    later(60)
    expect(await undo(changed)).toEqual([
      {
        change: changed.undo!.change,
        outcome: 'failed',
        message: `The customer of ${test.order.number} has already been notified. Please set the status instead.`,
      },
    ])
    expect((await read()).status).toBe('picked_up')
  })

  it('refuses when its message is being sent, whatever the clocks say', async () => {
    const changed = await set('picked_up')
    const [message] = await waiting()
    await deliverMessages(test.product.deps, [{ letterId: message!.id, revision: 0 }])
    await readMailsTo(test.product, test.asha.user.email, 2)
    expect(await undo(changed)).toMatchObject([{ outcome: 'failed' }])
    expect(await bell()).toContain(`Order ${test.order.number}: Picked Up`)
  })

  it('refuses when the order has moved on, or was refunded', async () => {
    const changed = await set('picked_up')
    await set('washing')
    expect((await undo(changed))[0]!.message).toBe(
      `Order ${test.order.number} is “Washing” now, so this can’t be undone.`,
    )
    await test.staff.call(markOrderPaid, {
      params: { id: test.order._id },
      body: { method: 'cash' },
    })
    const cancelled = await set('cancelled')
    later(1)
    await test.staff.call(refundOrder, {
      params: { id: test.order._id },
      body: { reason: 'Cancelled.' },
    })
    expect((await undo(cancelled))[0]!.message).toContain('was refunded')
  })

  it('refuses a change that does not exist', async () => {
    expect(await undo('999999')).toMatchObject([
      { outcome: 'failed', message: 'There is no such change.' },
    ])
  })
})

describe('a stop of the run sheet', () => {
  const deliver = () =>
    test.staff.call(
      completeStop,
      {
        params: { orderId: test.order._id, kind: 'delivery' },
        body: { collected: 'cash', amount: 210 },
      },
      { 'idempotency-key': crypto.randomUUID() },
    )

  it('undoes its payment too when undone within the wait, and sends no message about either', async () => {
    await set('ready')
    later(120)
    const { body } = await deliver()
    expect((await waiting()).at(-1)!.body).toContain('We received ₹210 in cash')
    const undone = await test.staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect(undone.body).toMatchObject({ status: 'ready', due: 210 })
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${test.order.number}: Ready for Delivery`,
    ])
    expect(await bell()).toEqual([
      `Order ${test.order.number}: Ready for Delivery`,
      `Order ${test.order.number} is booked`,
    ])
    expect(await states()).toEqual(['pickup_scheduled', 'ready'])
  })

  it('sends a message as before when undone later', async () => {
    await set('ready')
    const { body } = await deliver()
    later(120)
    await test.staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect((await waiting()).at(-1)!.body).toMatch(/ready for delivery.*by mistake/s)
  })
})
