// Card payments of an order: the time of the charge, the payments to refund, and a card's name.
import type { Paise } from '../base/money.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import type { PaymentMethod } from '../orders/record/order-choices.ts'

export const PAYMENT_KINDS = ['payment', 'refund'] as const

/** What becomes of a charge or a refund. */
export const CHARGE_STATUSES = ['pending', 'succeeded', 'failed'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]

/** `undone`: staff had marked it by mistake. */
export const PAYMENT_STATUSES = [...CHARGE_STATUSES, 'undone'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A card is charged when the clothes are ready: only then is the price final. */
export function isCardChargedAt(status: OrderStatus): boolean {
  return status === 'ready' || status === 'out_for_delivery' || status === 'completed'
}

/**
 * Whether an order's saved card is charged automatically at its next step from when the clothes are ready
 * on: once for each time that it was chosen, and again after all of it was given back.
 * @param chosenAt when its customer last chose how to pay; null for how it was placed
 */
export function isCardUntried(
  payments: readonly {
    readonly method: PaymentMethod
    readonly status: PaymentStatus
    readonly amountPaise: Paise
    readonly refundedPaise: Paise
    readonly at: Date
  }[],
  chosenAt: Date | null,
): boolean {
  return !payments.some(
    ({ method, status, amountPaise, refundedPaise, at }) =>
      method === 'card' &&
      (chosenAt === null || at >= chosenAt) &&
      !(status === 'succeeded' && refundedPaise === amountPaise),
  )
}

type Paid = { readonly id: string; readonly method: PaymentMethod; readonly leftPaise: Paise }

/** Whether what was paid so goes back automatically: to a card, or to a company's account. */
export function isRefundedAutomatically(method: PaymentMethod): method is 'card' | 'account' {
  return method === 'card' || method === 'account'
}

/**
 * Of which payments a sum is given back: of cards first, for that happens automatically, and of the
 * latest first. Takes the payments oldest first; gives less than the sum when there is no more.
 */
export function refundShares(
  payments: readonly Paid[],
  amountPaise: Paise,
): { id: string; method: PaymentMethod; amountPaise: Paise }[] {
  const inTurn = payments
    .toReversed()
    .toSorted((one, other) => Number(other.method === 'card') - Number(one.method === 'card'))
  const shares = []
  let restPaise = amountPaise
  for (const { id, method, leftPaise } of inTurn) {
    const share = Math.min(restPaise, leftPaise)
    if (share > 0) shares.push({ id, method, amountPaise: share })
    restPaise -= share
  }
  return shares
}
