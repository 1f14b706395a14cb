// Effects of setting an order's status: notifications, and money that moves or stays due.
import type { Adjustment } from '../discounts/adjustments.ts'
import { ALLOWANCE } from '../club/allowance.ts'
import { unitsBlockingDeparture, type Unit } from '../clothes/custody.ts'
import { VOUCHER, pointsOfOrder } from '../discounts/loyalty.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import type { OrderStatus } from './record/order-lifecycle.ts'
import { paidPaiseByMethod, orderMoney, revenuePaise, type OrderAccount } from './order-money.ts'
import { isCardChargedAt } from '../payments/order-payments.ts'
import { PROMO_CODE } from '../discounts/promo-codes.ts'

/** What of an order decides about it. */
export type OrderAtHand = {
  readonly userId: string
  readonly account: OrderAccount
  readonly payments: Parameters<typeof paidPaiseByMethod>[0]
  /** Whether a saved card is charged for what is due once the clothes are ready, or is being charged. */
  readonly paysByCard: boolean
  readonly adjustments: readonly Adjustment[]
  /** What was counted in of it. */
  readonly units: readonly Unit[]
  /** Whether it goes on a company's account, whose invoices come each month. */
  readonly isOnAccount: boolean
}

/** So many orders, and what they come to together. */
export type Part = { readonly orders: number; readonly amountPaise: Paise }

export type WhatFollows = {
  /** How many change; the others have that status already. */
  readonly orders: number
  readonly unchanged: number
  /** How many people are notified. */
  readonly customers: number
  /** Orders that may not leave without a reason, and how many of their bags and items aren't packed yet. */
  readonly unpacked: { readonly orders: number; readonly units: number }
  /** Still to be paid once it is set; of completed orders that stays due. */
  readonly unpaid: Part
  /** What saved cards are charged. */
  readonly charged: Part
  /** Of cancelled orders: goes back to cards, is to be handed back, and needn't be paid any more. */
  readonly toCards: Part
  readonly byHand: Part
  readonly noLongerDue: Part
  /** Of cancelled orders: how many give back Laundry Club cover, a reward, a promo code, a place in a pickup slot. */
  readonly allowances: number
  readonly rewards: number
  readonly promoCodes: number
  readonly slots: number
  /** Invoices that a credit note takes back, and the points that go with them. */
  readonly invoices: Part
  readonly points: number
  /** Of completed orders: invoices that are issued, and the points that their customers earn. */
  readonly issued: Part
  readonly earned: number
}

/** What setting `status` on these orders means, as they are at this moment. */
export function statusConsequences(
  orders: readonly OrderAtHand[],
  status: OrderStatus,
): WhatFollows {
  const changing = orders.filter(({ account }) => account.status !== status)
  const isCancelled = status === 'cancelled'
  const after = (order: OrderAtHand) => orderMoney({ ...order.account, status })
  const part = (amountOf: (order: OrderAtHand) => Paise): Part => {
    const amounts = changing.map(amountOf).filter((paise) => paise > 0)
    return { orders: amounts.length, amountPaise: sumPaise(amounts) }
  }
  const ofCancelled = (amountOf: (order: OrderAtHand) => Paise) =>
    isCancelled ? part(amountOf) : { orders: 0, amountPaise: 0 }
  const count = (holds: (order: OrderAtHand) => boolean) =>
    isCancelled ? changing.filter(holds).length : 0
  const givingBack = (source: string) =>
    count(({ adjustments }) => adjustments.some((each) => each.source === source))
  const isCharged = ({ paysByCard }: OrderAtHand) => paysByCard && isCardChargedAt(status)
  const isCompleted = status === 'completed'
  const comesTo = ({ account }: OrderAtHand) =>
    isCompleted ? revenuePaise({ ...account, status }) : 0
  const unpacked = changing
    .map(({ units }) => unitsBlockingDeparture(units, status).length)
    .filter((held) => held > 0)
  const losesInvoice = ({ account }: OrderAtHand) => account.status === 'completed'
  return {
    orders: changing.length,
    unchanged: orders.length - changing.length,
    customers: new Set(changing.map(({ userId }) => userId)).size,
    unpacked: { orders: unpacked.length, units: unpacked.reduce((sum, held) => sum + held, 0) },
    unpaid: part((order) => (isCharged(order) ? 0 : after(order).duePaise)),
    charged: part((order) => (isCharged(order) ? after(order).duePaise : 0)),
    toCards: ofCancelled(({ payments }) => paidPaiseByMethod(payments).card),
    byHand: ofCancelled(({ payments }) => {
      const { cash, upi } = paidPaiseByMethod(payments)
      return cash + upi
    }),
    noLongerDue: ofCancelled(({ account }) => orderMoney(account).duePaise),
    allowances: givingBack(ALLOWANCE),
    rewards: givingBack(VOUCHER),
    promoCodes: givingBack(PROMO_CODE),
    slots: count(({ account }) => account.status === 'pickup_scheduled'),
    invoices: {
      orders: changing.filter(losesInvoice).length,
      amountPaise: sumPaise(changing.map(({ account }) => revenuePaise(account))),
    },
    points: changing.reduce((sum, { account }) => sum + pointsOfOrder(revenuePaise(account)), 0),
    issued: part((order) => (order.isOnAccount ? 0 : comesTo(order))),
    earned: changing.reduce((sum, order) => sum + pointsOfOrder(comesTo(order)), 0),
  }
}
