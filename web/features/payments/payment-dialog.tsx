// Dialog that changes an order's payment: on delivery, another saved card, or a new one.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { choosePayment } from '#contract/orders/order-payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import { fromRupees } from '#domain/base/money.ts'
import { isCardChargedAt } from '#domain/payments/order-payments.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { unbrokenOrderNumber } from '#web/features/orders/record/unbroken-order-number.tsx'
import { toast } from '#web/ui/toast.tsx'
import { paymentDialog } from '#words/en/payments/payment-dialog.ts'
import { CardDialog } from './card-dialog.tsx'
import { PaymentError, usePaymentProblem } from './payment-error.tsx'
import { canCustomersSaveCards, paymentSettings } from './payment-settings.ts'
import { PriceNotice } from './price-notice.tsx'
import { type PaymentWay, PaymentMethodChoice } from './payment-method-choice.tsx'
import { rupeesText } from '#web/lib/rupees.ts'

/** The open dialog for an order of which something is due. */
export function PaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useWords(paymentDialog)
  const paymentProblem = usePaymentProblem()
  const [way, setWay] = useState<PaymentWay | null>(null)
  const [adding, setAdding] = useState(false)
  const mayAdd = canCustomersSaveCards(useQuery(paymentSettings).data?.provider)
  // What is due may change while the dialog is open; only a sum that was confirmed is paid.
  const [agreed, setAgreed] = useState(order.amountDue)
  const isAgreed = agreed === order.amountDue
  const sum = rupeesText(order.amountDue)
  const isReady = isCardChargedAt(order.status)
  const choose = useAction(choosePayment, {
    input: ({ paymentMethod, cardId }: PaymentWay) => ({
      params: { orderId: order._id },
      body: { paymentMethod, amount: agreed, ...(cardId !== null && { cardId }) },
    }),
    onDone: (chosen) => {
      toast.success(...outcomeText(chosen, sum, words))
      onClose()
    },
  })

  if (adding)
    return (
      <CardDialog
        userId={order.userId}
        onClose={() => setAdding(false)}
        onSaved={({ _id }) => setWay({ paymentMethod: 'card', cardId: _id })}
      />
    )
  const isCharged = isReady && way?.paymentMethod === 'card'
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.title}
      description={
        <MarkedText
          text={words.about({ sum, number: order.number })}
          parts={[unbrokenOrderNumber]}
        />
      }
      action={{ isPending: choose.isPending }}
      onPress={() => way && choose.send(way)}
      cancelLabel={words.leave}
      submitLabel={isCharged ? words.payNow({ sum }) : words.payThisWay}
      busyLabel={isCharged ? words.paying : words.saving}
      canSubmit={way !== null && isAgreed}
    >
      {!isAgreed && order.amountDue > 0 && (
        <PriceNotice
          change={{
            fromPaise: fromRupees(agreed),
            toPaise: fromRupees(order.amountDue),
            parts: [],
          }}
          onConfirm={() => setAgreed(order.amountDue)}
        />
      )}
      <PaymentMethodChoice
        userId={order.userId}
        value={way}
        onChange={(next) => {
          choose.reset()
          setWay(next)
        }}
        cardNote={isReady ? words.chargedAtOnce : words.chargedWhenReady}
        onDelivery={order.status !== 'completed'}
        handOvers={order}
      />
      {mayAdd && (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          disabled={choose.isPending}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" size={18} />
          {words.addCard}
        </Button>
      )}
      {choose.error && (
        <PaymentError message={paymentProblem(choose.error, words.failed)} bringIntoSight />
      )}
    </FormDialog>
  )
}

function outcomeText(
  order: Order,
  sum: string,
  words: typeof paymentDialog,
): [title: string, text: string] {
  if (order.paid) return [words.paid, words.paidLine({ sum })]
  return order.payments.some(({ status }) => status === 'pending')
    ? [words.charging, words.chargingLine]
    : [words.changed, words.changedLine(order)]
}
