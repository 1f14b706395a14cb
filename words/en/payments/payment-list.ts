// Payments and refunds of an order, one by one.
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'

type Payment = {
  readonly kind: 'payment' | 'refund'
  readonly status: 'pending' | 'succeeded' | 'failed' | 'undone'
  readonly method: PaymentMethod
  /** "Visa ending 4242"; null where it isn't known. */
  readonly card: string | null
  /** Written. */
  readonly sum: string
}

export const paymentList = {
  label: 'Payments',
  referenced: ({ reference }: { readonly reference: string }) => `UTR ${reference}`,
  payment: ({ kind, status, method, card, sum }: Payment) => {
    if (method === 'account')
      return kind === 'refund' ? `${sum} refunded to the account` : `${sum} put on account`
    return kind === 'refund'
      ? refundText(status, sum, wayOf(method, card === null ? 'to the card' : `to ${card}`))
      : paymentText(status, sum, wayOf(method, card === null ? 'by card' : `with ${card}`))
  },
}

function wayOf(method: Exclude<PaymentMethod, 'account'>, byCard: string): string {
  if (method === 'card') return byCard
  return method === 'cash' ? 'in cash' : 'by UPI'
}

function refundText(status: Payment['status'], sum: string, way: string): string {
  if (status === 'failed') return `${sum} could not be refunded ${way}`
  return status === 'pending' ? `${sum} on its way back ${way}` : `${sum} refunded ${way}`
}

function paymentText(status: Payment['status'], sum: string, way: string): string {
  switch (status) {
    case 'pending':
      return `Charging ${sum} ${way}`
    case 'failed':
      return `${sum} could not be charged ${way}`
    case 'undone':
      return `${sum} marked as paid ${way} by mistake`
    case 'succeeded':
      return `${sum} paid ${way}`
  }
}
