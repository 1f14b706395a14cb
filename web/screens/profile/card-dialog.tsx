// Adding a card: the browser turns its number into a token, and only that and what it is recognised by are sent.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { addCard } from '#contract/profile.ts'
import {
  formattedExpiry,
  groupedCardNumber,
  typedCardNumber,
  typedCvv,
  typedExpiry,
} from '#domain/card.ts'
import { call } from '#web/api.ts'
import { FormProblem, problemOf } from '#web/parts/form-problem.tsx'
import { cardsOf } from '#web/parts/profile-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { cardBodyOf, cardForm } from './card-form.ts'

/** How each field is kept in shape while it is typed, and once it was. */
const SHAPED = {
  cardNumber: { typed: typedCardNumber, left: groupedCardNumber },
  expiry: { typed: typedExpiry, left: formattedExpiry },
  cvv: { typed: typedCvv, left: typedCvv },
} as const

export function CardDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(cardForm),
    defaultValues: { cardNumber: '', cardHolder: '', expiry: '', cvv: '', isDefault: false },
  })
  const { errors } = form.formState
  const saving = useMutation({
    mutationFn: (filled: Parameters<typeof cardBodyOf>[0]) =>
      call(addCard, { params: { id: userId }, body: cardBodyOf(filled) }),
    onSuccess() {
      toast.success('Card saved.')
      onClose()
      return client.invalidateQueries({ queryKey: cardsOf(userId).queryKey })
    },
  })

  const shaped = (
    name: keyof typeof SHAPED,
    texts: { label: string; hint?: string; autoComplete: string; className?: string },
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TextInput
          {...texts}
          inputMode="numeric"
          error={errors[name]?.message}
          {...field}
          onChange={(event) => field.onChange(SHAPED[name].typed(event.target.value))}
          onBlur={() => {
            field.onChange(SHAPED[name].left(field.value))
            field.onBlur()
          }}
        />
      )}
    />
  )

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add card"
      description="The number and the CVV stay in your browser."
      locked={saving.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
            Save card
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={form.handleSubmit((filled) => saving.mutate(filled))}
        className="grid grid-cols-2 gap-5"
      >
        {shaped('cardNumber', {
          label: 'Card number',
          autoComplete: 'cc-number',
          className: 'col-span-2',
        })}
        <TextInput
          label="Name on the card"
          className="col-span-2"
          autoComplete="cc-name"
          maxLength={120}
          error={errors.cardHolder?.message}
          {...form.register('cardHolder')}
        />
        {shaped('expiry', { label: 'Expiry', hint: 'MM/YY', autoComplete: 'cc-exp' })}
        {shaped('cvv', { label: 'CVV', hint: 'On the back', autoComplete: 'cc-csc' })}
        <Checkbox className="col-span-2" {...form.register('isDefault')}>
          Use as my default card
        </Checkbox>
        <div className="col-span-2 empty:hidden">
          <FormProblem
            problem={
              saving.error &&
              problemOf(saving.error, "Your card couldn't be saved. Please try again.")
            }
          />
        </div>
      </form>
    </Dialog>
  )
}
