// Chooses how an order is paid, in its customer's place: in cash or by UPI.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'
import { currentOf } from '#web/features/forms/current-of.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { orderPage } from '#words/en/orders/order-page.ts'
import { refreshOrderDetail } from '../record/detail-queries.ts'

const askChoose = addressOf(choosePayment)

export function PayWayDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const words = useWords(orderPage)
  const client = useQueryClient()
  const [seen, setSeen] = useState(order.paymentMethod)
  const [method, setMethod] = useState<TakenByHand | null>(null)
  const save = useMutation({
    mutationFn: (paymentMethod: TakenByHand) =>
      call(askChoose, {
        params: { orderId: order._id },
        body: { paymentMethod, amount: order.amountDue, seen },
      }),
    onSuccess: () => {
      toast.success(words.saved)
      onClose()
    },
    onError: (error) => setSeen(currentOf<PaymentMethod>(error) ?? seen),
    onSettled: () => refreshOrderDetail(client),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.edit.payment}
      description={words.hears}
      locked={save.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
            {words.leave}
          </Button>
          <Button
            disabled={method === null}
            busy={save.isPending}
            busyLabel={words.saving}
            onClick={() => {
              if (method !== null) save.mutate(method)
            }}
          >
            {words.save}
          </Button>
        </>
      }
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
      <FormProblem problem={save.error && problemOf(save.error, words.notSaved)} />
    </Dialog>
  )
}
