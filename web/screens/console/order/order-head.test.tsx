// Head of an order's page, for current and finished orders.
import { expect, it } from 'vitest'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { OrderHead } from './order-head.tsx'

const UNPAID = {
  _id: '1',
  number: 'LC-7K2M-Q9XD',
  status: 'picked_up',
  createdAt: '2026-03-16T09:30:00.000Z',
  estimatedDelivery: '2026-03-18T11:30:00.000Z',
  deliveryWindow: null,
  deliveryHandOver: 'home',
  pickupHandOver: 'home',
  paymentMethod: 'cash',
  userId: { _id: '2', name: 'Asha Rao' },
  history: [],
  payments: [],
  total: 210,
  goodwill: 0,
  charged: 210,
  amountPaid: 0,
  amountRefunded: 0,
  amountDue: 210,
  refundDue: 0,
  paid: false,
} as unknown as OrderDetail

const CANCELLED: OrderDetail = { ...UNPAID, status: 'cancelled', charged: 0, amountDue: 0 }

const shown = (order: OrderDetail) => renderForTest(<OrderHead order={order} line="live" />).text

it('shows a current order’s page as live, and not one that was cancelled unpaid', () => {
  expect(shown(UNPAID)).toMatch(/ Live /)
  expect(shown(CANCELLED)).toContain('Cancelled')
  expect(shown(CANCELLED)).not.toContain('Live')
})
