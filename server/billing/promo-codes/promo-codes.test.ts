import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#contract/audit/audit.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { changeLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { cancelOrder, orderDetails, placeOrder } from '#contract/orders/orders.ts'
import {
  listPromoCodes,
  makePromoCode,
  pausePromoCode,
  type NewPromoCode,
  type PromoCode,
} from '#contract/discounts/promo-codes.ts'
import { orderInvoice } from '#contract/invoices/invoices.ts'
import { quote } from '#contract/orders/quotes.ts'
import { newId } from '../../platform/ids.ts'
import { addMember } from '../../testing/club.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { orderInput } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
let made = 0

beforeEach(async () => {
  await product.startAgain()
  asha = await product.person()
})

/** A new code: 20 % off, unless `terms` say otherwise. */
async function newCode(terms: Partial<NewPromoCode> = {}): Promise<PromoCode> {
  made += 1
  const { status, body, message } = await staff.call(makePromoCode, {
    body: { ...PROMO_CODE, promoCode: `CODE-${made}`, ...terms },
  })
  if (status !== 201) throw new Error(message)
  return body
}

const kilograms = (quantity: number) => [{ itemId: 'wash-fold', quantity }]

const quoted = async (promoCode: string, lines = kilograms(3), who = asha) =>
  (await who.call(quote, { body: { lines, promoCode } })).body

const refusalOf = async (promoCode: string, lines = kilograms(3), who = asha) =>
  (await quoted(promoCode, lines, who)).refusals[0]

const place = (promoCode: string, fields: Parameters<typeof orderInput>[0] = {}, who = asha) =>
  who.call(placeOrder, { body: orderInput({ promoCode, ...fields }) })

const standing = async ({ _id }: PromoCode) => {
  const { body } = await staff.call(listPromoCodes, {})
  const { uses, givenAway } = body.find((each) => each._id === _id)!
  return { uses, givenAway }
}

async function redeem(who: SignedIn): Promise<void> {
  await product.db
    .insertInto('vouchers')
    .values({
      id: newId(new Date()),
      user_id: who.user._id,
      reward: 'five-off',
      order_id: null,
      idempotency_key: null,
      created_at: new Date(),
    })
    .execute()
}

describe('a promo code', () => {
  it('takes its share off, as quoted, however it is typed', async () => {
    const { promoCode: code } = await newCode()
    const { total, discount, reward, adjustments } = await quoted(` ${code.toLowerCase()} `)
    expect({ total, discount, reward, adjustments }).toEqual({
      total: 168,
      discount: 42,
      reward: null,
      adjustments: [{ source: 'promo-code', label: `Code ${code}`, amount: 42 }],
    })
    const { status, body } = await place(code, { total: 168 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ total: 168, discount: 42, amountDue: 168, adjustments })
  })

  it('takes its sum off the services it applies to, never more and never off the express fee', async () => {
    const { promoCode: code } = await newCode({ percent: null, amount: 50, services: ['ironing'] })
    const lines = [...kilograms(3), { itemId: 'ironing-shirt', quantity: 3 }]
    const body = { lines, promoCode: code, deliveryPreference: 'express' as const }
    expect((await asha.call(quote, { body })).body).toMatchObject({ discount: 30, total: 230 })
  })

  it('takes its share of what the Laundry Club leaves', async () => {
    const { promoCode: code } = await newCode({ percent: 50 })
    await addMember(asha, { planId: 'basic' })
    const lines = [...kilograms(3), { itemId: 'ironing-shirt', quantity: 3 }]
    expect(await quoted(code, lines)).toMatchObject({ covered: 210, discount: 15, total: 15 })
    expect(await refusalOf(code)).toMatchObject({ kind: 'takes_nothing_off' })
  })

  it('keeps a redeemed reward for another order, unless staff allow both', async () => {
    await redeem(asha)
    const alone = await newCode()
    const beside = await newCode({ withVoucher: true })
    expect(await quoted(alone.promoCode)).toMatchObject({ discount: 42, reward: null })
    expect(await quoted(beside.promoCode)).toMatchObject({ discount: 47, reward: '₹5 off' })
    const { body } = await place(beside.promoCode)
    expect(body.adjustments.map(({ source }) => source)).toEqual(['promo-code', 'voucher'])
  })
})

describe('a promo code is refused', () => {
  it.each([
    ['paused', {}, 'is paused'],
    ['not_yet', { fromDate: '2025-06-19' }, 'can be used from 19 June 2025'],
    ['over', { untilDate: '2025-06-17' }, 'was valid until 17 June 2025'],
    ['below_least', { least: 300 }, 'is for orders from ₹300. Your items total ₹210'],
    ['not_for_these_services', { services: ['ironing'] }, 'is for Ironing'],
  ] satisfies [string, Partial<NewPromoCode>, string][])('%s', async (kind, terms, words) => {
    const { _id, promoCode: code } = await newCode(terms)
    if (kind === 'paused')
      await staff.call(pausePromoCode, { params: { codeId: _id }, body: { active: false } })
    const refusal = await refusalOf(code)
    expect(refusal).toMatchObject({ source: 'promo-code', kind })
    expect(refusal?.message).toContain(words)
    const refused = await place(code)
    expect([refused.status, refused.code, refused.message]).toEqual([
      409,
      'discount_refused',
      refusal?.message,
    ])
    expect(refused.body).toMatchObject({ kind, quote: { total: 210 } })
  })

  it('refuses an unknown code', async () => {
    expect(await refusalOf('nothing')).toMatchObject({
      kind: 'unknown',
      message: expect.stringContaining('“NOTHING”'),
    })
  })

  it('refuses already used, used up and first-order-only codes', async () => {
    const once = await newCode({ maxUsesPerCustomer: 1 })
    const twice = await newCode({ maxUses: 1 })
    const first = await newCode({ firstOrderOnly: true })
    expect(await refusalOf(first.promoCode)).toBeUndefined()
    expect((await place(once.promoCode)).status).toBe(201)
    expect((await place(twice.promoCode)).status).toBe(201)
    expect(await refusalOf(once.promoCode)).toMatchObject({ kind: 'already_used' })
    expect(await refusalOf(first.promoCode)).toMatchObject({ kind: 'only_first_order' })
    const other = await product.person()
    expect(await refusalOf(once.promoCode, kilograms(3), other)).toBeUndefined()
    expect(await refusalOf(twice.promoCode, kilograms(3), other)).toMatchObject({ kind: 'used_up' })
  })

  it('refuses a code outside its days in the laundry’s time zone', async () => {
    const { promoCode: code } = await newCode({ fromDate: '2025-06-19', untilDate: '2025-06-19' })
    product.clock.set('2025-06-18T18:29:00Z')
    expect(await refusalOf(code)).toMatchObject({ kind: 'not_yet' })
    product.clock.set('2025-06-18T18:30:00Z')
    expect(await refusalOf(code)).toBeUndefined()
    product.clock.set('2025-06-19T18:30:00Z')
    expect(await refusalOf(code)).toMatchObject({ kind: 'over' })
  })

  it('answers an order at a different price with the right quote', async () => {
    const { _id, promoCode: code } = await newCode()
    await staff.call(pausePromoCode, { params: { codeId: _id }, body: { active: false } })
    const { status, code: failure, body } = await place(code, { total: 168 })
    expect([status, failure]).toEqual([409, 'price_changed'])
    expect(body).toMatchObject({ quote: { total: 210, refusals: [{ kind: 'paused' }] } })
  })
})

describe('a promo code that is used', () => {
  it('returns to its customer on cancel, once, and applies again when the order is reopened', async () => {
    const made = await newCode({ maxUses: 1, maxUsesPerCustomer: 1 })
    const { body: order } = await place(made.promoCode)
    expect(await standing(made)).toEqual({ uses: 1, givenAway: 42 })
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect(await standing(made)).toEqual({ uses: 0, givenAway: 0 })

    const washing = { params: { id: order._id }, body: { status: 'washing' as const } }
    await staff.call(setOrderStatus, washing)
    expect(await standing(made)).toEqual({ uses: 1, givenAway: 42 })

    const cancelled = { params: { id: order._id }, body: { status: 'cancelled' as const } }
    await staff.call(setOrderStatus, cancelled)
    const other = await product.person()
    expect((await place(made.promoCode, {}, other)).status).toBe(201)
    await staff.call(setOrderStatus, washing)
    const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
    expect(body).toMatchObject({ total: 168, adjustments: [{ source: 'kept-price', amount: 42 }] })
    expect(await standing(made)).toEqual({ uses: 1, givenAway: 42 })
  })

  it('follows the items that staff change, and is released below its minimum value', async () => {
    const made = await newCode({ least: 200, maxUses: 1 })
    const { body: order } = await place(made.promoCode)
    const change = async (quantity: number, total: number) => {
      const params = { id: order._id }
      const { revision } = (await staff.call(readOrderDetail, { params })).body
      const body = { lines: kilograms(quantity), reason: 'Weighed', total, revision, agreed: true }
      const changed = await staff.call(changeLines, { params, body })
      expect(changed.message ?? changed.status).toBe(200)
    }
    await staff.call(pausePromoCode, { params: { codeId: made._id }, body: { active: false } })
    await change(5, 280)
    expect(await standing(made)).toEqual({ uses: 1, givenAway: 70 })
    await change(2, 140)
    expect(await standing(made)).toEqual({ uses: 0, givenAway: 0 })
  })

  it('appears on the invoice', async () => {
    const made = await newCode()
    const { body: order } = await place(made.promoCode)
    const completed = { params: { id: order._id }, body: { status: 'completed' as const } }
    await staff.call(setOrderStatus, completed)
    const url = orderInvoice.path.replace(':orderId', order._id)
    const headers = { cookie: asha.cookieHeader() }
    const answer = await product.app.inject({ method: 'GET', url, headers })
    const [first] = pdfPageTexts(answer.rawPayload)
    expect(first).toContain(`Discount: Code ${made.promoCode}`)
    expect(first).toContain('−₹42')
  })

  it('counts a repeated request once', async () => {
    const made = await newCode({ maxUsesPerCustomer: 1 })
    const headers = { 'idempotency-key': `promo-${made._id}` }
    const again = () =>
      asha.call(placeOrder, { headers, body: orderInput({ promoCode: made.promoCode }) })
    const answers = [await again(), await again()]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(await standing(made)).toMatchObject({ uses: 1 })
  })
})

describe('limits hold when many ask at once', () => {
  it('hold in total: 200 customers, 10 uses', { timeout: 120_000 }, async () => {
    const made = await newCode({ maxUses: 10 })
    const customers: SignedIn[] = []
    for (let one = 0; one < 200; one += 1) customers.push(await product.person())
    const answers: Awaited<ReturnType<typeof place>>[] = []
    // As many at once as the server takes of one laundry.
    const race = async () => {
      for (let who = customers.pop(); who; who = customers.pop())
        answers.push(await place(made.promoCode, {}, who))
    }
    await Promise.all(Array.from({ length: 60 }, race))
    const counts = Map.groupBy(answers, ({ status, code }) => (status === 201 ? 'placed' : code))
    expect(Object.fromEntries([...counts].map(([what, each]) => [what, each.length]))).toEqual({
      placed: 10,
      discount_refused: 190,
    })
    expect(await standing(made)).toEqual({ uses: 10, givenAway: 420 })
  })

  it('hold for each customer', async () => {
    const made = await newCode({ maxUsesPerCustomer: 2 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(made.promoCode)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await standing(made)).toMatchObject({ uses: 2 })
  })
})

describe('staff', () => {
  it('make codes that work at once, with every change in the audit log', async () => {
    const made = await newCode({ promoCode: 'diwali 25', untilDate: '2025-10-31', maxUses: 500 })
    expect(made).toMatchObject({ promoCode: 'DIWALI25', active: true, uses: 0, givenAway: 0 })
    await expect(newCode({ promoCode: 'DIWALI25' })).rejects.toThrow(
      'There is already a code DIWALI25',
    )
    const params = { codeId: made._id }
    await staff.call(pausePromoCode, { params, body: { active: false } })
    await staff.call(pausePromoCode, { params, body: { active: false } })
    await staff.call(pausePromoCode, { params, body: { active: true } })
    const { body } = await staff.call(auditLog, {})
    expect(body.slice(0, 3).map(({ summary }) => summary)).toEqual([
      'Resumed promo code DIWALI25',
      'Paused promo code DIWALI25',
      'Created promo code DIWALI25: 20 % off all services, until 31 October 2025, 500 in total',
    ])
  })

  it.each([
    [{ promoCode: 'A!' }, 'A code has 3 to 20'],
    [{ percent: null }, 'takes off a percentage or a sum'],
    [{ amount: 5 }, 'takes off a percentage or a sum'],
    [{ fromDate: '2025-07-02', untilDate: '2025-07-01' }, 'can’t be before'],
    [{ percent: 101 }, 'at most 100'],
  ])('read what is wrong with %j', async (terms, words) => {
    await expect(newCode(terms)).rejects.toThrow(words)
  })

  it('refuse the list of codes to a customer', async () => {
    expect((await asha.call(listPromoCodes, {})).status).toBe(403)
  })
})
