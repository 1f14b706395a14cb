/** The key under which a newer part of a message replaces an older one. */
import type { Message } from '#words/message.ts'

/** A key: what is said under the same key later stands for it, as a pickup that was moved once more does. */
export function replacementKey({ kind, params }: Message): string {
  switch (kind) {
    case 'text':
      return `${kind} ${params.title}`
    case 'order.message':
      return `${kind} ${params.text}`
    case 'order.status_set':
      return `${kind} ${params.status}`
    case 'order.booking_changed':
      return `${kind} ${params.parts.join(' ')}`
    case 'order.split':
      return `${kind} ${params.part.number}`
    case 'order.goodwill_given':
      return `${kind} ${params.chargedPaise}`
    case 'order.charged':
    case 'order.payment_received':
      return 'order.paid'
    case 'staff.order_late':
    case 'staff.customer_not_asked':
      return `${kind} ${params.number}`
    case 'staff.stop_to_decide':
      return `${kind} ${params.kind} ${params.number}`
    case 'staff.message_unsent':
      return `${kind} ${params.channel}`
    case 'order.refunded':
      return `${kind} ${params.method === 'card'} ${params.amountPaise}`
    case 'order.refund_failed':
      return `${kind} ${params.amountPaise}`
    default:
      return kind
  }
}
