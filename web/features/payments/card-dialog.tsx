// Dialog that adds a card: its number goes to the payment service and never to us.
import { useState } from 'react'
import { type SavedCard, addCard } from '#contract/accounts/profile.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CardFormDialog } from './card-form-dialog.tsx'
import { paymentProblem } from './payment-error.tsx'
import { useCardPayment } from './use-card-payment.tsx'

type CardDialogProps = {
  userId: string
  onClose: () => void
  /** Called before it closes. */
  onSaved?: (card: SavedCard) => void
}

export function CardDialog({ userId, onClose, onSaved }: CardDialogProps) {
  const payment = useCardPayment({ keeps: true, cardAlone: true })
  const [isDefault, setDefault] = useState(false)
  const saving = useAction(addCard, {
    by: async () => {
      const { token, cardBrand, cardLast4, expiryMonth, expiryYear } = (await payment.card())
        .paymentMethod!
      return call(addCard, {
        params: { id: userId },
        body: {
          token: token!,
          brand: cardBrand ?? 'Card',
          last4: cardLast4,
          expiryMonth: String(expiryMonth),
          expiryYear: String(expiryYear),
          holder: payment.holder,
          isDefault,
        },
      })
    },
    onDone(card) {
      toast.success('Card saved.')
      onSaved?.(card)
      onClose()
    },
  })
  return (
    <CardFormDialog
      title="Add card"
      description={payment.note}
      size="sm"
      payment={payment}
      action="Save card"
      busyLabel="Saving…"
      isBusy={saving.isPending}
      problem={
        saving.error &&
        paymentProblem(saving.error, 'Your card couldn’t be saved. Please try again.')
      }
      tellsFields={false}
      onRetry={saving.reset}
      onSend={saving.send}
      onClose={onClose}
    >
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        Use as my default card
      </Checkbox>
    </CardFormDialog>
  )
}
