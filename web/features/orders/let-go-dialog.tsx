// Asks why an order goes on although not all of it is packed, before it does.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { letGo } from '#words/en/let-go.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { saveStatus } from './status-changes.ts'

type LetGoDialogProps = {
  order: Pick<StaffOrder, '_id' | 'number'>
  status: OrderStatus
  /** What the server says is not packed. */
  held: string
  onClose: () => void
  onSaved: (order: StaffOrder) => unknown
}

export function LetGoDialog({ order, status, held, onClose, onSaved }: LetGoDialogProps) {
  const words = useWords(letGo)
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => saveStatus(order._id, status, reason.trim()),
    onSuccess: onSaved,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isMissing) saving.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={saving.isPending}
      title={words.title(order)}
      description={held}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={saving.isPending}>
            {words.back}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} busyLabel={words.saving}>
            {words.letGo}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4" noValidate>
        <Textarea
          label={words.why}
          hint={words.whyHint}
          rows={3}
          maxLength={300}
          value={reason}
          error={isAsked && isMissing ? words.whyMissing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {saving.isError && <FormProblem problem={problemOf(saving.error, words.notSaved)} />}
      </form>
    </Dialog>
  )
}
