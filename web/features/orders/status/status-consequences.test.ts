import { expect, it } from 'vitest'
import type { StatusPreview } from '#contract/orders/order-list.ts'
import { whatFollows } from '#words/en/orders/console/what-follows.ts'
import { consequenceSentences } from './status-consequences.tsx'

const NONE = { orders: 0, amount: 0 }
const preview = (fields: Partial<StatusPreview>): StatusPreview => ({
  orders: 1,
  unchanged: 0,
  customers: 1,
  unpacked: { orders: 0, units: 0 },
  unpaid: NONE,
  charged: NONE,
  toCards: NONE,
  byHand: NONE,
  noLongerDue: NONE,
  allowances: 0,
  rewards: 0,
  promoCodes: 0,
  slots: 0,
  invoices: NONE,
  points: 0,
  issued: NONE,
  earned: 0,
  waitSeconds: 60,
  ...fields,
})

it('shows the unpaid orders and their amount before many are completed', () => {
  const many = preview({ orders: 25, customers: 20, unpaid: { orders: 14, amount: 8420 } })
  expect(consequenceSentences('completed', many, whatFollows)[0]).toBe(
    '14 of 25 orders are unpaid, ₹8,420 in total stays due.',
  )
  expect(
    consequenceSentences(
      'completed',
      preview({ unpaid: { orders: 1, amount: 240 } }),
      whatFollows,
    )[0],
  ).toBe('₹240 is unpaid and stays due.')
  // Nobody expects an order to be paid before it is back.
  expect(consequenceSentences('washing', many, whatFollows)).toHaveLength(1)
})

it('lists unpacked clothes first', () => {
  const one = preview({ unpacked: { orders: 1, units: 1 }, unpaid: { orders: 1, amount: 240 } })
  expect(consequenceSentences('completed', one, whatFollows).slice(0, 2)).toEqual([
    'One bag or item isn’t packed yet.',
    '₹240 is unpaid and stays due.',
  ])
  const many = preview({ orders: 25, unpacked: { orders: 2, units: 7 } })
  expect(consequenceSentences('out_for_delivery', many, whatFollows)[0]).toBe(
    '2 of 25 orders aren’t all packed: 7 bags and items are still here.',
  )
})

it('lists refunds, released places and notifications for a cancelled order', () => {
  const one = preview({
    toCards: { orders: 1, amount: 100 },
    byHand: { orders: 1, amount: 110 },
    allowances: 1,
    rewards: 1,
    promoCodes: 2,
    slots: 1,
    invoices: { orders: 1, amount: 210 },
    points: 210,
  })
  expect(consequenceSentences('cancelled', one, whatFollows)).toEqual([
    '₹100 goes back to the card that paid.',
    '₹110 was paid in cash or by UPI and is to be refunded.',
    'The order returns what it used of the Laundry Club allowance.',
    'A reward can be used again.',
    '2 promo codes can be used again.',
    'A place in a pickup slot is free again.',
    'The invoice is cancelled with a credit note for ₹210.',
    '210 points are deducted.',
    'One customer will be notified. The messages go out after 60 seconds; until then you can undo this.',
  ])
})

it('shows the invoice and points of a completion', () => {
  const one = preview({ issued: { orders: 1, amount: 210 }, earned: 210 })
  expect(consequenceSentences('completed', one, whatFollows).slice(0, 2)).toEqual([
    'An invoice is issued for ₹210.',
    '210 points are earned.',
  ])
})

it('promises no undo when messages leave at once', () => {
  expect(consequenceSentences('washing', preview({ waitSeconds: 0 }), whatFollows)).toEqual([
    'One customer will be notified.',
  ])
})
