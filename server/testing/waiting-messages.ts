// Set-up for tests of waiting messages: a laundry with a message delay, and a customer's placed order.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { setOrderStatus, undoStatuses } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, type Order, type StaffOrder } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { openTestProduct, type SignedIn, type TestProduct } from './test-product.ts'
import { readMailsTo } from './mails.ts'
import { placed } from './order-inputs.ts'
import { wordedMessages } from './worded-messages.ts'

/** When everything that was said about the order as it was placed is long over. */
const BEGIN = '2025-06-18T07:00:00Z'

/**
 * Registers the hooks: messages wait a minute, and each test begins at 07:00 UTC with a new customer, Asha, whose one
 * order was placed half an hour before.
 *
 * @returns what the tests share, read again by each test through its properties, and what staff and Asha do with it.
 */
export function setUpMessageQueue() {
  let product: TestProduct
  let staff: SignedIn
  let asha: SignedIn
  let order: Order
  beforeAll(async () => {
    product = await openTestProduct({ messageWaitSeconds: 60 })
    staff = await product.person({ role: 'admin' })
  })
  beforeEach(async () => {
    product.clock.set('2025-06-18T06:30:00Z')
    await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
    asha = await product.person()
    order = await placed(asha)
    // What was said of the booking has left: nothing else is said in the same message.
    await readMailsTo(product, asha.user.email, 1)
    product.clock.set(BEGIN)
  })
  afterAll(() => product.close())

  return {
    get product() {
      return product
    },
    get staff() {
      return staff
    },
    get asha() {
      return asha
    },
    get order() {
      return order
    },
    set order(another: Order) {
      order = another
    },

    later: (seconds: number) =>
      product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString()),

    set: async (status: OrderStatus, id = order._id): Promise<StaffOrder> => {
      const answer = await staff.call(setOrderStatus, { params: { id }, body: { status } })
      expect(answer.status).toBe(200)
      return answer.body
    },

    undo: async (...changes: (StaffOrder | string)[]) => {
      const ids = changes.map((each) => (typeof each === 'string' ? each : each.undo!.change))
      return (await staff.call(undoStatuses, { body: { changes: ids } })).body
    },

    read: async (person = asha) =>
      (await person.call(orderDetails, { params: { orderId: order._id } })).body as Order,

    /** What was written to Asha since the booking, the oldest first. */
    waiting: async () => {
      const rows = await product.db
        .selectFrom('outbox_messages')
        .select(['id', 'parts', 'search_text', 'status', 'due_at', 'revision'])
        .where('user_id', '=', asha.user._id)
        .where('created_at', '>=', new Date(BEGIN))
        .orderBy('id')
        .execute()
      return wordedMessages(rows)
    },

    bell: async (person = asha) =>
      (await person.call(notifications, {})).body.notifications.map(({ title }) => title),
  }
}

/** The second of a moment (HH:MM:SS, UTC): the test clock goes on by a millisecond now and then. */
export const timeToSecond = (at: Date | string | null) =>
  at && new Date(at).toISOString().slice(11, 19)
