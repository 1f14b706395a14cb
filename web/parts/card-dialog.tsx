// Adding a card: its number goes to whoever takes cards and never to us, which the parts of paying see to.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type SavedCard, addCard } from '#contract/profile.ts'
import { call } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PaymentError, paymentProblem } from './payment-error.tsx'
import { cardsOf } from './profile-queries.ts'
import { useCardPayment } from './use-card-payment.tsx'

type CardDialogProps = {
  userId: string
  onClose: () => void
  /** Called before it closes. */
  onSaved?: (card: SavedCard) => void
}

export function CardDialog({ userId, onClose, onSaved }: CardDialogProps) {
  const client = useQueryClient()
  const formId = useId()
  const payment = useCardPayment({ keeps: true, cardAlone: true })
  const [isDefault, setDefault] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
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
  const send = () => {
    const found = payment.check()
    saving.reset()
    setWrong(found)
    if (found === null) saving.mutate()
  }
  // What is wrong with a field stands at it.
  const problem =
    wrong === null && saving.error
      ? paymentProblem(saving.error, "Your card couldn't be saved. Please try again.")
      : null

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add card"
      description={payment.note}
      locked={saving.isPending}
      aside={payment.isAside}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!payment.isReady}
            busy={saving.isPending}
            busyLabel="Saving…"
          >
            Save card
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
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          Use as my default card
        </Checkbox>
        {problem && <PaymentError message={problem} bringIntoSight />}
      </form>
    </Dialog>
  )
}
