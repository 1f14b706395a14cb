// Promo codes for first orders: one first order a customer, whichever codes they try.
import { beforeEach, expect, it } from 'vitest'
import { listPromoCodes, makePromoCode } from '#contract/discounts/promo-codes.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

let asha: SignedIn
beforeEach(async () => {
  asha = await product.person()
})

const CODES = ['FIRST-A', 'FIRST-B', 'FIRST-C', 'FIRST-D']
for (const promoCode of CODES)
  await staff.call(makePromoCode, { body: { ...PROMO_CODE, promoCode, firstOrderOnly: true } })

const place = (promoCode: string) => asha.call(placeOrder, { body: orderInput({ promoCode }) })
const usesOf = async (code: string) =>
  (await staff.call(listPromoCodes, {})).body.find(({ promoCode }) => promoCode === code)!.uses

it('takes one code of several that a customer tries at once', async () => {
  const answers = await Promise.all(CODES.map(place))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

it('doesn’t count again for a reopened order that is no longer its customer’s first', async () => {
  const before = await usesOf('FIRST-A')
  const { body: order } = await place('FIRST-A')
  expect(await usesOf('FIRST-A')).toBe(before + 1)
  await asha.call(cancelOrder, { params: { orderId: order._id } })
  await placed(asha)
  const reopened = await staff.call(setOrderStatus, {
    params: { id: order._id },
    body: { status: 'washing' },
  })
  expect(reopened.body).toMatchObject({ total: 168, adjustments: [{ source: 'kept-price' }] })
  expect(await usesOf('FIRST-A')).toBe(before)
})
