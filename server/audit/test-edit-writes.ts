/** Staff writes about an order's lines and booking, for tests of the audit log. */
import { followDifferences, readDifferences } from '#contract/clothes/differences.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { editBooking } from '#contract/orders/order-edit.ts'
import { splitOrder } from '#contract/orders/order-split.ts'
import { separateDelivery, joinDeliveries } from '#contract/orders/order-together.ts'
import { propose, shareProposal } from '#contract/orders/proposals.ts'
import { countIn } from '../testing/clothes.ts'
import { placed } from '../testing/order-inputs.ts'
import { asha, staff, type Writes } from './test-console.ts'

const anOrder = async () => ({ id: (await placed(asha))._id })

const OTHER_SLOT = { pickupTime: '11 AM-1 PM' }
const LATER = { date: '2025-06-24', time: '3-5 PM' }
/** Two orders of a customer, each with the window that it comes in. */
const twoOrders = async () => {
  const orders = [await placed(asha, OTHER_SLOT), await placed(asha, OTHER_SLOT)]
  return orders.map(({ _id: id, deliveryWindow }) => ({ id, seen: deliveryWindow! }))
}
type Windowed = Awaited<ReturnType<typeof twoOrders>>
const joined = ([order, ...orders]: Windowed) =>
  staff.call(joinDeliveries, {
    params: { id: order!.id },
    body: {
      seen: order!.seen,
      orders,
      deliveryDate: LATER.date,
      deliveryTime: LATER.time,
    },
  })

const asked = async (params: { id: string }) => {
  const lines = [{ itemId: 'wash-fold', quantity: 9 }]
  const { quote } = (await staff.call(quoteLines, { params, body: { lines } })).body
  const body = { lines, reason: 'It weighs more.', total: quote.total, revision: 0 }
  return staff.call(propose, { params, body })
}

export const EDIT_WRITES: Writes = [
  [
    followDifferences,
    async () => {
      const order = await placed(asha, { pickupTime: '3-5 PM' })
      const params = { id: order._id }
      await staff.call(setOrderStatus, { params, body: { status: 'picked_up' } })
      await countIn(staff, order, [
        { kind: 'bag', item: 'wash-fold' },
        { kind: 'item', item: 'dry-cleaning-shirt' },
      ])
      const { differences } = (await staff.call(readDifferences, { params })).body
      const { total, revision } = differences!
      return staff.call(followDifferences, { params, body: { reason: 'A shirt', total, revision } })
    },
  ],
  [propose, async () => asked(await anOrder())],
  [
    shareProposal,
    async () => {
      const params = { id: (await placed(asha, { pickupTime: '3-5 PM' }))._id }
      await asked(params)
      return staff.call(shareProposal, { params, body: { way: 'copy' } })
    },
  ],
  [
    changeLines,
    async () => {
      const params = await anOrder()
      const { body } = await staff.call(readOrderDetail, { params })
      const lines = [{ itemId: 'wash-fold', quantity: 4 }]
      const { quote } = (await staff.call(quoteLines, { params, body: { lines } })).body
      const { revision } = body
      return staff.call(changeLines, {
        params,
        body: { lines, reason: 'It weighs more.', total: quote.total, revision, agreed: true },
      })
    },
  ],
  [
    editBooking,
    async () =>
      staff.call(editBooking, {
        params: await anOrder(),
        body: { specialInstructions: 'Ring twice.', revision: 0 },
      }),
  ],
  [
    splitOrder,
    async () => {
      const lines = ['ironing-shirt', 'ironing-saree'].map((itemId) => ({ itemId, quantity: 1 }))
      const params = { id: (await placed(asha, { lines, pickupTime: '3-5 PM' }))._id }
      const when = { deliveryDate: '2025-06-21', deliveryTime: '5-7 PM' }
      const body = { lines: lines.slice(1), ...when, revision: 0 }
      return staff.call(splitOrder, { params, body })
    },
  ],
  [joinDeliveries, async () => joined(await twoOrders())],
  [
    separateDelivery,
    async () => {
      const both = await twoOrders()
      await joined(both)
      const orders = both.map(({ id, seen }) => ({ id, seen: LATER, to: seen }))
      return staff.call(separateDelivery, { params: { id: both[0]!.id }, body: { orders } })
    },
  ],
]
