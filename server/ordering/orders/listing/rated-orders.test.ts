/** An order's rating after its completion is undone. */
import { expect, it } from 'vitest'
import { userStats } from '#contract/accounts/accounts.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { readMarketingFromOrders } from '../../../catalog/catalogue/marketing.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha Rao' })

it.each(['washing', 'cancelled'] as const)(
  'shows a rated order that was completed by mistake as %s, and counts its rating again once it is completed again',
  async (status) => {
    const { _id: id } = await placed(asha)
    const set = async (to: OrderStatus) =>
      (await staff.call(setOrderStatus, { params: { id }, body: { status: to } })).status
    const seen = async () => {
      const [order] = (await asha.call(listOrders, { params: { userId: asha.user._id } })).body
      const { averageRating } = (await asha.call(userStats, { params: { id: asha.user._id } })).body
      const { testimonials } = await readMarketingFromOrders(product.db)
      return [order!.rating, order!.ratingComment, averageRating, testimonials.length]
    }
    await set('completed')
    const body = { rating: 5, comment: 'Like new.', quotable: true }
    expect((await asha.call(rateOrder, { params: { orderId: id }, body })).status).toBe(200)
    const rated = await seen()
    expect(rated).toEqual([5, 'Like new.', 5, 1])

    expect(await set(status)).toBe(200)
    expect(await seen()).toEqual([null, null, null, 0])
    expect(await set('completed')).toBe(200)
    expect(await seen()).toEqual(rated)
    // The next of these begins without it.
    await product.db.updateTable('orders').set({ rating: null, rating_quotable: false }).execute()
  },
)
