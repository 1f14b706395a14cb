import { DAY_MS } from '#domain/time-zone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { markOrderPaid, refundOrder } from '#contract/order-payments.ts'
import { placed } from '../testing/order-inputs.ts'
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

describe('what somebody gives back in a day', () => {
  it('ends at their cap, and begins again with the next day', async () => {
    const capped = await manager(10_000)
    const id = await paidOrder()
    expect((await refund(capped, id, 60)).status).toBe(201)
    const beyond = await refund(capped, id, 41)
    expect([beyond.status, beyond.code]).toEqual([409, 'not_refundable'])
    expect(beyond.message).toContain('₹100 a day, and ₹40 of it is left')
    expect(beyond.message).toContain(owner.user.name)
    expect((await refund(capped, id, 40)).status).toBe(201)
    const at = product.clock.read()
    product.clock.set(new Date(at.getTime() + DAY_MS).toISOString())
    expect((await refund(capped, id, 20)).status).toBe(201)
    product.clock.set(at.toISOString())
  })

  it('has no end for those without a cap', async () => {
    const id = await paidOrder()
    expect((await refund(await manager(null), id, 120)).status).toBe(201)
  })

  it('stays within it, however many at once', async () => {
    const capped = await manager(10_000)
    const ids = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()]
    const answers = await Promise.all(ids.map((id) => refund(capped, id, 40)))
    const given = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([given.length, refused.length]).toEqual([2, 2])
  })
})
