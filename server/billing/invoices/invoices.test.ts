// @both-engines
import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { chargeInvoice, orderInvoice } from '#contract/invoices/invoices.ts'
import type { Order } from '#contract/orders/orders.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { addMember } from '../../testing/club.ts'
import { REGISTERED } from '../../testing/companies.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { issueOrderInvoice } from './issue-order-invoice.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeAll(async () => {
  await product.db
    .updateTable('business')
    .set({ name: 'Sparkle', address: '7 Soapnut Lane', ...REGISTERED })
    .execute()
})
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 00000' })
})

async function setStatus(order: Order, status: OrderStatus): Promise<void> {
  const answer = await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  expect(answer.status).toBe(200)
}

async function completed(fields: Parameters<typeof placed>[1] = {}): Promise<Order> {
  const order = await placed(asha, fields)
  await setStatus(order, 'completed')
  return order
}

async function get(person: { send: SignedIn['send'] }, order: Order) {
  const url = orderInvoice.path.replace(':orderId', order._id)
  return person.send({ method: 'GET', url })
}

const invoiceOf = (order: Order) =>
  product.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()

describe('the invoice of an order', () => {
  it('appears to its owner and staff once the order is completed', async () => {
    const order = await placed(asha)
    const early = await get(asha, order)
    expect([early.status, early.code]).toEqual([409, 'not_completed'])

    await setStatus(order, 'completed')
    for (const person of [asha, staff]) {
      const { status, headers, body } = await get(person, order)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="invoice-2025-26-\d{5}\.pdf"$/,
      )
      expect(String(body)).toMatch(/^%PDF-1\./)
    }
  })

  it('stays hidden from everyone else', async () => {
    const order = await completed()
    const ravi = await product.person()
    const theirs = await get(ravi, order)
    expect([theirs.status, theirs.code]).toEqual([404, 'order_not_found'])
    expect((await get(product.visitor, order)).status).toBe(401)
    const none = await asha.call(orderInvoice, { params: { orderId: newId(new Date()) } })
    expect([none.status, none.code]).toEqual([404, 'order_not_found'])
  })

  it('shows the items, their price and the GST included', async () => {
    const order = await completed({
      lines: [
        { itemId: 'wash-fold', quantity: 3 },
        { itemId: 'ironing-shirt', quantity: 3 },
      ],
      deliveryPreference: 'express',
    })

    expect((await invoiceOf(order)).content).toMatchObject({
      business: { name: 'Sparkle', gstin: '29AAAAA0000A1ZY' },
      customer: { name: 'Asha Rao', address: '12 Church Street, Bengaluru 560001' },
      subject: `Order ${order.number}`,
      issuedOn: '18 June 2025',
      sacCode: '999719',
      lines: [
        { name: 'Wash & Fold', quantity: 3, listPricePaise: 70_00, amountPaise: 210_00 },
        { name: 'Shirt', listPricePaise: 19_00, unitPricePaise: 10_00, amountPaise: 30_00 },
      ],
      sums: { itemsPaise: 240_00, expressFeePaise: 20_00, totalPaise: 260_00 },
      gst: {
        percent: 18,
        taxablePaise: 220_34,
        taxPaise: 39_66,
        cgstPaise: 19_83,
        sgstPaise: 19_83,
      },
    })
  })

  it('stays the same when prices, names or the order’s status change', async () => {
    const order = await completed()
    const before = await invoiceOf(order)

    await setStatus(order, 'washing')
    await product.db.updateTable('users').set({ name: 'Somebody' }).execute()
    await product.db.updateTable('business').set({ tax_percent: 5 }).execute()
    product.clock.set('2026-05-01T06:30:00Z')
    await setStatus(order, 'completed')
    await product.db.updateTable('business').set({ tax_percent: 18 }).execute()

    const after = await product.db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow()
    // A credit note has taken it back, and the order has another one.
    expect(after).toEqual({ ...before, order_id: null })
    expect((await invoiceOf(order)).series).toBe('2026-27')
    const change = product.db
      .updateTable('invoices')
      .set({ total_paise: 1 })
      .where('id', '=', before.id)
      .execute()
    await expect(change).rejects.toThrow('never changed')
    const removal = product.db.deleteFrom('invoices').where('id', '=', before.id).execute()
    await expect(removal).rejects.toThrow('never changed or removed')
  })

  it('prints ₹, and as many pages as a long list needs', async () => {
    const items = ['shirt', 'trousers', 'dress', 'suit', 'coat'].map(
      (name) => `dry-cleaning-${name}`,
    )
    const { body: catalogue } = await product.visitor.send({ method: 'GET', url: '/api/catalogue' })
    const all = (catalogue as { items: { id: string }[] }).items.map(({ id }) => id)
    const long = await completed({
      lines: [...new Set([...items, ...all])].map((itemId) => ({ itemId, quantity: 1 })),
    })

    const url = orderInvoice.path.replace(':orderId', long._id)
    const { rawPayload } = await product.app.inject({
      method: 'GET',
      url,
      headers: { cookie: asha.cookieHeader() },
    })
    expect(pagesOf(rawPayload)).toBeGreaterThan(1)
    // The fonts' own tables say which characters are drawn.
    expect(charactersIn(rawPayload)).toContain('₹')
  })
})

describe('invoice numbers', () => {
  it('have no gap and no duplicate when many orders complete at once', async () => {
    const orders = []
    for (let count = 0; count < 12; count += 1) orders.push(await placed(asha))
    await Promise.all(orders.map((order) => setStatus(order, 'completed')))
    // One that is refused halfway takes no number.
    const last = await placed(asha)
    const refused = inTransaction(product.db, async (tx) => {
      await issueOrderInvoice(tx, product.deps, last._id, product.clock.read())
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await setStatus(last, 'completed')

    const rows = await product.db
      .selectFrom('invoices')
      .select('number')
      .where('series', '=', '2025-26')
      .orderBy('number')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  it('restart in April, in the laundry’s own time zone', async () => {
    const [march, april] = [await placed(asha), await placed(asha)]
    product.clock.set('2024-03-31T18:29:00Z')
    await setStatus(march, 'completed')
    product.clock.set('2024-03-31T18:31:00Z')
    await setStatus(april, 'completed')

    const [before, after] = [await invoiceOf(march), await invoiceOf(april)]
    expect([before.series, after.series, after.number]).toEqual(['2023-24', '2024-25', 1])
  })
})

it('issues an invoice for every Laundry Club charge, the first month at half price', async () => {
  const membership = await addMember(asha, { planId: 'basic' })
  const { body: charges } = await asha.call(subscriptionCharges, { params: { id: membership._id } })
  const chargeId = charges[0]!._id

  const [invoice, ...more] = await product.db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', asha.user._id)
    .execute()
  expect(more).toEqual([])
  expect(invoice?.content).toMatchObject({
    subject: 'Laundry Club, Basic',
    lines: [{ listPricePaise: 29_99, unitPricePaise: 15_00 }],
    sums: { totalPaise: 15_00 },
    gst: { taxPaise: 2_28, cgstPaise: 1_14, sgstPaise: 1_14 },
  })
  const mine = await asha.call(chargeInvoice, { params: { chargeId } })
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'application/pdf'])
  const ravi = await product.person()
  expect((await ravi.call(chargeInvoice, { params: { chargeId } })).status).toBe(404)
})

it('writes an invoice in the script of its customer’s language, with the right fonts', async () => {
  const printed = async () => {
    const order = await completed({ address: '४था रस्ता, पुणे / 4ನೇ ಅಡ್ಡರಸ್ತೆ 560001' })
    const url = orderInvoice.path.replace(':orderId', order._id)
    const headers = { cookie: asha.cookieHeader() }
    return (await product.app.inject({ url, headers })).rawPayload
  }
  asha = await product.person({ name: 'ಕಾವ್ಯಾ ಶೆಟ್ಟಿ' })
  const pdf = await printed()
  const characters = charactersIn(pdf)
  for (const letter of 'ಕವಶಅಡರರपण') expect(characters).toContain(letter)
  for (const font of ['NotoSansKannada-Bold', 'NotoSansKannada-Regular', 'NotoSansDevanagari'])
    expect(pdf.toString('latin1')).toContain(font)
})

it('keeps an invoice after its person is erased', async () => {
  const order = await completed()
  await sql`delete from orders where id = ${order._id}`.execute(product.db)
  const kept = await product.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'is', null)
    .where(sql`content->>'subject'`, '=', `Order ${order.number}`)
    .execute()
  expect(kept).toHaveLength(1)
})

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

/** The characters that the file's fonts map their shapes to (ToUnicode). */
function charactersIn(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const found: string[] = []
  for (const match of text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    try {
      const plain = inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1')
      if (!plain.includes('beginbfrange') && !plain.includes('beginbfchar')) continue
      for (const [, codes] of plain.matchAll(/<([0-9a-f]{4}(?: [0-9a-f]{4})*)>/gi))
        for (const code of codes!.split(' '))
          found.push(String.fromCharCode(Number.parseInt(code, 16)))
    } catch {
      // Not compressed: a picture or a font program.
    }
  }
  return found.join('')
}
