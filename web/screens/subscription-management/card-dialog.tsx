// Another card for what comes; a payment that failed is tried again at once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Subscription, changeCard } from '#contract/subscriptions.ts'
import type { PaymentForm } from '#domain/card.ts'
import { addressOf, call } from '#web/api.ts'
import { refreshClub } from '#web/parts/club-queries.ts'
import { sentCard } from '#web/parts/payment-card.ts'
import { PaymentError, paymentProblem } from '#web/parts/payment-error.tsx'
import {
  EMPTY_PAYMENT,
  PaymentFields,
  type WrongField,
  wrongField,
} from '#web/parts/payment-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

const askChange = addressOf<typeof changeCard>('PUT', '/api/subscriptions/:id/card')

export function CardDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const { address, city, zipCode } = club.billingAddress
  const [form, setForm] = useState<PaymentForm>({
    ...EMPTY_PAYMENT,
    billingAddress: address,
    city,
    zipCode,
  })
  const [wrong, setWrong] = useState<WrongField | null>(null)
  const changing = useMutation({
    mutationFn: (filled: PaymentForm) =>
      call(askChange, { params: { id: club._id }, body: sentCard(filled) }),
    onSuccess() {
      toast.success('Your new card is in place.')
      onClose()
    },
    onSettled: () => refreshClub(client),
  })
  const send = () => {
    const found = wrongField(form)
    changing.reset()
    setWrong(found)
    if (found === null) changing.mutate(form)
    else fields.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
  }
  const problem =
    wrong?.message ??
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
          : 'From the next charge on. The number and the CVV stay in your browser.'
      }
      size="md"
      locked={changing.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={changing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={changing.isPending} busyLabel="Processing…">
            Use this card
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="grid gap-5"
      >
        <PaymentFields
          value={form}
          onChange={(typed) => setForm((before) => ({ ...before, ...typed }))}
          wrong={wrong}
        />
        {problem && <PaymentError message={problem} bringIntoSight={wrong === null} />}
      </form>
    </Dialog>
  )
}
