// Staff's actions on an order's money: take the balance, undo a mistaken mark, refund.
import { orderInvoice, readCreditNote } from '#contract/invoices/invoices.ts'
import { markOrderPaid, undoOrderPayment } from '#contract/orders/order-payments.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { OrderPrice } from '#web/features/orders/price/order-price.tsx'
import { OrderSums } from '#web/features/orders/price/order-sums.tsx'
import { PaymentList, PaymentState } from './payment-list.tsx'
import { RefundForm } from './refund-form.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { staffPayments } from '#words/en/payments/staff-payments.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { isRefundedAutomatically } from '#domain/payments/order-payments.ts'

const askInvoice = addressOf(orderInvoice)
const askCreditNote = addressOf(readCreditNote)

type StaffPaymentsProps = {
  order: StaffOrder
  /** The order as it is after each change. */
  onSaved: (order: StaffOrder) => void
}

type DialogProps = StaffPaymentsProps & { onClose: () => void }

/** The same in a dialog over a list of orders. */
export function StaffPaymentsDialog({ order, onSaved, onClose }: DialogProps) {
  const words = useWords(staffPayments)
  return (
    <Dialog open onClose={onClose} title={words.title(order)}>
      <StaffPayments order={order} onSaved={onSaved} />
    </Dialog>
  )
}

/** What was paid, with what staff can do about it now. */
export function StaffPayments({ order, onSaved }: StaffPaymentsProps) {
  const words = useWords(staffPayments)
  const permissions = useSession().user?.permissions ?? []
  const mayTake = permissions.includes('money-in')
  const mark = useAction(markOrderPaid, {
    input: (method: TakenByHand) => ({
      params: { id: order._id },
      body: { method, amount: order.amountDue },
    }),
    onDone: (saved) => {
      toast.success(
        words.marked,
        words.done({ number: saved.number, amount: rupeesText(order.amountDue) }),
      )
      onSaved(saved)
    },
    failed: words.notMarked,
  })
  const isCharging = order.payments.some(
    ({ kind, status }) => kind === 'payment' && status === 'pending',
  )
  const left = toRupees(fromRupees(order.amountPaid) - fromRupees(order.amountRefunded))

  return (
    // In a list it is opened from a cell of numbers.
    <div className="grid gap-5 text-left text-base">
      <p>
        <strong className="font-display text-2xl">
          <OrderPrice order={order} />
        </strong>{' '}
        <PaymentState order={order} />
      </p>
      <OrderSums order={order} />
      <PaymentList order={order} />
      <Documents order={order} />
      {mayTake && <Undo order={order} onSaved={onSaved} />}
      {mayTake && order.amountDue > 0 && !isCharging && (
        <div className="flex flex-wrap gap-3">
          {(['cash', 'upi'] as const).map((method) => (
            <Button
              key={method}
              busy={mark.isPending && mark.variables === method}
              disabled={mark.isPending}
              onClick={() => mark.send(method)}
            >
              {words.took({ amount: rupeesText(order.amountDue), method })}
            </Button>
          ))}
        </div>
      )}
      <FormProblem problem={mark.problem} />
      {left > 0 && permissions.includes('money-back') && (
        // Goodwill changes what is owed, and leaves what is left.
        <RefundForm
          key={`${left} ${order.refundDue}`}
          order={order}
          left={left}
          onSaved={onSaved}
        />
      )}
    </div>
  )
}

/** The invoice that stands and what credit notes took back, as PDF files. */
function Documents({ order }: { order: StaffOrder }) {
  const words = useWords(staffPayments)
  const links = [
    ...(order.status === 'completed' && order.paymentMethod !== 'account'
      ? [{ to: urlOf(askInvoice.path, { orderId: order._id }), text: words.invoice }]
      : []),
    ...order.creditNotes.map(({ _id, number, amount }) => ({
      to: urlOf(askCreditNote.path, { id: _id }),
      text: words.creditNote({ number, amount: rupeesText(amount) }),
    })),
  ]
  if (links.length === 0) return null
  return (
    <ul aria-label={words.documents} className="flex flex-wrap gap-x-5">
      {links.map(({ to, text }) => (
        <li key={to}>
          <a href={to} download className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** For the latest mark that was a mistake; what was paid by card or on account is given back instead. */
function Undo({ order, onSaved }: StaffPaymentsProps) {
  const words = useWords(staffPayments)
  const mistaken = order.payments.findLast(
    ({ kind, status, method }) =>
      kind === 'payment' && status === 'succeeded' && !isRefundedAutomatically(method),
  )
  const isUntouched = !order.payments.some(({ kind }) => kind === 'refund')
  const undo = useAction(undoOrderPayment, {
    input: ({ _id }: OrderPayment) => ({ params: { id: order._id, paymentId: _id } }),
    onDone: (saved) => onSaved(saved),
    failed: words.notUndone,
  })
  return (
    <>
      {mistaken && isUntouched && (
        <Button
          variant="quiet"
          size="sm"
          className="w-fit"
          busy={undo.isPending}
          onClick={() => undo.send(mistaken)}
        >
          {words.undo({ amount: rupeesText(mistaken.amount) })}
        </Button>
      )}
      <FormProblem problem={undo.problem} />
    </>
  )
}
