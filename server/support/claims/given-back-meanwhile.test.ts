// Claims whose order costs less by the time they are settled.
import { beforeEach, describe, expect, it } from 'vitest'
import { adminClaim } from '#contract/help/claims.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { giveGoodwill } from '#contract/orders/order-payments.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { decide, makeClaim, product, settle, staff } from './test-claims.ts'

let asha: SignedIn
beforeEach(async () => {
  asha = await product.person({ name: 'Asha' })
})

describe('a claim whose order was cancelled and refunded meanwhile', () => {
  const cancel = ({ _id: id }: { _id: string }) =>
    staff.call(setOrderStatus, { params: { id }, body: { status: 'cancelled' } })

  it('is not given its cleaning a second time, and is settled once it is decided without', async () => {
    const { id, order } = await makeClaim(asha)
    await decide(id)
    await cancel(order)
    const refused = await settle(id, { refund: 0, transfer: 1015 })
    expect([refused.code, refused.message]).toEqual([
      'changed_meanwhile',
      'The award includes ₹15 for cleaning, but the order costs ₹0 now. Please decide the claim again.',
    ])
    const { body: detail } = await staff.call(adminClaim, { params: { id } })
    expect([detail.cleaning, detail.orderCosts]).toEqual([0, 0])
    await decide(id, { charged: 0, award: 1000, revision: 1 })
    expect((await settle(id, { refund: 0, transfer: 1000, revision: 2 })).status).toBe(201)
  })

  it('is proposed the cleaning as far as goodwill has left it', async () => {
    const { id, order } = await makeClaim(asha)
    const body = { amount: 20, reason: 'It was late.', seen: 30 }
    await staff.call(giveGoodwill, { params: { id: order._id }, body })
    const { body: detail } = await staff.call(adminClaim, { params: { id } })
    expect([detail.cleaning, detail.orderCosts]).toEqual([10, 10])
    await decide(id)
    expect((await settle(id, { refund: 0, transfer: 1015 })).code).toBe('changed_meanwhile')
  })
})
