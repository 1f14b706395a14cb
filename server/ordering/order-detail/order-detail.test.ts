import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageCustomers } from '#contract/orders/order-bulk.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import {
  addOrderNote,
  bagTag,
  cancelForCustomer,
  orderDetailLive,
  listOrderNotes,
  readOrderDetail,
} from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { ERASE_WORDS, eraseAccount, exportData } from '#contract/accounts/account-security.ts'
import { addressOf } from '../../testing/client.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, countBookedInSlot } from '../../testing/order-inputs.ts'
import { english } from '#words/words.ts'
import { bagAmountTexts } from './bag-tag-texts.ts'
import { bagTagCustomer } from './draw-bag-tags.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
let asha: SignedIn
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 77345' })
})

const idOf = (order: { _id: string }) => ({ params: { id: order._id } })
const UNKNOWN = { _id: '00000000-0000-7000-8000-000000000000' }

describe('an order’s detail', () => {
  it('shows staff all of it, by id and by number however it is typed', async () => {
    const garmentId = await storeGarment(asha)
    const order = await placed(asha, { garmentIds: [garmentId] })
    await staff.call(setOrderStatus, { ...idOf(order), body: { status: 'picked_up' } })
    const { body } = await staff.call(readOrderDetail, idOf(order))
    expect(body).toMatchObject({
      _id: order._id,
      number: order.number,
      status: 'picked_up',
      userId: { _id: asha.user._id, name: 'Asha Rao', phone: '+91 98450 77345' },
      itemsTotal: 210,
      total: 210,
      reward: null,
      revision: 0,
      linesChangeable: true,
      garments: [{ _id: garmentId, name: 'Silk kurta', category: 'casual', color: 'Teal' }],
      history: [
        { event: 'placed', by: 'customer', byName: 'Asha Rao' },
        { event: 'status', status: 'picked_up', by: 'staff', byName: 'Meera Nair' },
      ],
    })
    for (const id of [order.number, order.number.toLowerCase(), order.number.replaceAll('-', '')])
      expect((await staff.call(readOrderDetail, { params: { id } })).body).toEqual(body)
  })

  it.each(['LC-0000-0000', UNKNOWN._id, 'nonsense'])('answers not found as %s', async (id) => {
    const answer = await staff.call(readOrderDetail, { params: { id } })
    expect([answer.status, answer.code]).toEqual([404, 'order_not_found'])
  })

  it('refuses everyone but staff, with its notes and labels', async () => {
    const order = await placed(asha)
    const calls = [readOrderDetail, listOrderNotes, bagTag]
    for (const call of calls) {
      expect((await product.visitor.call(call, idOf(order))).status).toBe(401)
      expect((await asha.call(call, idOf(order))).status).toBe(403)
    }
    const note = await asha.call(addOrderNote, { ...idOf(order), body: { text: 'Mine' } })
    const cancel = await asha.call(cancelForCustomer, { ...idOf(order), body: { reason: 'Mine' } })
    expect([note.status, cancel.status]).toEqual([403, 403])
  })
})

describe('notes', () => {
  it('list author and time, newest first, in pages', async () => {
    const order = await placed(asha)
    for (const text of ['Collar stain', 'Called: leave it with the guard', 'Two hangers missing']) {
      const added = await staff.call(addOrderNote, { ...idOf(order), body: { text } })
      expect([added.status, added.body.text, added.body.by]).toEqual([201, text, 'Meera Nair'])
    }
    const first = await staff.call(listOrderNotes, { ...idOf(order), query: { limit: 2 } })
    expect(first.body.map(({ text, by }) => [text, by])).toEqual([
      ['Two hangers missing', 'Meera Nair'],
      ['Called: leave it with the guard', 'Meera Nair'],
    ])
    const cursor = new URL(/<([^>]*)>/.exec(String(first.headers['link']))![1]!, 'http://x')
    const rest = await staff.send({ method: 'GET', url: cursor.pathname + cursor.search })
    expect(rest.body).toMatchObject([{ text: 'Collar stain' }])
  })

  it('are stored once when the browser sends them again', async () => {
    const order = await placed(asha)
    const send = (text: string) =>
      staff.call(addOrderNote, {
        ...idOf(order),
        headers: { 'idempotency-key': 'note-of-a-bad-network' },
        body: { text },
      })
    const answers = await Promise.all([send('Once'), send('Once'), send('Once')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await staff.call(listOrderNotes, idOf(order))).body).toHaveLength(1)
    const other = await send('Something else')
    expect([other.status, other.code]).toEqual([422, 'key_reused'])
  })

  it('refuse empty and too long notes, and unknown orders', async () => {
    const order = await placed(asha)
    for (const text of [' ', 'x'.repeat(2001)]) {
      const answer = await staff.call(addOrderNote, { ...idOf(order), body: { text } })
      expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
    }
    const nowhere = await staff.call(addOrderNote, { ...idOf(UNKNOWN), body: { text: 'Hello' } })
    expect([nowhere.status, nowhere.code]).toEqual([404, 'order_not_found'])
    expect((await staff.call(listOrderNotes, idOf(order))).body).toEqual([])
  })

  it('appear in no answer to the customer, but in the export of their data', async () => {
    const order = await placed(asha)
    const text = 'Grumbled about the parrot'
    await staff.call(addOrderNote, { ...idOf(order), body: { text } })
    const params = { orderId: order._id }
    const answers = [
      await asha.call(orderDetails, { params }),
      await product.visitor.call(orderDetails, { params }),
      await asha.call(notifications, {}),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('parrot')
    const archive = await product.app.inject({
      method: exportData.method,
      url: exportData.path,
      headers: { cookie: asha.cookieHeader() },
    })
    expect(archive.rawPayload.includes('notes-on-orders.json')).toBe(true)
    const entries = await product.db
      .selectFrom('audit_log')
      .select('search_text as summary')
      .execute()
    expect(entries).toContainEqual({ summary: `Order ${order.number}: a note for staff was added` })
  })

  it('refuse changes in the database', async () => {
    const order = await placed(asha)
    await staff.call(addOrderNote, { ...idOf(order), body: { text: 'As written' } })
    const rewrite = sql`update order_notes set text = 'rewritten', author_id = null`
    await expect(rewrite.execute(product.db)).rejects.toThrow('never changed')
  })

  it('disappear with an erased customer, as does the reason for a cancellation', async () => {
    const order = await placed(asha)
    await staff.call(addOrderNote, {
      ...idOf(order),
      body: { text: 'Asha says the lift is broken' },
    })
    const reason = 'Asha moved away'
    await staff.call(cancelForCustomer, { ...idOf(order), body: { reason } })
    expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
    expect((await staff.call(listOrderNotes, idOf(order))).body).toEqual([])
    const { body } = await staff.call(readOrderDetail, idOf(order))
    expect(body.history.map(({ status, reason: stated }) => [status, stated])).toEqual([
      ['pickup_scheduled', null],
      ['cancelled', null],
    ])
  })
})

describe('cancelling for a customer', () => {
  it('sends them the reason once, and keeps it in the history', async () => {
    const order = await placed(asha)
    const reason = 'Our van broke down'
    const cancel = () => staff.call(cancelForCustomer, { ...idOf(order), body: { reason } })
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      Array(2).fill([200, 'cancelled']),
    )
    const { body } = await asha.call(notifications, {})
    expect(body.notifications.map(({ message }) => message)).toEqual([
      'Your order is cancelled. Our van broke down.',
      expect.stringContaining('is booked'),
    ])
    const own = (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
    expect(own.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'staff', reason })
    const stranger = await product.visitor.call(orderDetails, { params: { orderId: order._id } })
    expect(JSON.stringify(stranger.body)).not.toContain('van')
    expect(await countBookedInSlot(product, order.pickupDate, order.pickupTime)).toBe(0)
  })

  it('needs a reason', async () => {
    const order = await placed(asha)
    const answer = await staff.call(cancelForCustomer, { ...idOf(order), body: { reason: ' ' } })
    expect([answer.status, answer.message]).toEqual([422, 'Reason is required.'])
  })
})

describe('the labels of an order’s bags', () => {
  async function labels(order: { number: string }, bags?: number | string) {
    const query = bags === undefined ? '' : `?bags=${bags}`
    const url = `/api/admin/orders/${order.number}/bag-tag.pdf${query}`
    const headers = { cookie: staff.cookieHeader() }
    const answer = await product.app.inject({ method: 'GET', url, headers })
    return { answer, text: answer.rawPayload.toString('latin1') }
  }

  it('fill a PDF of 62 × 100 mm, one page a bag', async () => {
    const order = await placed(asha)
    const one = await labels(order)
    expect(one.answer.headers['content-type']).toBe('application/pdf')
    expect(one.answer.headers['content-disposition']).toBe(
      `inline; filename="bag-tag-${order.number}.pdf"`,
    )
    expect(one.text.startsWith('%PDF-')).toBe(true)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(one.text)!
    expect(Number(width) / (72 / 25.4)).toBeCloseTo(62, 1)
    expect(Number(height) / (72 / 25.4)).toBeCloseTo(100, 1)
    expect(one.text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect((await labels(order, 20)).text.match(/\/Type \/Page\b/g)).toHaveLength(20)
  })

  it.each([0, 21, -1, 1.5, 'two'])('refuse %s bags', async (bags) => {
    const order = await placed(asha)
    expect((await labels(order, bags)).answer.statusCode).toBe(422)
  })

  it('show the contents, and only as much of the customer as tells bags apart', () => {
    const line = (unit: 'kg' | 'piece', quantity: number) => ({ unit, quantity }) as never
    expect(bagAmountTexts(english.bagTags, { lines: [line('kg', 3), line('piece', 1)] })).toEqual([
      '3 kg',
      '1 piece',
    ])
    expect(
      bagAmountTexts(english.bagTags, { lines: [line('piece', 2), line('piece', 3)] }),
    ).toEqual(['5 pieces'])
    const of = (customer_name: string, customer_phone: string) =>
      bagTagCustomer({ customer_name, customer_phone })
    expect(of('Asha Rao', '+91 98450 77345')).toEqual({ name: 'Asha', digits: '···345' })
    expect(of('  Asha  ', '')).toEqual({ name: 'Asha', digits: '' })
  })
})

describe('the detail’s stream', () => {
  it('reports changes, notes, messages and payment of its order only', async () => {
    const order = await placed(asha)
    const other = await placed(asha)
    const stream = await openEventStream(`${address}${addressOf(orderDetailLive, idOf(order))}`, {
      cookie: staff.cookieHeader(),
    })
    const next = async () => (await stream.next()) as { event: string; data: object }
    expect((await next()).event).toBe('state')
    await staff.call(addOrderNote, { ...idOf(other), body: { text: 'Elsewhere' } })
    await staff.call(addOrderNote, { ...idOf(order), body: { text: 'Here' } })
    const heard = { event: 'change', data: { orderId: order._id } }
    expect(await next()).toMatchObject(heard)
    const message = { ids: [order._id], text: 'We come an hour later today.' }
    await staff.call(messageCustomers, { body: message }, { 'idempotency-key': 'rain-today' })
    expect(await next()).toMatchObject(heard)
    await staff.call(setOrderStatus, { ...idOf(order), body: { status: 'washing' } })
    expect(await next()).toMatchObject(heard)
    for (const each of [other, order])
      await staff.call(markOrderPaid, { ...idOf(each), body: { method: 'upi' } })
    expect(await next()).toMatchObject(heard)
    stream.close()
  })
})

async function storeGarment(person: SignedIn): Promise<string> {
  const answer = await person.send({
    method: 'POST',
    url: '/api/garments',
    payload: { name: 'Silk kurta', category: 'casual', color: 'Teal' },
  })
  return (answer.body as { _id: string })._id
}
