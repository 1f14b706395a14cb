// Dialog for another card for future charges; a failed payment is retried at once.
import { changeCard } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { actionOf, finishPayment } from '#web/features/payments/finish-payment.ts'
import { CardFormDialog } from '#web/features/payments/card-form-dialog.tsx'
import { paymentProblem } from '#web/features/payments/payment-error.tsx'
import { useCardPayment } from '#web/features/payments/use-card-payment.tsx'
import { toast } from '#web/ui/toast.tsx'

const askChange = addressOf(changeCard)

export function CardDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const { address, city, zipCode } = club.billingAddress
  const payment = useCardPayment({
    keeps: true,
    billing: { billingAddress: address, city, zipCode },
  })
  const changing = useAction(changeCard, {
    by: async () => {
      const body = await payment.card()
      return call(askChange, { params: { id: club._id }, body }).catch((error: unknown) => {
        const action = actionOf(error)
        if (action === null) throw error
        return finishPayment(payment.finish, club._id, action)
      })
    },
    onDone() {
      toast.success('Your new card is in place.')
      onClose()
    },
  })
  return (
    <CardFormDialog
      title="Use another card"
      description={
        club.paymentProblem
          ? 'The payment that failed is tried again at once.'
          : 'From the next charge on.'
      }
      payment={payment}
      action={club.paymentProblem ? 'Pay with this card' : 'Use this card'}
      isBusy={changing.isPending}
      problem={
        changing.error &&
        paymentProblem(changing.error, 'Your card couldn’t be changed. Please try again.')
      }
      onRetry={changing.reset}
      onSend={changing.send}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{payment.note}</p>
    </CardFormDialog>
  )
}
