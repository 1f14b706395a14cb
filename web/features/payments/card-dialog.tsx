// Dialog that adds a card: its number goes to the payment service and never to us.
import { useState } from 'react'
import { type SavedCard, addCard } from '#contract/accounts/profile.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toast } from '#web/ui/toast.tsx'
import { addCardDialog } from '#words/en/payments/add-card.ts'
import { CardFormDialog } from './card-form-dialog.tsx'
import { usePaymentProblem } from './payment-error.tsx'
import { useCardPayment } from './use-card-payment.tsx'

type CardDialogProps = {
  userId: string
  onClose: () => void
  /** Called before it closes. */
  onSaved?: (card: SavedCard) => void
}

export function CardDialog({ userId, onClose, onSaved }: CardDialogProps) {
  const words = useWords(addCardDialog)
  const paymentProblem = usePaymentProblem()
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
          // oxlint-disable-next-line washline/no-english -- stored in the place of a brand
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
      toast.success(words.saved)
      onSaved?.(card)
      onClose()
    },
  })
  return (
    <CardFormDialog
      title={words.title}
      description={payment.note}
      size="sm"
      payment={payment}
      action={words.save}
      busyLabel={words.saving}
      isBusy={saving.isPending}
      problem={saving.error && paymentProblem(saving.error, words.failed)}
      tellsFields={false}
      onRetry={saving.reset}
      onSend={saving.send}
      onClose={onClose}
    >
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {words.isDefault}
      </Checkbox>
    </CardFormDialog>
  )
}
