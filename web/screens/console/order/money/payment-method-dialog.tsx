// Dialog in which staff choose cash or UPI for a customer's order.
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { orderPage } from '#words/en/orders/console/order-page.ts'

export function PaymentMethodDialog({
  order,
  onClose,
}: {
  order: OrderDetail
  onClose: () => void
}) {
  const words = useWords(orderPage)
  const [seen, setSeen] = useState(order.paymentMethod)
  const [method, setMethod] = useState<TakenByHand | null>(null)
  const save = useAction(choosePayment, {
    input: (paymentMethod: TakenByHand) => ({
      params: { orderId: order._id },
      body: { paymentMethod, amount: order.amountDue, seen },
    }),
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
    onFailed: (error) => setSeen(currentRecordOf<PaymentMethod>(error) ?? seen),
    failed: words.notSaved,
  })
  return (
    <FormDialog
      onClose={onClose}
      title={words.edit.payment}
      description={words.hears}
      action={save}
      onPress={() => {
        if (method !== null) save.send(method)
      }}
      cancelLabel={words.leave}
      submitLabel={words.save}
      busyLabel={words.saving}
      canSubmit={method !== null}
    >
      <RadioCards legend={words.payHow}>
        {(['cash', 'upi'] as const).map((way) => (
          <RadioCard
            key={way}
            name="payWay"
            value={way}
            title={words[way]}
            disabled={way === order.paymentMethod}
            checked={way === method}
            onChange={() => setMethod(way)}
          />
        ))}
      </RadioCards>
      <p className="mt-3 text-sm text-ink-soft">{words.cardsHint}</p>
    </FormDialog>
  )
}
