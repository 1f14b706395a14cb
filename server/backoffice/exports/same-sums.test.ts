// An order's cost, payments, refunds and due amount agree in every answer and in the spreadsheet.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { adminClaim, decideClaim, orderClaims, settleClaim } from '#contract/help/claims.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { adminOrderCounts, adminOrders, setOrderStatus } from '#contract/orders/order-list.ts'
import { giveGoodwill, markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { listOrders, type Order } from '#contract/orders/orders.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { fromRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderMoney, reductionsOfAccount } from '#domain/orders/order-money.ts'
import { installRecordingPayments } from '../../testing/club.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  applyTax,
  expectInvoicesMatchOrder,
  readExportedRows,
  randomTax,
  readOrderFromNetwork,
  sequenceCount,
} from '../../testing/random-money.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const SEQUENCES = sequenceCount(12)
const STEPS = 8
const SHIRT = 'dry-cleaning-shirt'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
beforeAll(() => {
  installRecordingPayments(product.deps)
})

const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), shirts: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('pay' as const), method: fc.constantFrom('cash', 'upi') }),
  fc.record({ do: fc.constant('refund' as const), share: fc.constantFrom(0.1, 0.5, 1) }),
  fc.record({
    do: fc.constant('goodwill' as const),
    percent: fc.constantFrom(3, 50, 100),
    handedBack: fc.boolean(),
  }),
  fc.record({ do: fc.constant('claim' as const), piece: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constant('door' as const),
    kind: fc.constantFrom('pickup' as const, 'delivery' as const),
    collected: fc.constantFrom('cash' as const, 'upi' as const, null),
    share: fc.constantFrom(0.5, 1, 1.4),
    /** Which of its choices a manager takes where it doesn't fit the order; null for none yet. */
    choice: fc.option(fc.nat(4)),
  }),
  fc.record({
    do: fc.constant('move' as const),
    status: fc.constantFrom<OrderStatus>('washing', 'ready', 'completed', 'completed', 'cancelled'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const sequence = fc.record({
  tax: randomTax,
  shirts: fc.integer({ min: 1, max: 9 }),
  steps: fc.array(step, { minLength: STEPS, maxLength: STEPS }),
})

/** What is refused changes nothing, so refusals don't matter here. */
async function take(asha: SignedIn, next: Step, order: Order): Promise<void> {
  const { _id: id } = order
  const params = { id }
  switch (next.do) {
    case 'change': {
      const lines = [{ itemId: SHIRT, quantity: next.shirts }]
      const { status, body } = await staff.call(quoteLines, { params, body: { lines } })
      if (status !== 200) return
      const { revision } = (await staff.call(readOrderDetail, { params })).body
      const seen = { total: body.quote.total, revision, agreed: true }
      await staff.call(changeLines, { params, body: { lines, reason: 'Counted.', ...seen } })
      return
    }
    case 'pay':
      await staff.call(markOrderPaid, { params, body: { method: next.method } })
      return
    case 'refund': {
      const left = fromRupees(order.amountPaid) - fromRupees(order.amountRefunded)
      const amount = Math.round(left * next.share) / 100
      if (amount > 0)
        await staff.call(refundOrder, { params, body: { amount, reason: 'A stain stayed.' } })
      return
    }
    case 'goodwill': {
      const { percent, handedBack } = next
      const body = { percent, handedBack, reason: 'We were late.', seen: order.charged }
      await staff.call(giveGoodwill, { params, body })
      return
    }
    case 'claim':
      await claimAndSettle(asha, id, next.piece)
      return
    case 'door':
      await arriveLate(order, next)
      return
    case 'move':
      await staff.call(setOrderStatus, { params, body: { status: next.status } })
  }
}

/** A shirt is damaged, and what is given for it comes off the order as far as that goes. */
async function claimAndSettle(asha: SignedIn, orderId: string, pieceNumber: number) {
  const body = { problem: 'damaged', wish: 'refund', piece: SHIRT, pieceNumber } as const
  await asha.call(reportProblem, { params: { orderId }, body: { ...body, message: 'A hole.' } })
  const claims = (await asha.call(orderClaims, { params: { orderId } })).body
  const open = claims.find(({ status }) => status === 'open')
  if (!open) return
  const params = { id: open._id }
  const { body: detail } = await staff.call(adminClaim, { params })
  const { body: decided } = await staff.call(decideClaim, {
    params,
    body: {
      price: 100,
      ageMonths: 0,
      life: detail.usefulLives[0]!.name,
      proven: false,
      charged: detail.cleaning,
      award: 100 + detail.cleaning,
      revision: detail.revision,
    },
  })
  const award = decided.decision?.award ?? 0
  const refund = Math.min(award, decided.orderCosts)
  await staff.call(settleClaim, {
    params,
    body: { refund, voucher: award - refund, transfer: 0, revision: decided.revision },
  })
}

/** A stop that a rider's phone kept arrives, whatever became of its order meanwhile. */
async function arriveLate(order: Order, door: Extract<Step, { do: 'door' }>) {
  const { kind, collected, share, choice } = door
  const amount = Math.round(fromRupees(order.charged) * share) / 100
  await staff.call(
    completeStop,
    {
      params: { orderId: order._id, kind },
      body: {
        at: product.clock.read().toISOString(),
        ...(collected && amount > 0 && { collected, amount }),
      },
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const waiting = (await staff.call(listStopMisfits, {})).body
  const stop = waiting.find(({ orderId }) => orderId === order._id)
  const chosen = choice !== null && stop?.choices[choice % stop.choices.length]
  if (!stop || !chosen) return
  const body = { choice: chosen.choice }
  await staff.call(decideStopMisfit, { params: { id: stop._id }, body })
}

const SUMS = [
  'total',
  'goodwill',
  'charged',
  'amountPaid',
  'amountRefunded',
  'amountDue',
  'refundDue',
] as const
const sumsOf = (order: Pick<Order, (typeof SUMS)[number]>) => SUMS.map((sum) => order[sum])

const COLUMNS = [
  'Total (₹)',
  'Goodwill (₹)',
  'Charged (₹)',
  'Paid in total (₹)',
  'Refunded (₹)',
  'Due (₹)',
  'To refund (₹)',
]

/** Page, lists, filters, claims and the spreadsheet agree on an order, and its sums add up. */
async function expectAgreement(asha: SignedIn, order: Order): Promise<void> {
  const { _id: id, number } = order
  const account = {
    status: order.status,
    totalPaise: fromRupees(order.total),
    goodwillPaise: fromRupees(order.goodwill),
    paidPaise: fromRupees(order.amountPaid),
    refundedPaise: fromRupees(order.amountRefunded),
  }
  const money = orderMoney(account)
  expect([order.charged, order.amountDue, order.refundDue].map(fromRupees)).toEqual([
    money.chargedPaise,
    money.duePaise,
    money.refundDuePaise,
  ])
  const less = reductionsOfAccount(account).reduce((sum, { paise }) => sum + paise, 0)
  expect(account.totalPaise - less).toBe(money.chargedPaise)

  const own = (await asha.call(listOrders, { params: { userId: asha.user._id } })).body
  const listed = (await staff.call(adminOrders, { query: { q: number } })).body
  const detail = (await staff.call(readOrderDetail, { params: { id } })).body
  for (const each of [own.find(({ _id }) => _id === id)!, listed[0]!, detail])
    expect(sumsOf(each)).toEqual(sumsOf(order))
  const row = (await readExportedRows(staff, 'orders.csv')).find((each) => each.Order === number)!
  expect(COLUMNS.map((column) => Number(row[column]))).toEqual(sumsOf(order))
  const kept = ['Kept in cash (₹)', 'Kept by UPI (₹)', 'Kept by card (₹)', 'Kept on account (₹)']
  expect(kept.reduce((sum, way) => sum + fromRupees(Number(row[way])), 0)).toBe(
    account.paidPaise - account.refundedPaise,
  )

  for (const [due, isIn] of [
    ['refund', order.refundDue > 0],
    ['unpaid', order.amountDue > 0 && ['ready', 'completed'].includes(order.status)],
  ] as const) {
    const { matching } = (await staff.call(adminOrderCounts, { query: { due, q: number } })).body
    expect([due, matching]).toEqual([due, isIn ? 1 : 0])
  }
  const claims = (await asha.call(orderClaims, { params: { orderId: id } })).body
  const settled = claims.flatMap(({ settlement }) => settlement ?? [])
  expect(settled.map(({ owed }) => owed)).toEqual(
    settled.map(({ refund }) => Math.min(refund, order.refundDue)),
  )
}

it(
  'shows the same sums on every page, document and report after any sequence of changes',
  async () => {
    let compared = 0
    const property = fc.asyncProperty(sequence, async ({ tax, shirts, steps }) => {
      await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
      const asha = await product.person()
      await applyTax(staff, asha, tax)
      const read = ({ _id }: Pick<Order, '_id'>) => readOrderFromNetwork(asha, _id, compared)
      let order = await read(await placed(asha, { lines: [{ itemId: SHIRT, quantity: shirts }] }))
      for (const next of steps) {
        await take(asha, next, order)
        order = await read(order)
      }
      await expectAgreement(asha, order)
      await expectInvoicesMatchOrder(staff, order, tax)
      compared += 1
    })
    await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true })
    expect(compared).toBe(SEQUENCES)
  },
  Math.max(240_000, SEQUENCES * 4000),
)
