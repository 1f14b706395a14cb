// Correcting a customer's name and phone number.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { updateUser } from '#contract/accounts/accounts.ts'
import type { CustomerDetails } from '#contract/accounts/customers.ts'
import { cleanText } from '#domain/base/pasted.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { customerById, refreshCustomer } from '#web/features/customers/customer-queries.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { MobileQuestion } from '#web/features/forms/mobile-question.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { correctCustomer } from '#words/en/accounts/correct-customer.ts'

const askUpdate = addressOf(updateUser)

type CorrectDialogProps = { customer: CustomerDetails; onClose: () => void }

export function CorrectDialog({ customer, onClose }: CorrectDialogProps) {
  const words = useWords(correctCustomer)
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState(customer.name)
  const [phone, setPhone] = useState(customer.phone)
  const [isTried, setIsTried] = useState(false)
  const { _id: id } = customer
  const isName = cleanText(name) !== ''
  const saving = useMutation({
    mutationFn: (asked: { phone: string; isMobile?: boolean }) =>
      call(askUpdate, { params: { id }, body: { name, ...asked } }),
    onSuccess: (saved) => {
      client.setQueryData(customerById(id).queryKey, {
        ...customer,
        name: saved.name,
        phone: saved.phone,
      })
      void refreshCustomer(client, id)
      toast.success(words.saved)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isName && isPhone(phone)) saving.mutate({ phone })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ name: customer.name })}
      description={words.about}
      locked={saving.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextInput
          label={words.name}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={isTried && !isName ? words.nameNeeded : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextInput
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="off"
          maxLength={60}
          value={phone}
          error={isTried && !isPhone(phone) ? words.badPhone : undefined}
          onChange={({ target }) => setPhone(target.value)}
        />
        <FormProblem problem={saving.error && problemOf(saving.error, words.failed)} />
        <MobileQuestion
          error={saving.error}
          isOfOther={saving.variables?.phone !== phone}
          busy={saving.isPending}
          onYes={() => saving.mutate({ phone, isMobile: true })}
          onNo={() => saving.mutate({ phone, isMobile: false })}
        />
      </form>
    </Dialog>
  )
}
