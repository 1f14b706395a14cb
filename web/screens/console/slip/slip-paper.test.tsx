// Sums of a slip: its lines add up to the balance; and the choices of its screen.
import { expect, it } from 'vitest'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { renderForTest } from '#web/lib/test-draw.tsx'
import OrderSlip from './screen.tsx'
import { SlipPaper } from './slip-paper.tsx'

const ORDER = {
  number: 'LC-7K2M-Q9XD',
  status: 'completed',
  createdAt: '2026-03-16T09:30:00.000Z',
  estimatedDelivery: '2026-03-18T11:30:00.000Z',
  deliveryWindow: null,
  deliveryHandOver: 'door',
  paymentMethod: 'cash',
  userId: { name: 'Asha Rao' },
  items: ['1 × Handbag (Accessories)'],
  lines: [{ itemId: 'handbag', name: 'Handbag', service: 'accessories', quantity: 1, amount: 149 }],
  expressFee: 0,
  adjustments: [{ source: 'promo', label: 'FRESH10', amount: 14.9 }],
  total: 134.1,
  goodwill: 20,
  charged: 114.1,
  amountPaid: 134.1,
  amountRefunded: 20,
  amountDue: 0,
  lastHandOver: null,
} as unknown as OrderDetail

it('lists later reductions, so that its lines add up to its total', () => {
  const { text } = renderForTest(<SlipPaper order={ORDER} paper="roll" />)
  expect(text).toContain('FRESH10 − ₹14.90')
  expect(text).toContain('Reduction − ₹20')
  expect(text).toContain('Total ₹114.10')
})

it('shows a total of zero once the order is cancelled', () => {
  const order: OrderDetail = {
    ...ORDER,
    status: 'cancelled',
    goodwill: 0,
    charged: 0,
    amountPaid: 0,
    amountRefunded: 0,
  }
  const { text } = renderForTest(<SlipPaper order={order} paper="a5" />)
  expect(text).toContain('Cancelled − ₹134.10')
  expect(text).toContain('Total ₹0')
})

it('opens the bag tags in a window beside the slip while there are bags to tag', () => {
  const shown = (order: OrderDetail) =>
    renderForTest(<OrderSlip />, [[['admin', 'order', ''], order]]).html
  const tags = /<a[^>]*href="\/api\/admin\/orders\/LC-7K2M-Q9XD\/bag-tag\.pdf"[^>]*>/
  const [link] = tags.exec(shown({ ...ORDER, status: 'picked_up' })) ?? []
  expect(link).toContain('target="_blank"')
  expect(shown(ORDER)).not.toMatch(tags)
})
