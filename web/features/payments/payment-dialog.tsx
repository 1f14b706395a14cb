// Another way to pay an order: on delivery, with another saved card, or with a new one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { choosePayment } from '#contract/orders/order-payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import { fromRupees } from '#domain/base/money.ts'
import { isChargedAt } from '#domain/payments/order-payments.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CardDialog } from './card-dialog.tsx'
import { refreshOrders } from '#web/features/orders/record/order-queries.ts'
import { PaymentError, paymentProblem } from './payment-error.tsx'
import { canSaveCards, paymentSettings } from './payment-settings.ts'
import { PriceNotice } from './price-notice.tsx'
import { type PaymentWay, PaymentWays } from './payment-ways.tsx'
import { rupeesText } from '#web/lib/rupees.ts'

const askChoose = addressOf(choosePayment)

/** The open dialog for an order of which something is due. */
export function PaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient()
  const [way, setWay] = useState<PaymentWay | null>(null)
  const [adding, setAdding] = useState(false)
  const mayAdd = canSaveCards(useQuery(paymentSettings).data?.provider)
  // What is due may change while the dialog is open; only a sum that was confirmed is paid.
  const [agreed, setAgreed] = useState(order.amountDue)
  const isAgreed = agreed === order.amountDue
  const sum = rupeesText(order.amountDue)
  const isReady = isChargedAt(order.status)
  const choose = useMutation({
    mutationFn: ({ paymentMethod, cardId }: PaymentWay) =>
      call(askChoose, {
        params: { orderId: order._id },
        body: { paymentMethod, amount: agreed, ...(cardId !== null && { cardId }) },
      }),
    onSuccess: (chosen) => {
      toast.success(...outcomeText(chosen, sum))
      onClose()
    },
    // Also after a refusal: it may have been paid or cancelled by then, or the card was refused.
    onSettled: () => refreshOrders(client),
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
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Pay another way"
      description={
        <>
          {sum} is to be paid for order{' '}
          <span translate="no" className="whitespace-nowrap">
            {order.number}
          </span>
          .
        </>
      }
      locked={choose.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={choose.isPending} onClick={onClose}>
            Leave it
          </Button>
          <Button
            disabled={way === null || !isAgreed}
            busy={choose.isPending}
            busyLabel={isCharged ? 'Paying…' : 'Saving…'}
            onClick={() => way && choose.mutate(way)}
          >
            {isCharged ? `Pay ${sum} now` : 'Pay this way'}
          </Button>
        </>
      }
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
      <PaymentWays
        userId={order.userId}
        value={way}
        onChange={(next) => {
          choose.reset()
          setWay(next)
        }}
        cardNote={
          isReady
            ? 'Charged at once.'
            : 'Charged when your clothes are ready, for then the price is final.'
        }
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
          Add a card
        </Button>
      )}
      {choose.error && (
        <PaymentError
          message={paymentProblem(choose.error, 'That couldn’t be saved. Please try again.')}
          bringIntoSight
        />
      )}
    </Dialog>
  )
}

function outcomeText(order: Order, sum: string): [title: string, text: string] {
  if (order.paid) return ['Paid', `We charged ${sum}. Thank you.`]
  return order.payments.some(({ status }) => status === 'pending')
    ? ['Your card is being charged', 'This page tells you as soon as it is.']
    : ['Payment changed', `Order ${order.number} is paid as you chose.`]
}
