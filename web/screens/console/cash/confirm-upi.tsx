// Dialog for confirming a payment by UPI that was taken at a door.
import { useState } from 'react'
import { confirmUpi, type UpiTaking } from '#contract/cash/evening.ts'
import { UPI_REFERENCE_MAX_LENGTH } from '#domain/cash/evening.ts'
import { cashScreen } from '#words/en/cash/cash.ts'
import { sendUpiConfirmation } from '#web/features/cash/cash-queries.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

export function ConfirmUpi({ taking, onClose }: { taking: UpiTaking; onClose: () => void }) {
  const { evening: words } = useWords(cashScreen)
  const sum = rupeesText(taking.amount)
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reference.trim() === ''
  const saving = useAction(confirmUpi, {
    by: () => sendUpiConfirmation(taking.paymentId, reference),
    failed: words.failed,
    onDone: () => {
      toast.success(words.done({ sum }))
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!isMissing) saving.send()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.confirmTitle({ number: taking.number })}
      description={words.confirmHint({ sum })}
      action={saving}
      onSubmit={submit}
      submitLabel={words.confirmSend}
    >
      <TextInput
        label={words.reference}
        autoComplete="off"
        maxLength={UPI_REFERENCE_MAX_LENGTH}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        error={isTried && isMissing ? words.referenceNeeded : undefined}
      />
    </FormDialog>
  )
}
