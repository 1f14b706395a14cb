// The driver's day: what stands on a sheet, completions that count once, taking them back, and proofs at the door.
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/order-list.ts'
import { notifications } from '#contract/notifications.ts'
import { markOrderPaid, refundOrder, undoOrderPayment } from '#contract/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders.ts'
import {
  orderProofs,
  runSheet,
  undoCompletion,
  completeStop,
  type RunStop,
} from '#contract/run-sheet.ts'
import { eraseAccount, ERASE_WORDS } from '#contract/account-security.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { removePictures } from '../garments/remove-pictures.ts'
import { formOf } from '../../testing/forms.ts'
import { refusal } from '../../testing/refusals.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
let asha: SignedIn
let order: Order
beforeEach(async () => {
  // Every test takes a place in the same slot.
  await product.db.deleteFrom('pickup_slots').execute()
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  order = await placed(asha, { specialInstructions: 'Ring twice' })
  product.clock.set('2025-06-19T04:00:00Z')
})

async function setStatus(status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

async function statusNow(): Promise<string> {
  return (await staff.call(orderDetails, { params: { orderId: order._id } })).body.status
}

/** The stops of this test's order on a day's sheet. */
async function stops(date?: string): Promise<RunStop[]> {
  const { body } = await staff.call(runSheet, { query: { ...(date && { date }) } })
  return body.stops.filter(({ orderId }) => orderId === order._id)
}

const pickup = () => ({ params: { orderId: order._id, kind: 'pickup' as const } })
const delivery = () => ({ params: { orderId: order._id, kind: 'delivery' as const } })

function complete(note = '', key: string = crypto.randomUUID()) {
  return staff.call(completeStop, { ...pickup(), body: { note } }, { 'idempotency-key': key })
}

function photoBytes(): Promise<Buffer> {
  const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
  return sharp({ create })
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .jpeg()
    .toBuffer()
}

async function completeWithPhoto(key: string, bytes?: Uint8Array) {
  const form = await formOf(
    { note: 'Left with the guard' },
    { bytes: bytes ?? (await photoBytes()), field: 'photo' },
  )
  const headers = { ...form.headers, 'idempotency-key': key }
  const url = `/api/admin/run-sheet/${order._id}/pickup`
  return staff.send({ method: 'PUT', url, ...form, headers })
}

async function photosKept(): Promise<string[]> {
  await removePictures(product.deps)
  const folder = `${product.deps.config.dataDir}/files`
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  return found.filter((name) => name.endsWith('.webp'))
}

async function completions() {
  return product.db
    .selectFrom('stop_completions')
    .selectAll()
    .where('order_id', '=', order._id)
    .execute()
}

describe('the sheet', () => {
  it('has the day’s pickup with all that a driver needs', async () => {
    const { body } = await staff.call(runSheet, {})
    expect([body.date, body.today]).toEqual([THURSDAY, THURSDAY])
    expect(await stops()).toEqual([
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
        items: ['3 kg Wash & Fold'],
        pieces: 3,
        scheduled: false,
        express: false,
        instructions: 'Ring twice',
        total: 210,
        due: 210,
        paymentMethod: 'cash',
        undoable: null,
      },
    ])
    expect(await stops('2025-06-18')).toEqual([])
    expect(await stops('2025-06-20')).toEqual([])
  })

  it('has the delivery once the clothes are ready, to the other address, with what is due', async () => {
    product.clock.set('2025-06-18T06:30:00Z')
    order = await placed(asha, { deliveryAddress: '7 Work Lane, Bengaluru 560002' })
    await setStatus('washing')
    expect(await stops('2025-06-20')).toEqual([])
    await setStatus('ready')
    expect(await stops('2025-06-20')).toMatchObject([
      {
        kind: 'delivery',
        slot: '9-11 AM',
        address: '7 Work Lane, Bengaluru 560002',
        due: 210,
        done: false,
      },
    ])
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
    expect(await stops('2025-06-20')).toMatchObject([{ due: 0, total: 210 }])
  })

  it('has today what is left from earlier days', async () => {
    product.clock.set('2025-06-23T04:00:00Z')
    expect(await stops()).toMatchObject([{ kind: 'pickup', overdue: true, dueDate: THURSDAY }])
    await setStatus('ready')
    expect(await stops()).toMatchObject([
      { kind: 'delivery', overdue: true, dueDate: '2025-06-20' },
    ])
    await setStatus('completed')
    expect(await stops()).toMatchObject([{ kind: 'delivery', overdue: false, done: true }])
    expect(await stops('2025-06-24')).toEqual([])
  })

  it('has no cancelled orders', async () => {
    await setStatus('cancelled')
    expect(await stops()).toEqual([])
  })

  it.each(['2025-02-30', 'today', '%00', ''])('is refused for the date %s', async (date) => {
    const url = `/api/admin/run-sheet?date=${date}`
    expect((await refusal(product, staff, { method: 'GET', url })).status).toBe(422)
  })
})

describe('a completed stop', () => {
  it('picks up, and delivers', async () => {
    const { status, body } = await complete()
    expect([status, body.status, body.done]).toEqual([200, 'picked_up', true])
    await setStatus('ready')
    const answer = await staff.call(completeStop, { ...delivery(), body: {} })
    expect([answer.body.kind, answer.body.status]).toEqual(['delivery', 'completed'])
    const entries = await product.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', order._id)
      .execute()
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map((entry) => entry.actor_id))).toEqual(new Set([staff.user._id]))
  })

  it('counts once, however often it is sent and at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => complete('At the door', 'one-and-only')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await completions()).toHaveLength(1)
    const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
    expect(body.history.filter(({ status }) => status === 'picked_up')).toHaveLength(1)
  })

  it('that comes late leaves the order where it has got to', async () => {
    await setStatus('washing')
    const { status, body } = await complete()
    expect([status, body.done, await statusNow()]).toEqual([200, true, 'washing'])
    expect(await completions()).toEqual([])
  })

  it('that one driver kept on a device never counts as another’s', async () => {
    const ravi = await product.person({ role: 'admin', name: 'Ravi' })
    const markedBy = (id: string) =>
      staff.call(completeStop, { ...pickup(), body: { markedBy: id } })
    expect(await markedBy(ravi.user._id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await statusNow()).toBe('pickup_scheduled')
    expect((await markedBy(staff.user._id)).status).toBe(200)
  })

  it('can add a note to a stop that is done', async () => {
    await complete()
    await complete('Two buttons missing')
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body.map(({ note }) => note)).toEqual(['Two buttons missing'])
    expect(await statusNow()).toBe('picked_up')
  })

  it('is refused where there is nothing to do', async () => {
    const early = await staff.call(completeStop, { ...delivery(), body: {} })
    expect([early.status, early.code]).toEqual([409, 'no_longer_changeable'])
    expect(early.message).toContain('nothing to deliver')
    await setStatus('cancelled')
    expect((await complete()).code).toBe('no_longer_changeable')
    const unknown = { params: { orderId: NOBODY, kind: 'pickup' as const }, body: {} }
    expect((await staff.call(completeStop, unknown)).code).toBe('order_not_found')
    expect(await completions()).toEqual([])
  })

  it.each<[string, object]>([
    [`${NOBODY}/theft`, {}],
    ['nonsense/pickup', {}],
    [`${NOBODY}/pickup`, { note: 'x'.repeat(501) }],
    [`${NOBODY}/pickup`, { note: 7 }],
  ])('to %s with %j is refused', async (path, payload) => {
    const url = `/api/admin/run-sheet/${path}`
    expect((await refusal(product, staff, { method: 'PUT', url, payload })).status).toBe(422)
  })
})

describe('taking a completion back', () => {
  it('sets the order back, once, and the completion sent again stays taken back', async () => {
    const { body } = await complete('', 'wrong-house-1')
    const undo = () => staff.call(undoCompletion, { params: { id: body.undoable! } })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await statusNow()).toBe('pickup_scheduled')

    const again = await complete('', 'wrong-house-1')
    expect([again.status, again.body.done, again.body.undoable]).toEqual([200, false, null])
    expect(await statusNow()).toBe('pickup_scheduled')
    expect((await complete()).body.status).toBe('picked_up')
  })

  it('is not possible once the order has moved on', async () => {
    const { body } = await complete()
    await setStatus('washing')
    const { code, message } = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([code, message]).toEqual([
      'no_longer_changeable',
      `Order ${order.number} is “Washing” now, so this can’t be taken back.`,
    ])
    expect((await stops())[0]!.undoable).toBeNull()
    expect((await staff.call(undoCompletion, { params: { id: NOBODY } })).code).toBe('not_found')
  })
})

describe('money at the door', () => {
  const collect = (collected: 'cash' | 'upi', amount = 210, key: string = crypto.randomUUID()) =>
    staff.call(
      completeStop,
      { ...delivery(), body: { collected, amount } },
      { 'idempotency-key': key },
    )
  const own = async () =>
    (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
  const payments = async () =>
    (await own()).payments.map(({ method, amount, status }) => ({ method, amount, status }))
  const entries = async () => {
    const rows = await product.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', order._id)
      .orderBy('id')
      .execute()
    return rows.map(({ action }) => action)
  }
  beforeEach(() => setStatus('ready'))

  it('is collected and delivered in one step, which counts once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => collect('upi', 210, 'at-the-door')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await staff.call(completeStop, { ...delivery(), body: {} })
    expect([body.status, body.done, body.due]).toEqual(['completed', true, 0])
    expect(await payments()).toEqual([{ method: 'upi', amount: 210, status: 'succeeded' }])
    expect(await entries()).toEqual(['order.status_set', 'order.marked_paid', 'order.status_set'])
    const notified = await asha.call(notifications, {})
    expect(notified.body.notifications.map(({ message }) => message)).toContain(
      'We received ₹210 by UPI. Thank you.',
    )
  })

  it('is due again when the completion is taken back, once', async () => {
    const { body } = await collect('cash')
    const undo = () => staff.call(undoCompletion, { params: { id: body.undoable! } })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].body).toMatchObject({ status: 'ready', done: false, due: 210 })
    expect(await payments()).toEqual([{ method: 'cash', amount: 210, status: 'undone' }])
    expect((await entries()).slice(-2)).toEqual(['order.payment_undone', 'order.status_undone'])
    expect((await collect('upi')).body).toMatchObject({ done: true, due: 0 })
  })

  it('can come after the delivery, and is taken back alone', async () => {
    const delivered = await staff.call(completeStop, { ...delivery(), body: {} })
    const { body } = await collect('cash')
    expect([body.due, await statusNow()]).toEqual([0, 'completed'])
    expect(body.undoable).not.toBe(delivered.body.undoable)
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect(undone.body).toMatchObject({
      status: 'completed',
      due: 210,
      undoable: delivered.body.undoable,
    })
  })

  it('whose mark was taken back on the order’s page is taken back from the sheet too', async () => {
    const { body } = await collect('cash')
    const path = { id: order._id, paymentId: (await own()).payments[0]!._id }
    expect((await staff.call(undoOrderPayment, { params: path })).status).toBe(200)
    expect((await stops())[0]).toMatchObject({ done: true, due: 210 })
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([undone.status, undone.body.status]).toEqual([200, 'ready'])
  })

  it('that was given back in the meantime stays, and so does the delivery', async () => {
    const { body } = await collect('cash')
    await staff.call(refundOrder, {
      params: { id: order._id },
      body: { amount: 10, reason: 'Late' },
    })
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([undone.status, undone.code]).toEqual([409, 'not_undoable'])
    expect(await statusNow()).toBe('completed')
  })

  it('of another amount than is due is refused, and nothing is delivered', async () => {
    const { code, message } = await collect('cash', 200)
    expect([code, message]).toEqual(['price_changed', '₹210 is due of this order now.'])
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'upi' } })
    expect((await collect('cash')).code).toBe('nothing_due')
    expect(await statusNow()).toBe('ready')
    expect(await completions()).toEqual([])
  })

  it('comes with a photo too', async () => {
    const texts = { note: '', collected: 'cash', amount: '210' }
    const form = await formOf(texts, { bytes: await photoBytes(), field: 'photo' })
    const url = `/api/admin/run-sheet/${order._id}/delivery`
    expect((await staff.send({ method: 'PUT', url, ...form })).status).toBe(200)
    expect((await stops())[0]).toMatchObject({ done: true, due: 0 })
  })

  it.each([{ collected: 'card' }, { collected: 'cash', amount: -1 }, { amount: 'a lot' }])(
    'told as %j is refused',
    async (payload) => {
      const url = `/api/admin/run-sheet/${order._id}/delivery`
      expect((await refusal(product, staff, { method: 'PUT', url, payload })).status).toBe(422)
    },
  )
})

describe('a proof', () => {
  it('is seen by the order’s owner and staff alone, small, and without where it was taken', async () => {
    expect((await completeWithPhoto('with-a-photo')).status).toBe(200)
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body).toMatchObject([{ kind: 'pickup', note: 'Left with the guard' }])
    const url = body[0]!.imageUrl!
    const read = (who: SignedIn) =>
      product.app.inject({ url, headers: { cookie: who.cookieHeader() } })
    for (const who of [asha, staff]) {
      const { statusCode, rawPayload } = await read(who)
      expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'webp'])
      expect(rawPayload.includes('SecretCam')).toBe(false)
    }
    const other = await product.person()
    expect((await read(other)).statusCode).toBe(404)
    expect((await product.visitor.send({ url })).status).toBe(401)
    const theirs = await other.call(orderProofs, { params: { orderId: order._id } })
    expect([theirs.status, theirs.code]).toEqual([404, 'order_not_found'])
  })

  it('sent many times at once leaves one photo, and none once taken back', async () => {
    const before = (await photosKept()).length
    const bytes = await photoBytes()
    await Promise.all([1, 2, 3].map(() => completeWithPhoto('three-at-once', bytes)))
    expect(await completions()).toHaveLength(1)
    // Two sizes of one photo.
    expect(await photosKept()).toHaveLength(before + 2)
    await staff.call(undoCompletion, { params: { id: (await stops())[0]!.undoable! } })
    expect(await photosKept()).toHaveLength(before)
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body).toEqual([])
  })

  it('that is no picture is refused, and the completion with it', async () => {
    const before = await photosKept()
    const answer = await completeWithPhoto('no-picture', Buffer.from('not a picture'))
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media'])
    expect(await statusNow()).toBe('pickup_scheduled')
    expect(await photosKept()).toEqual(before)
  })

  it('goes with the person', async () => {
    const before = await photosKept()
    await completeWithPhoto('before-erasure')
    await setStatus('completed')
    expect(await photosKept()).toHaveLength(before.length + 2)
    await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })
    expect(await photosKept()).toEqual(before)
    expect(await completions()).toEqual([])
  })
})
