// Blocking a customer: the reason, which they read, and what it means.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import {
  type CustomerDetails,
  REASON_MAX_LENGTH,
  blockCustomer,
} from '#contract/accounts/customers.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { customerById, refreshCustomer } from '#web/features/customers/customer-queries.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'

const askBlock = addressOf(blockCustomer)

type BlockDialogProps = { customer: CustomerDetails; onClose: () => void }

export function BlockDialog({ customer, onClose }: BlockDialogProps) {
  const client = useQueryClient()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { _id: id, name } = customer
  const saving = useMutation({
    mutationFn: () => call(askBlock, { params: { id }, body: { reason } }),
    onSuccess: (saved) => {
      client.setQueryData(customerById(id).queryKey, saved)
      void refreshCustomer(client, id)
      void client.invalidateQueries({ queryKey: ['club', id] })
      toast.success(`${name} is blocked.`)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isMissing = reason.trim().length < 3
    setMissing(isMissing)
    if (!isMissing) saving.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Block ${name}?`}
      description="They can’t place orders, join the Laundry Club or write tickets until you unblock them."
      locked={saving.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={saving.isPending}
            busyLabel="Blocking…"
          >
            Block
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
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
          Orders under way go on, and they can still log in and see them. A Laundry Club
          subscription is not renewed.
        </p>
        <FormProblem
          problem={saving.error && problemOf(saving.error, 'The customer couldn’t be blocked.')}
        />
      </form>
    </Dialog>
  )
}
