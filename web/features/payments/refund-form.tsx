// Staff's form to refund an order, with what to do about a refund that its card didn't take.
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { refundOrder } from '#contract/orders/order-payments.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { toast } from '#web/ui/toast.tsx'
import { staffPayments } from '#words/en/payments/staff-payments.ts'

const WAYS = ['upi', 'cash', 'card'] as const

type RefundFormProps = {
  order: StaffOrder
  /** What was paid and isn't given back, in rupees. */
  left: number
  /** The order as it is then. */
  onSaved: (order: StaffOrder) => void
}

type Way = 'card' | TakenByHand

/** Opens at once where money is owed; another way than the card is offered once the card didn't take a refund. */
export function RefundForm({ order, left, onSaved }: RefundFormProps) {
  const formId = useId()
  const [amount, setAmount] = useState(String(order.refundDue > 0 ? order.refundDue : left))
  const words = useWords(staffPayments)
  const failed = order.payments.filter(
    ({ kind, method, status }) =>
      order.refundDue > 0 && kind === 'refund' && method === 'card' && status === 'failed',
  )
  const usual =
    order.status === 'cancelled' ? words.cancelled : order.refundDue > 0 ? words.overpaid : ''
  const [reason, setReason] = useState(failed.at(-1)?.note ?? usual)
  const [reference, setReference] = useState('')
  const [way, setWay] = useState<Way>(failed.length > 0 ? 'upi' : 'card')
  const isByUpi =
    way === 'upi' ||
    order.payments.some(
      ({ kind, method, status }) =>
        kind === 'payment' && method === 'upi' && status === 'succeeded',
    )
  const [open, setOpen] = useState(order.refundDue > 0)
  const refund = useAction(refundOrder, {
    input: () => ({
      params: { id: order._id },
      body: {
        amount: parseTypedNumber(amount),
        reason,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
        ...(way !== 'card' && { way }),
      },
    }),
    onDone: (saved) => {
      toast.success(
        words.refunded,
        words.done({ number: saved.number, amount: rupeesText(parseTypedNumber(amount)) }),
      )
      onSaved(saved)
    },
    failed: words.notRefunded,
  })
  if (!open)
    return (
      <Button variant="secondary" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        {words.refundNow}
      </Button>
    )
  const typed = parseTypedNumber(amount)
  const isAmount = typed > 0 && typed <= left && Math.round(typed * 100) / 100 === typed
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isAmount && reason.trim() !== '') refund.send()
  }
  return (
    <form
      id={formId}
      method="post"
      onSubmit={submit}
      className="grid gap-4 border-t border-line pt-5"
    >
      <FailedRefunds refunds={failed} />
      {way === 'card' && (
        <p className="text-sm text-ink-soft">
          {order.refundDue > 0 ? words.owedNote : words.goodwillNote}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <NumberInput
          label={words.amount}
          decimal
          className="self-end"
          value={amount}
          error={isAmount ? undefined : words.wrongAmount({ most: rupeesText(left) })}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextInput
          label={words.reason}
          hint={words.reasonHint}
          maxLength={300}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <WayFields
        isChosen={failed.length > 0}
        way={way}
        onWay={setWay}
        reference={isByUpi ? reference : null}
        onReference={setReference}
      />
      <FormProblem problem={refund.problem} />
      <Button type="submit" variant="danger" className="w-fit" busy={refund.isPending}>
        {isAmount ? words.refund({ amount: rupeesText(typed) }) : words.refundNow}
      </Button>
    </form>
  )
}

/** What to do about refunds that a card didn't take, each with its reason. */
function FailedRefunds({ refunds }: { refunds: readonly OrderPayment[] }) {
  const words = useWords(staffPayments)
  return refunds.map(({ _id, amount, failure }) => (
    <p key={_id} className="flex gap-2.5">
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger-text" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold">
          {words.refundFailed({ amount: rupeesText(amount) })}
        </strong>
        <span className="text-sm text-ink-soft">{failure}</span>
      </span>
    </p>
  ))
}

type WayFieldsProps = {
  /** Whether staff choose the way. */
  isChosen: boolean
  way: Way
  onWay: (way: Way) => void
  /** Null where nothing goes back by UPI. */
  reference: string | null
  onReference: (reference: string) => void
}

function WayFields({ isChosen, way, onWay, reference, onReference }: WayFieldsProps) {
  const words = useWords(staffPayments)
  return (
    <>
      {isChosen && (
        <Select
          label={words.way}
          value={way}
          onChange={(event) => onWay(event.target.value as Way)}
        >
          <SelectOptions of={WAYS} labels={words.ways} />
        </Select>
      )}
      {reference !== null && (
        <TextInput
          label={words.reference}
          optional
          hint={words.referenceHint}
          maxLength={80}
          autoComplete="off"
          value={reference}
          onChange={(event) => onReference(event.target.value)}
        />
      )}
    </>
  )
}
