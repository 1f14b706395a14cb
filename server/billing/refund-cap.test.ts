import { DAY_MS } from '#domain/base/time-zone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { makePromoCode, pausePromoCode } from '#contract/discounts/promo-codes.ts'
import { placed } from '../testing/order-inputs.ts'
import { PROMO_CODE } from '../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../testing/test-product.ts'

const product = await testProduct()
let asha: SignedIn
let owner: SignedIn
beforeAll(async () => {
  asha = await product.person({ name: 'Asha', phone: '080 4123 0001' })
  owner = await product.person({ preset: 'owner' })
})

const manager = async (refundsPerDayPaise: number | null) => {
  const person = await product.person({ preset: 'manager' })
  await product.db
    .updateTable('users')
    .set({ refunds_per_day_paise: refundsPerDayPaise })
    .where('id', '=', person.user.id)
    .execute()
  return person
}
const paidOrder = async () => {
  const { _id: id } = await placed(asha)
  await owner.call(markOrderPaid, { params: { id }, body: { method: 'cash' } })
  return id
}
const refund = (by: SignedIn, id: string, amount: number) =>
  by.call(refundOrder, { params: { id }, body: { amount, reason: 'A stain stayed.' } })

describe('the refunds of a colleague in a day', () => {
  it('stop at their cap, and start again the next day', async () => {
    const capped = await manager(10_000)
    const id = await paidOrder()
    expect((await refund(capped, id, 60)).status).toBe(201)
    const beyond = await refund(capped, id, 41)
    expect([beyond.status, beyond.code]).toEqual([409, 'not_refundable'])
    expect(beyond.message).toContain('₹100 a day, and ₹40 is left')
    expect(beyond.message).toContain(owner.user.name)
    expect((await refund(capped, id, 40)).status).toBe(201)
    const at = product.clock.read()
    product.clock.set(new Date(at.getTime() + DAY_MS).toISOString())
    expect((await refund(capped, id, 20)).status).toBe(201)
    product.clock.set(at.toISOString())
  })

  it('have no limit for those without a cap', async () => {
    const id = await paidOrder()
    expect((await refund(await manager(null), id, 120)).status).toBe(201)
  })

  it('can’t be replaced by making or resuming promo codes beyond the cap', async () => {
    const capped = await manager(10_000)
    const make = (by: SignedIn, promoCode: string, off: { percent?: number; amount?: number }) =>
      by.call(makePromoCode, {
        body: { ...PROMO_CODE, promoCode, percent: null, amount: null, ...off },
      })
    expect((await make(capped, 'ALLOFF', { percent: 100 })).code).toBe('forbidden')
    const beyond = await make(capped, 'MUCHOFF', { amount: 101 })
    expect(beyond.message).toContain('at most that or 50 % off')
    expect((await make(capped, 'HALFOFF', { percent: 50 })).status).toBe(201)
    expect((await make(capped, 'SOMEOFF', { amount: 100 })).status).toBe(201)
    const { body: code } = await make(owner, 'OWNERS', { percent: 100 })
    const set = (by: SignedIn, active: boolean) =>
      by.call(pausePromoCode, { params: { codeId: code._id }, body: { active } })
    expect((await set(capped, false)).status).toBe(200)
    expect((await set(capped, true)).code).toBe('forbidden')
    expect((await set(owner, true)).status).toBe(200)
  })

  it('stay within the cap when many are made at once', async () => {
    const capped = await manager(10_000)
    const ids = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()]
    const answers = await Promise.all(ids.map((id) => refund(capped, id, 40)))
    const given = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([given.length, refused.length]).toEqual([2, 2])
  })
})
