// The run sheet: its stops, completions counted once, their undoing, and proofs at the door.
import { describe, expect, it } from 'vitest'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { runSheet, undoCompletion, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { THURSDAY } from '../../testing/order-inputs.ts'
import {
  NOBODY,
  product,
  staff,
  asha,
  order,
  replaceOrderOfDay,
  readStops,
  readStatus,
  setStatus,
  pickupParams,
  deliveryParams,
  completePickup,
  readCompletions,
} from './test-run-sheet.ts'

describe('the run sheet', () => {
  it('shows the day’s pickup with all that a driver needs', async () => {
    const { body } = await staff.call(runSheet, {})
    expect([body.date, body.today]).toEqual([THURSDAY, THURSDAY])
    expect(await readStops()).toEqual([
      {
        orderId: order._id,
        number: order.number,
        kind: 'pickup',
        status: 'pickup_scheduled',
        slot: '9-11 AM',
        done: false,
        overdue: false,
        dueDate: THURSDAY,
        name: 'Asha',
        phone: '+91 98450 33333',
        address: '12 Church Street, Bengaluru 560001',
        addressParts: null,
        digipin: null,
        turn: null,
        door: null,
        items: ['3 kg Wash & Fold'],
        pieces: 3,
        units: [],
        unpacked: 0,
        scheduled: false,
        express: false,
        instructions: 'Ring twice',
        total: 210,
        due: 210,
        paymentMethod: 'cash',
        toDecide: false,
        undoable: null,
        broughtBack: null,
        rider: null,
      },
    ])
    expect(await readStops('2025-06-18')).toEqual([])
    expect(await readStops('2025-06-20')).toEqual([])
  })

  it('shows the delivery once the clothes are ready, at the delivery address, with the amount due', async () => {
    product.clock.set('2025-06-18T06:30:00Z')
    await replaceOrderOfDay({
      deliveryAddress: '7 Work Lane, Bengaluru 560002',
      preferences: { starch: 'none', finish: 'hanger', fragranceFree: false, notes: 'Cold wash' },
      specialInstructions: 'Ring twice',
    })
    await setStatus('washing')
    expect(await readStops('2025-06-20')).toEqual([])
    await setStatus('ready')
    expect(await readStops('2025-06-20')).toMatchObject([
      {
        kind: 'delivery',
        slot: '9-11 AM',
        address: '7 Work Lane, Bengaluru 560002',
        instructions: 'On hangers\nCold wash\nRing twice',
        due: 210,
        done: false,
      },
    ])
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
    expect(await readStops('2025-06-20')).toMatchObject([{ due: 0, total: 210 }])
  })

  it('shows today the stops left from earlier days', async () => {
    product.clock.set('2025-06-23T04:00:00Z')
    expect(await readStops()).toMatchObject([{ kind: 'pickup', overdue: true, dueDate: THURSDAY }])
    await setStatus('ready')
    expect(await readStops()).toMatchObject([
      { kind: 'delivery', overdue: true, dueDate: '2025-06-20' },
    ])
    await setStatus('completed')
    expect(await readStops()).toMatchObject([{ kind: 'delivery', overdue: false, done: true }])
    expect(await readStops('2025-06-24')).toEqual([])
  })

  it('shows no cancelled orders', async () => {
    await setStatus('cancelled')
    expect(await readStops()).toEqual([])
  })

  it.each(['2025-02-30', 'today', '%00', ''])('refuses the date %s', async (date) => {
    const url = `/api/admin/run-sheet?date=${date}`
    expect((await expectRefusal(product, staff, { method: 'GET', url })).status).toBe(422)
  })
})

describe('a completed stop', () => {
  it('moves the order to picked up, or from ready to completed', async () => {
    const { status, body } = await completePickup()
    expect([status, body.status, body.done]).toEqual([200, 'picked_up', true])
    await setStatus('ready')
    const answer = await staff.call(completeStop, { ...deliveryParams(), body: {} })
    expect([answer.body.kind, answer.body.status]).toEqual(['delivery', 'completed'])
    const entries = await product.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('record_id', '=', order._id)
      .execute()
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map((entry) => entry.actor_id))).toEqual(new Set([staff.user._id]))
  })

  it('counts once, however often and simultaneously it is sent', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => completePickup('At the door', 'one-and-only')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await readCompletions()).toHaveLength(1)
    const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
    expect(body.history.filter(({ status }) => status === 'picked_up')).toHaveLength(1)
  })

  it('leaves the order’s status unchanged when the order has moved on already', async () => {
    await setStatus('washing')
    const { status, body } = await completePickup()
    expect([status, body.done, await readStatus()]).toEqual([200, true, 'washing'])
    expect(await readCompletions()).toEqual([])
  })

  it('is accepted only from the driver who marked it', async () => {
    const ravi = await product.person({ role: 'admin', name: 'Ravi' })
    const markedBy = (id: string) =>
      staff.call(completeStop, { ...pickupParams(), body: { markedBy: id } })
    expect(await markedBy(ravi.user._id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await readStatus()).toBe('pickup_scheduled')
    expect((await markedBy(staff.user._id)).status).toBe(200)
  })

  it('accepts a note added afterwards', async () => {
    await completePickup()
    await completePickup('Two buttons missing')
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body.map(({ note }) => note)).toEqual(['Two buttons missing'])
    expect(await readStatus()).toBe('picked_up')
  })

  it('leaves an order that isn’t waiting for it unchanged, and is stored for a decision', async () => {
    const early = await staff.call(completeStop, { ...deliveryParams(), body: {} })
    expect(early.body).toMatchObject({ done: false, toDecide: true, status: 'pickup_scheduled' })
    await setStatus('cancelled')
    expect((await completePickup()).body).toMatchObject({ toDecide: true, status: 'cancelled' })
    const unknown = { params: { orderId: NOBODY, kind: 'pickup' as const }, body: {} }
    expect((await staff.call(completeStop, unknown)).code).toBe('order_not_found')
    expect(await readCompletions()).toHaveLength(2)
  })

  it.each<[string, object]>([
    [`${NOBODY}/theft`, {}],
    ['nonsense/pickup', {}],
    [`${NOBODY}/pickup`, { note: 'x'.repeat(501) }],
    [`${NOBODY}/pickup`, { note: 7 }],
  ])('refuses %s with %j', async (path, payload) => {
    const url = `/api/admin/run-sheet/${path}`
    expect((await expectRefusal(product, staff, { method: 'PUT', url, payload })).status).toBe(422)
  })
})

describe('undoing a completion', () => {
  it('sets the order back, once, and the completion sent again stays undone', async () => {
    const { body } = await completePickup('', 'wrong-house-1')
    const undo = () => staff.call(undoCompletion, { params: { id: body.undoable! } })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readStatus()).toBe('pickup_scheduled')

    const again = await completePickup('', 'wrong-house-1')
    expect([again.status, again.body.done, again.body.undoable]).toEqual([200, false, null])
    expect(await readStatus()).toBe('pickup_scheduled')
    expect((await completePickup()).body.status).toBe('picked_up')
  })

  it('refuses once the order has moved on', async () => {
    const { body } = await completePickup()
    await setStatus('washing')
    const { code, message } = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([code, message]).toEqual([
      'no_longer_changeable',
      `Order ${order.number} is “Washing” now, so this can’t be undone.`,
    ])
    expect((await readStops())[0]!.undoable).toBeNull()
    expect((await staff.call(undoCompletion, { params: { id: NOBODY } })).code).toBe('not_found')
  })

  it('refuses an older one, of which nothing stands, once the stop was made again', async () => {
    const { body: older } = await completePickup()
    product.clock.set('2025-06-19T04:05:00Z')
    await setStatus('pickup_scheduled')
    product.clock.set('2025-06-19T04:10:00Z')
    const { body: later } = await completePickup()
    const undo = (id: string | null) => staff.call(undoCompletion, { params: { id: id! } })
    expect((await undo(older.undoable)).code).toBe('no_longer_changeable')
    expect((await readStops())[0]).toMatchObject({ status: 'picked_up', undoable: later.undoable })
    expect((await undo(later.undoable)).body.status).toBe('pickup_scheduled')
    expect((await undo(older.undoable)).code).toBe('no_longer_changeable')
  })

  it('refuses once staff set the order back and made the stop themselves', async () => {
    const { body } = await completePickup()
    product.clock.set('2025-06-19T04:05:00Z')
    await setStatus('pickup_scheduled')
    product.clock.set('2025-06-19T04:10:00Z')
    await setStatus('picked_up')
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([undone.code, await readStatus()]).toEqual(['no_longer_changeable', 'picked_up'])
  })
})
