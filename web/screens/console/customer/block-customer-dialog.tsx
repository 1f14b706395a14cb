// Dialog that blocks a customer: the effects, and the reason, which the customer reads.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CustomerDetails,
  REASON_MAX_LENGTH,
  blockCustomer,
} from '#contract/accounts/customers.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { customerQuery } from '#web/features/customers/customer-queries.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'

type BlockDialogProps = { customer: CustomerDetails; onClose: () => void }

export function BlockCustomerDialog({ customer, onClose }: BlockDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { _id: id, name } = customer
  const saving = useAction(blockCustomer, {
    input: () => ({ params: { id }, body: { reason } }),
    onDone: (saved) => {
      client.setQueryData(customerQuery(id).queryKey, saved)
      toast.success(`${name} is blocked.`)
      onClose()
    },
    failed: 'The customer couldn’t be blocked.',
  })
  const submit = () => {
    const isMissing = reason.trim().length < 3
    setMissing(isMissing)
    if (!isMissing) saving.send()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Block ${name}?`}
      description="They can’t place orders, join the Laundry Club or write tickets until you unblock them."
      action={saving}
      onSubmit={submit}
      submitLabel="Block"
      busyLabel="Blocking…"
      danger
    >
      <Textarea
        label="Reason"
        hint="The customer reads this, with your phone number and email."
        required
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={missing ? 'Please give a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="text-sm text-ink-soft">
        Orders under way continue, and they can still log in and see them. A Laundry Club
        subscription is not renewed.
      </p>
    </FormDialog>
  )
}
