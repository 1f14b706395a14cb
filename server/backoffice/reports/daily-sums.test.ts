/** The daily sums behind reports always equal a full recount of the rows. */
// @both-engines
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { setOrderStatus, undoStatuses } from '#contract/orders/order-list.ts'
import { markOrderPaid, refundOrder, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recountOrderDays } from '../customers/recount-customer-totals.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { readReportAs, recountReport } from './test-reports.ts'

const product = await testProduct()
let staff: SignedIn
let customers: SignedIn[]
beforeAll(async () => {
  await product.db
    .updateTable('business')
    .set({
      slot_capacities: JSON.stringify(Array(7).fill(Array(5).fill(500))),
      // So long a change of status can be taken back.
      message_wait_seconds: 60,
    })
    .execute()
  staff = await product.person({ role: 'admin' })
  customers = [await product.person(), await product.person(), await product.person()]
})

const ALL = { from: '2025-05-20', to: '2025-06-18' }
const LAST = { from: '2025-06-14', to: '2025-06-18' }
const BEFORE_LAST = { from: '2025-06-09', to: '2025-06-13' }

/** Around midnight where the laundry is, which is 18:30 UTC. */
const INSTANTS = [
  '2025-06-12T18:29:00Z',
  '2025-06-12T18:31:00Z',
  '2025-06-14T06:00:00Z',
  '2025-06-17T06:00:00Z',
]
const STATUSES: OrderStatus[] = ['picked_up', 'washing', 'completed', 'cancelled']
const BASKETS = [
  { lines: [{ itemId: 'wash-fold', quantity: 3 }] },
  { lines: [{ itemId: 'dry-cleaning-shirt', quantity: 2 }] },
  {
    lines: [
      { itemId: 'wash-fold', quantity: 5 },
      { itemId: 'dry-cleaning-suit', quantity: 1 },
    ],
  },
]

/** Fails where an order is paid already or has nothing due. */
async function pay({ _id: id }: Order, amount: number): Promise<number> {
  const body = { method: amount % 2 === 0 ? 'cash' : 'upi' } as const
  return (await staff.call(markOrderPaid, { params: { id }, body })).status
}

/** What staff and customers may do with an order, some of it too late or too early. */
const CHANGES = {
  pay,
  refund: async (order, amount) => {
    await pay(order, amount)
    const body = { amount, reason: 'A stain.' }
    return (await staff.call(refundOrder, { params: { id: order._id }, body })).status
  },
  takePaymentBack: async (order, amount) => {
    await pay(order, amount)
    const { _id: id } = order
    const { payments } = (await staff.call(readOrderDetail, { params: { id } })).body
    const paid = payments.find(({ status }) => status === 'succeeded')
    if (!paid) return 409
    const params = { id, paymentId: paid._id }
    return (await staff.call(undoOrderPayment, { params })).status
  },
  takeStatusBack: async ({ _id: id }) => {
    const { undo } = (await staff.call(readOrderDetail, { params: { id } })).body
    if (!undo) return 409
    return (await staff.call(undoStatuses, { body: { changes: [undo.change] } })).status
  },
  cancel: async ({ _id: orderId, customer }) =>
    (await customer.call(cancelOrder, { params: { orderId } })).status,
} satisfies Record<string, (order: OwnOrder, amount: number) => Promise<number>>

type OwnOrder = Order & { customer: SignedIn }

it('keeps daily sums equal to the orders and payments after any changes on any day', async () => {
  const orders: OwnOrder[] = []
  const at = fc.constantFrom(...INSTANTS)
  const which = fc.nat(30)
  const step = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        place: fc.constantFrom(...BASKETS),
        by: fc.nat(2),
        at,
      }),
    },
    { weight: 2, arbitrary: fc.record({ which, status: fc.constantFrom(...STATUSES), at }) },
    {
      weight: 4,
      arbitrary: fc.record({
        which,
        change: fc.constantFrom(...Object.values(CHANGES)),
        amount: fc.integer({ min: 1, max: 90 }),
        at,
      }),
    },
    { weight: 1, arbitrary: fc.record({ remove: which }) },
    {
      weight: 1,
      arbitrary: fc.record({ which, quantity: fc.integer({ min: 1, max: 9 }) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      for (const each of steps) {
        if ('at' in each) product.clock.set(each.at)
        if ('place' in each) {
          const customer = customers[each.by]!
          orders.push({ ...(await placed(customer, inputNow(each.place))), customer })
        } else if (orders.length === 0) continue
        else if ('remove' in each) await remove(orders.splice(each.remove % orders.length, 1)[0]!)
        else {
          const order = orders[each.which % orders.length]!
          if ('status' in each) await setStatus(order, each.status)
          else if ('change' in each) await attempt(order, each)
          else await changeLine(order, each.quantity)
        }
      }
      product.clock.set('2025-06-18T06:30:00Z')
      for (const range of [ALL, LAST])
        expect(await readReportAs(staff, range)).toEqual(
          await recountReport(product.db, 'Asia/Kolkata', range),
        )
      expect(await readReportAs(staff, LAST, 'before')).toEqual(
        await recountReport(product.db, 'Asia/Kolkata', BEFORE_LAST),
      )
    }),
    { numRuns: 12 },
  )
})

/** The pickup on the day after the one that the clock shows. */
function inputNow(basket: (typeof BASKETS)[number]) {
  return { ...basket, pickupDate: addDays(calendarDateIn(product.clock.read(), 'Asia/Kolkata'), 1) }
}

async function attempt(
  order: OwnOrder,
  { change, amount }: { change: (typeof CHANGES)[keyof typeof CHANGES]; amount: number },
): Promise<void> {
  expect(await change(order, amount)).toBeLessThan(500)
}

async function setStatus({ _id: id }: Order, status: OrderStatus): Promise<void> {
  const answer = await staff.call(setOrderStatus, { params: { id }, body: { status } })
  expect(answer.status).toBe(200)
}

/** As no verb does, only who works on the database itself. One that was paid stays. */
async function remove({ _id, customer }: OwnOrder): Promise<void> {
  const paid = await product.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', _id)
    .execute()
  if (paid.length > 0) return
  await product.deps.events.settled()
  await product.db.deleteFrom('orders').where('id', '=', _id).execute()
  await inTransaction(product.db, (tx) => recountOrderDays(tx, [customer.user._id]))
}

/** As staff would: the line and the total in one go. */
async function changeLine({ _id }: Order, quantity: number): Promise<void> {
  await product.db.transaction().execute(async (tx) => {
    const line = await tx
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', _id)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const amount = line.unit_price_paise * quantity
    await tx
      .updateTable('order_lines')
      .set({ quantity, amount_paise: amount })
      .where('order_id', '=', _id)
      .where('position', '=', 0)
      .execute()
    await tx
      .updateTable('orders')
      .set((eb) => ({
        items_paise: eb('items_paise', '+', amount - line.amount_paise),
        total_paise: eb('total_paise', '+', amount - line.amount_paise),
        list_paise: eb('list_paise', '+', 1_000_000),
      }))
      .where('id', '=', _id)
      .execute()
  })
}
