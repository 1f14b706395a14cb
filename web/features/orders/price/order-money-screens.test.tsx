// An order's money on every screen: the same sums, whatever its outcome.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { toRupees } from '#domain/base/money.ts'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { PaymentState } from '#web/features/payments/payment-list.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderSums } from './order-sums.tsx'
import { PriceTable } from './price-table.tsx'

const paise = fc.integer({ min: 0, max: 1_000_00 })
const accounts = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    totalPaise: paise,
    goodwillPaise: fc.oneof(fc.constant(0), paise),
    paidPaise: fc.oneof(fc.constant(0), paise),
    refunded: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ refunded, ...account }) => ({
    ...account,
    refundedPaise: Math.round(account.paidPaise * refunded),
  }))

/** The order as the API answers it. */
function answered(account: Parameters<typeof orderMoney>[0]): OrderDetail {
  const money = orderMoney(account)
  const { totalPaise, goodwillPaise, paidPaise, refundedPaise, status } = account
  const total = toRupees(totalPaise)
  const payment = {
    method: 'cash',
    card: null,
    note: null,
    by: null,
    at: '2026-03-16T09:30:00.000Z',
  }
  const line = { itemId: 'shirt', name: 'Shirt', service: 'ironing', unit: 'piece', quantity: 1 }
  return {
    status,
    paymentMethod: 'cash',
    card: null,
    deliveryHandOver: 'home',
    items: [],
    lines: [{ ...line, unitPrice: total, amount: total, coveredQuantity: 0 }],
    expressFee: 0,
    adjustments: [],
    total,
    goodwill: toRupees(goodwillPaise),
    charged: toRupees(money.chargedPaise),
    amountPaid: toRupees(paidPaise),
    amountRefunded: toRupees(refundedPaise),
    amountDue: toRupees(money.duePaise),
    refundDue: toRupees(money.refundDuePaise),
    paid: money.isPaid,
    payments: [
      ...(paidPaise > 0
        ? [
            {
              ...payment,
              _id: 'p',
              kind: 'payment',
              amount: toRupees(paidPaise),
              status: 'succeeded',
            },
          ]
        : []),
      ...(refundedPaise > 0
        ? [
            {
              ...payment,
              _id: 'r',
              kind: 'refund',
              amount: toRupees(refundedPaise),
              status: 'succeeded',
            },
          ]
        : []),
    ],
  } as unknown as OrderDetail
}

/** The sums that follow a name in a text, in rupees; taken off where a minus stands before. */
function sumsIn(text: string, name: string): number[] {
  const found = text.matchAll(new RegExp(`${name} (− )?₹([\\d,.]+)`, 'g'))
  return [...found].map(([, minus, sum]) => (minus ? -1 : 1) * Number(sum!.replaceAll(',', '')))
}

it('shows the same total, paid, refunded and due on every screen, and rows that add up to the total', () => {
  fc.assert(
    fc.property(accounts, (account) => {
      const order = answered(account)
      const table = renderForTest(<PriceTable priced={order} caption="Items" />).text
      const sums = renderForTest(<OrderSums order={order} />).text
      const state = renderForTest(<PaymentState order={order} />).text
      const { charged, amountPaid, amountRefunded, amountDue, refundDue } = order

      expect(renderForTest(<OrderPrice order={order} />).text).toBe(rupeesText(charged))
      expect(sumsIn(table, 'Total')).toEqual([charged])
      const rows = ['each', 'Reduction', 'Cancelled'].flatMap((name) => sumsIn(table, name))
      expect(rows.reduce((sum, each) => sum + Math.round(each * 100), 0)).toBe(
        Math.round(charged * 100),
      )
      const isShown = amountPaid > 0 || charged !== order.total
      const shown = (isThere: boolean, sum: number) => (isShown && isThere ? [sum] : [])
      expect(sumsIn(sums, 'Total')).toEqual(shown(true, charged))
      expect(sumsIn(sums, 'Paid so far')).toEqual(shown(amountPaid > 0, amountPaid))
      expect(sumsIn(sums, 'Refunded')).toEqual(shown(amountRefunded > 0, -amountRefunded))
      expect(sumsIn(sums, 'To be refunded')).toEqual(shown(refundDue > 0, refundDue))
      expect(sumsIn(sums, 'To pay')).toEqual(shown(refundDue === 0, amountDue))
      expect(state.includes('to refund')).toBe(refundDue > 0)
      const owesNothing = amountDue === 0 && refundDue === 0
      expect(state.includes('Nothing to pay')).toBe(owesNothing && amountPaid === amountRefunded)
    }),
    { numRuns: 300 },
  )
}, 60_000)

it('shows neither payment method nor price of an order cancelled unpaid', () => {
  const order = answered({
    status: 'cancelled',
    totalPaise: 30_00,
    goodwillPaise: 0,
    paidPaise: 0,
    refundedPaise: 0,
  })
  expect(renderForTest(<PaymentState order={order} />).text.trim()).toBe('Nothing to pay')
  expect(renderForTest(<PriceTable priced={order} caption="Items" />).text).toContain(
    'Cancelled − ₹30 Total ₹0',
  )
})

it('subtracts goodwill from the total before any payment', () => {
  const order = answered({
    status: 'completed',
    totalPaise: 450_00,
    goodwillPaise: 15_00,
    paidPaise: 0,
    refundedPaise: 0,
  })
  expect(renderForTest(<PriceTable priced={order} caption="Items" />).text).toContain(
    'Reduction − ₹15 Total ₹435',
  )
  expect(renderForTest(<OrderSums order={order} />).text).toContain('Total ₹435')
})
