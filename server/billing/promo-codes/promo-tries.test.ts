// Protection against guessing promo codes: different wrong codes are counted by customer and by address.
import { beforeEach, expect, it } from 'vitest'
import { placeOrder } from '#contract/orders/orders.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { quote } from '#contract/orders/quotes.ts'
import type { Client } from '../../testing/client.ts'
import { orderInput } from '../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct({ config: { limitFactor: 1 } })
const staff = await product.person({ role: 'admin' })
await staff.call(makePromoCode, { body: { ...PROMO_CODE, promoCode: 'MONSOON' } })
let asha: SignedIn
beforeEach(async () => {
  asha = await product.person()
  await product.db.deleteFrom('limit_counters').execute()
})

const LINES = [{ itemId: 'wash-fold', quantity: 3 }]

async function quoted(who: Client, promoCode?: string) {
  return (await who.call(quote, { body: { lines: LINES, ...(promoCode && { promoCode }) } })).body
}

async function refusalOf(who: Client, promoCode: string): Promise<string | undefined> {
  return (await quoted(who, promoCode)).refusals[0]?.kind
}

async function tryWrong(who: Client, count: number): Promise<(string | undefined)[]> {
  const codes = Array.from({ length: count }, (_, index) => `GUESS-${index}`)
  return Promise.all(codes.map((code) => refusalOf(who, code)))
}

it('refuses a customer’s further codes after twenty wrong ones, and quotes without a code', async () => {
  const kinds = await tryWrong(asha, 25)
  expect(kinds.filter((kind) => kind === 'unknown')).toHaveLength(20)
  expect(kinds.filter((kind) => kind === 'too_many_tries')).toHaveLength(5)

  const { total, refusals } = await quoted(asha, 'MONSOON')
  expect(total).toBe(210)
  expect(refusals[0]?.message).toMatch(
    /^You’ve tried many codes that don’t exist\. Please wait .+ before the next one, or order without a code\.$/,
  )
  expect(await quoted(asha)).toMatchObject({ total: 210, refusals: [] })

  const { status, code, message } = await asha.call(placeOrder, {
    body: orderInput({ promoCode: 'MONSOON' }),
  })
  expect([status, code]).toEqual([429, 'too_many_requests'])
  expect(message).toContain('You’ve tried many codes')
  expect((await asha.call(placeOrder, { body: orderInput() })).status).toBe(201)

  const other = await product.person()
  expect(await quoted(other, 'MONSOON')).toMatchObject({ total: 168, refusals: [] })
})

it('counts wrong codes in placed orders too', async () => {
  for (let count = 0; count < 20; count += 1) {
    const body = orderInput({ promoCode: `GUESS-${count}` })
    expect((await asha.call(placeOrder, { body })).code).toBe('discount_refused')
  }
  expect(await refusalOf(asha, 'MONSOON')).toBe('too_many_tries')
})

it('counts a repeated wrong code once, and right ones never', async () => {
  for (let count = 0; count < 25; count += 1) {
    expect(await refusalOf(asha, ' monsun ')).toBe('unknown')
    expect(await refusalOf(asha, 'MONSOON')).toBeUndefined()
  }
  const [first, ...rest] = await tryWrong(asha, 19)
  expect(new Set([first, ...rest])).toEqual(new Set(['unknown']))
  expect(await refusalOf(asha, 'ONE-MORE')).toBe('too_many_tries')
  // What was seen to be right stays so.
  expect(await refusalOf(asha, 'MONSOON')).toBeUndefined()
})

it('allows sixty wrong codes to visitors from one address, and any number to staff', async () => {
  const kinds = await tryWrong(product.visitor, 64)
  expect(kinds.filter((kind) => kind === 'unknown')).toHaveLength(60)
  expect(await refusalOf(asha, 'NEW-ONE')).toBe('too_many_tries')
  expect(await refusalOf(staff, 'NEW-ONE')).toBe('unknown')
})
