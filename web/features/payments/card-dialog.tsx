// Adding a card: its number goes to anyone who takes cards and never to us, which the parts of paying see to.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SavedCard, addCard } from '#contract/accounts/profile.ts'
import { call } from '#web/lib/api.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CardFormDialog } from './card-form-dialog.tsx'
import { paymentProblem } from './payment-error.tsx'
import { cardsOf } from '#web/features/account/profile-queries.ts'
import { useCardPayment } from './use-card-payment.tsx'

type CardDialogProps = {
  userId: string
  onClose: () => void
  /** Called before it closes. */
  onSaved?: (card: SavedCard) => void
}

export function CardDialog({ userId, onClose, onSaved }: CardDialogProps) {
  const client = useQueryClient()
  const payment = useCardPayment({ keeps: true, cardAlone: true })
  const [isDefault, setDefault] = useState(false)
  const saving = useMutation({
    mutationFn: async () => {
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
    onSuccess(card) {
      toast.success('Card saved.')
      onSaved?.(card)
      onClose()
      return client.invalidateQueries({ queryKey: cardsOf(userId).queryKey })
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
      onSend={saving.mutate}
      onClose={onClose}
    >
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        Use as my default card
      </Checkbox>
    </CardFormDialog>
  )
}
