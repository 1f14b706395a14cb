// Dialog that corrects a customer's name and phone number.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateUser } from '#contract/accounts/accounts.ts'
import type { CustomerDetails } from '#contract/accounts/customers.ts'
import { cleanText } from '#domain/base/pasted.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { customerQuery } from '#web/features/customers/customer-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { MobileNumberQuestion } from '#web/features/forms/mobile-number-question.tsx'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { correctCustomer } from '#words/en/accounts/correct-customer.ts'

type CorrectDialogProps = { customer: CustomerDetails; onClose: () => void }

export function CorrectCustomerDialog({ customer, onClose }: CorrectDialogProps) {
  const words = useWords(correctCustomer)
  const client = useQueryClient()
  const [name, setName] = useState(customer.name)
  const [phone, setPhone] = useState(customer.phone)
  const [isTried, setIsTried] = useState(false)
  const { _id: id } = customer
  const isName = cleanText(name) !== ''
  const saving = useAction(updateUser, {
    input: (asked: { phone: string; isMobile?: boolean }) => ({
      params: { id },
      body: { name, ...asked },
    }),
    onDone: (saved) => {
      client.setQueryData(customerQuery(id).queryKey, {
        ...customer,
        name: saved.name,
        phone: saved.phone,
      })
      toast.success(words.saved)
      onClose()
    },
    failed: words.failed,
  })
  const submit = () => {
    setIsTried(true)
    if (isName && isPhone(phone)) saving.send({ phone })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title({ name: customer.name })}
      description={words.about}
      action={{ isPending: saving.isPending }}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      busyLabel={words.saving}
    >
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
      <FormProblem problem={saving.problem} />
      <MobileNumberQuestion
        error={saving.error}
        isOfOther={saving.variables?.phone !== phone}
        busy={saving.isPending}
        onYes={() => saving.send({ phone, isMobile: true })}
        onNo={() => saving.send({ phone, isMobile: false })}
      />
    </FormDialog>
  )
}
