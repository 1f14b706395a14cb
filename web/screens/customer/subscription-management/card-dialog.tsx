// Dialog for another card for future charges; a failed payment is retried at once.
import { changeCard } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import {
  paymentActionOf,
  finishPaymentInBrowser,
} from '#web/features/payments/finish-payment-in-browser.ts'
import { CardFormDialog } from '#web/features/payments/card-form-dialog.tsx'
import { usePaymentProblem } from '#web/features/payments/payment-error.tsx'
import { useCardPayment } from '#web/features/payments/use-card-payment.tsx'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'

const askChange = addressOf(changeCard)

export function CardDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const { cardDialog: words } = useWords(subscriptionScreen)
  const paymentProblem = usePaymentProblem()
  const isOverdue = club.paymentProblem !== null
  const { address, city, zipCode } = club.billingAddress
  const payment = useCardPayment({
    keeps: true,
    billing: { billingAddress: address, city, zipCode },
  })
  const changing = useAction(changeCard, {
    by: async () => {
      const body = await payment.card()
      return call(askChange, { params: { id: club._id }, body }).catch((error: unknown) => {
        const action = paymentActionOf(error)
        if (action === null) throw error
        return finishPaymentInBrowser(payment.finish, club._id, action)
      })
    },
    onDone() {
      toast.success(words.done)
      onClose()
    },
  })
  return (
    <CardFormDialog
      title={words.title}
      description={words.about({ isOverdue })}
      payment={payment}
      action={words.submit({ isOverdue })}
      isBusy={changing.isPending}
      problem={changing.error && paymentProblem(changing.error, words.failed)}
      onRetry={changing.reset}
      onSend={changing.send}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{payment.note}</p>
    </CardFormDialog>
  )
}
