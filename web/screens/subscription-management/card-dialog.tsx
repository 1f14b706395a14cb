// Another card for what comes; a payment that failed is tried again at once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Subscription, changeCard } from '#contract/subscriptions.ts'
import { addressOf, call } from '#web/api.ts'
import { refreshClub } from '#web/parts/club-queries.ts'
import { actionOf, finishPayment } from '#web/parts/finish-payment.ts'
import { PaymentError, paymentProblem } from '#web/parts/payment-error.tsx'
import { useCardPayment } from '#web/parts/use-card-payment.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

const askChange = addressOf<typeof changeCard>('PUT', '/api/subscriptions/:id/card')

export function CardDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const { address, city, zipCode } = club.billingAddress
  const payment = useCardPayment({
    keeps: true,
    billing: { billingAddress: address, city, zipCode },
  })
  const [wrong, setWrong] = useState<string | null>(null)
  const changing = useMutation({
    mutationFn: async () => {
      const body = await payment.card()
      return call(askChange, { params: { id: club._id }, body }).catch((error: unknown) => {
        const action = actionOf(error)
        if (action === null) throw error
        return finishPayment(payment.finish, club._id, action)
      })
    },
    onSuccess() {
      toast.success('Your new card is in place.')
      onClose()
    },
    onSettled: () => refreshClub(client),
  })
  const send = () => {
    const found = payment.check()
    changing.reset()
    setWrong(found)
    if (found === null) changing.mutate()
  }
  const problem =
    wrong ??
    (changing.error &&
      paymentProblem(changing.error, "Your card couldn't be changed. Please try again."))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Use another card"
      description={
        club.paymentProblem
          ? 'The payment that failed is tried again at once.'
          : 'From the next charge on.'
      }
      size="md"
      locked={changing.isPending}
      aside={payment.isAside}
      footer={
        <>
          <Button variant="quiet" disabled={changing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!payment.isReady}
            busy={changing.isPending}
            busyLabel="Processing…"
          >
            {club.paymentProblem ? 'Pay with this card' : 'Use this card'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="grid gap-5"
      >
        {payment.fields}
        <p className="text-sm text-ink-soft">{payment.note}</p>
        {problem && <PaymentError message={problem} bringIntoSight={wrong === null} />}
      </form>
    </Dialog>
  )
}
