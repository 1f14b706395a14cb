// Completions at the door: collected money, and proofs with a note and a photo.
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { refundOrder, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { undoCompletion, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { removeStrayPictures } from '../garments/remove-stray-pictures.ts'
import { newForm } from '../../testing/forms.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  asha,
  readCompletions,
  deliveryParams,
  order,
  product,
  setStatus,
  staff,
  readStatus,
  readStops,
} from './test-run-sheet.ts'

function photoBytes(): Promise<Buffer> {
  const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
  return sharp({ create })
    .withExif({ IFD0: { Make: 'SecretCam' } })
    .jpeg()
    .toBuffer()
}

async function completeWithPhoto(key: string, bytes?: Uint8Array) {
  const form = await newForm(
    { note: 'Left with the guard' },
    { bytes: bytes ?? (await photoBytes()), field: 'photo' },
  )
  const headers = { ...form.headers, 'idempotency-key': key }
  const url = `/api/admin/run-sheet/${order._id}/pickup`
  return staff.send({ method: 'PUT', url, ...form, headers })
}

async function photosKept(): Promise<string[]> {
  await removeStrayPictures(product.deps)
  const folder = `${product.deps.config.dataDir}/files`
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  return found.filter((name) => name.endsWith('.webp'))
}

describe('money at the door', () => {
  const collect = (collected: 'cash' | 'upi', amount = 210, key: string = crypto.randomUUID()) =>
    staff.call(
      completeStop,
      { ...deliveryParams(), body: { collected, amount } },
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
      .where('record_id', '=', order._id)
      .orderBy('id')
      .execute()
    return rows.map(({ action }) => action)
  }
  beforeEach(() => setStatus('ready'))

  it('counts once when collected and delivered in one step', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => collect('upi', 210, 'at-the-door')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await staff.call(completeStop, { ...deliveryParams(), body: {} })
    expect([body.status, body.done, body.due]).toEqual(['completed', true, 0])
    expect(await payments()).toEqual([{ method: 'upi', amount: 210, status: 'succeeded' }])
    expect(await entries()).toEqual(['order.status_set', 'order.marked_paid', 'order.status_set'])
    const notified = await asha.call(notifications, {})
    expect(notified.body.notifications.map(({ message }) => message)).toContain(
      'We received ₹210 by UPI. Thank you.',
    )
  })

  it('becomes due again when the completion is undone, once', async () => {
    const { body } = await collect('cash')
    const undo = () => staff.call(undoCompletion, { params: { id: body.undoable! } })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].body).toMatchObject({ status: 'ready', done: false, due: 210 })
    expect(await payments()).toEqual([{ method: 'cash', amount: 210, status: 'undone' }])
    expect((await entries()).slice(-2)).toEqual(['order.payment_undone', 'order.status_undone'])
    expect((await collect('upi')).body).toMatchObject({ done: true, due: 0 })
  })

  it('allows payment after the delivery, undone separately', async () => {
    const delivered = await staff.call(completeStop, { ...deliveryParams(), body: {} })
    const { body } = await collect('cash')
    expect([body.due, await readStatus()]).toEqual([0, 'completed'])
    expect(body.undoable).not.toBe(delivered.body.undoable)
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect(undone.body).toMatchObject({
      status: 'completed',
      due: 210,
      undoable: delivered.body.undoable,
    })
  })

  it('is shown as due on the run sheet again when undone on the order’s page', async () => {
    const { body } = await collect('cash')
    const path = { id: order._id, paymentId: (await own()).payments[0]!._id }
    expect((await staff.call(undoOrderPayment, { params: path })).status).toBe(200)
    expect((await readStops())[0]).toMatchObject({ done: true, due: 210 })
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([undone.status, undone.body.status]).toEqual([200, 'ready'])
  })

  it('stays when refunded in the meantime, and so does the delivery', async () => {
    const { body } = await collect('cash')
    await staff.call(refundOrder, {
      params: { id: order._id },
      body: { amount: 10, reason: 'Late' },
    })
    const undone = await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect([undone.status, undone.code]).toEqual([409, 'not_undoable'])
    expect(await readStatus()).toBe('completed')
  })

  it('may differ from the amount due, and the rest stays due', async () => {
    const { body } = await collect('cash', 200)
    expect(body).toMatchObject({ done: true, due: 10, toDecide: true })
    expect(await payments()).toEqual([{ method: 'cash', amount: 200, status: 'succeeded' }])
    expect((await own()).paid).toBe(false)
  })

  it('accepts a photo with it', async () => {
    const texts = { note: '', collected: 'cash', amount: '210' }
    const form = await newForm(texts, { bytes: await photoBytes(), field: 'photo' })
    const url = `/api/admin/run-sheet/${order._id}/delivery`
    expect((await staff.send({ method: 'PUT', url, ...form })).status).toBe(200)
    expect((await readStops())[0]).toMatchObject({ done: true, due: 0 })
  })

  it.each([
    { collected: 'card' },
    { collected: 'cash', amount: -1 },
    { collected: 'cash', amount: 1e9 },
    { amount: 'a lot' },
  ])('refuses %j', async (payload) => {
    const url = `/api/admin/run-sheet/${order._id}/delivery`
    expect((await expectRefusal(product, staff, { method: 'PUT', url, payload })).status).toBe(422)
  })
})

describe('a photo from the door', () => {
  it('appears to the order’s owner and staff only, small, and without the location', async () => {
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

  it('is stored once when sent many times at once, and removed by the undo', async () => {
    const before = (await photosKept()).length
    const bytes = await photoBytes()
    await Promise.all([1, 2, 3].map(() => completeWithPhoto('three-at-once', bytes)))
    expect(await readCompletions()).toHaveLength(1)
    // Two sizes of one photo.
    expect(await photosKept()).toHaveLength(before + 2)
    await staff.call(undoCompletion, { params: { id: (await readStops())[0]!.undoable! } })
    expect(await photosKept()).toHaveLength(before)
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body).toEqual([])
  })

  it('is refused together with its completion when the file is no picture', async () => {
    const before = await photosKept()
    const answer = await completeWithPhoto('no-picture', Buffer.from('not a picture'))
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media'])
    expect(await readStatus()).toBe('pickup_scheduled')
    expect(await photosKept()).toEqual(before)
  })

  it('disappears with an erased person', async () => {
    const before = await photosKept()
    await completeWithPhoto('before-erasure')
    await setStatus('completed')
    expect(await photosKept()).toHaveLength(before.length + 2)
    await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })
    expect(await photosKept()).toEqual(before)
    expect(await readCompletions()).toEqual([])
  })
})
