// Payments, refunds and balance of an order.
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react'
import type { Order, StaffOrder } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import type { paymentMethods } from '#words/en/orders/order-choices.ts'
import { chargeNotes } from '#words/en/payments/charge-notes.ts'
import { paidWays } from '#words/en/payments/paid-ways.ts'
import { paymentList } from '#words/en/payments/payment-list.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { paymentMethodsUsed } from '#web/features/orders/price/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { cards } from '#words/en/payments/cards.ts'

type AnyOrder = Order | StaffOrder

/** How an order is paid: "Cash on delivery", "Visa ending 4242", with what became of it. */
export function PaymentState({ order }: { order: AnyOrder }) {
  const words = useWords(orderSums)
  const methods = useWords(handOverWords).wayBack(order).payments
  const { paidBy } = useWords(paidWays)
  const cardWords = useWords(cards)
  const { amountDue, refundDue } = order
  const isPriced = order.counted !== false || order.status === 'cancelled'
  const isSettled = isPriced && amountDue === 0 && refundDue === 0
  const isKept = order.amountPaid > order.amountRefunded
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {paymentText(order, methods, paidBy, cardWords)}
      {isSettled && !isKept && <Badge tone="success">{words.nothingToPay}</Badge>}
      {order.paid && isKept && order.paymentMethod !== 'account' && (
        <Badge tone="success">{words.isPaid}</Badge>
      )}
      {order.payments.length > 0 && amountDue > 0 && (
        <Badge tone="accent">{words.amountToPay({ amount: rupeesText(amountDue) })}</Badge>
      )}
      {refundDue > 0 && (
        <Badge tone="accent">{words.amountToRefund({ amount: rupeesText(refundDue) })}</Badge>
      )}
    </span>
  )
}

/** Cancelled before anything was paid: how it was to be paid says nothing any more. */
export function wasCancelledUnpaid({
  status,
  amountPaid,
}: Pick<AnyOrder, 'status' | 'amountPaid'>): boolean {
  return status === 'cancelled' && amountPaid === 0
}

function paymentText(
  order: AnyOrder,
  methods: typeof paymentMethods,
  paidBy: (typeof paidWays)['paidBy'],
  { named }: typeof cards,
): string | null {
  if (wasCancelledUnpaid(order)) return null
  const { paymentMethod, card } = order
  // Once it was paid otherwise than it was meant to be, how it was paid counts.
  const ways = paymentMethodsUsed(order)
  if (order.paid && (ways.length > 1 || (ways.length > 0 && isCollectedAtCounter(order))))
    return paidBy({ ways })
  if (paymentMethod === 'card' && card) return named(card)
  return methods[paymentMethod]
}

/** When a card that is still to be charged will be; null for any other order. */
export function useChargeNote({
  paymentMethod,
  card,
  counted,
  amountDue,
  payments,
  chargedWhenReady,
}: Pick<
  AnyOrder,
  'paymentMethod' | 'card' | 'counted' | 'amountDue' | 'payments' | 'chargedWhenReady'
>): string | null {
  const words = useWords(chargeNotes)
  const { named } = useWords(cards)
  if (paymentMethod !== 'card' || !card || (amountDue === 0 && counted !== false)) return null
  if (payments.some(({ status }) => status === 'pending'))
    return words.charging({ card: named(card) })
  return chargedWhenReady ? words.whenReady({ card: named(card) }) : null
}

/** Each payment and refund with its day, oldest first; nothing where there is none. */
export function PaymentList({ order }: { order: AnyOrder }) {
  const time = useLaundryTime()
  const words = useWords(paymentList)
  const cardWords = useWords(cards)
  if (order.payments.length === 0) return null
  return (
    <ul aria-label={words.label} className="grid gap-3">
      {order.payments.map((payment) => (
        <li key={payment._id} className="flex gap-2.5">
          <Icon payment={payment} />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{sentence(payment, words, cardWords)}</span>
            <span className="block text-sm text-ink-soft">
              {[
                time.dateTime(payment.at),
                payment.by,
                payment.reference && words.referenced({ reference: payment.reference }),
                payment.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Icon({ payment: { kind, status } }: { payment: OrderPayment }) {
  const look = { 'aria-hidden': true, size: 20 } as const
  if (status === 'failed')
    return <CircleAlert {...look} className="mt-0.5 shrink-0 text-danger-text" />
  if (kind === 'refund' || status === 'undone')
    return <Undo2 {...look} className="mt-0.5 shrink-0 text-ink-soft" />
  return <CircleCheck {...look} className="mt-0.5 shrink-0 text-success-text" />
}

function sentence(
  payment: OrderPayment,
  words: typeof paymentList,
  { named }: typeof cards,
): string {
  const { card, amount } = payment
  return words.payment({
    ...payment,
    card: card && named(card),
    sum: rupeesText(amount),
  })
}
