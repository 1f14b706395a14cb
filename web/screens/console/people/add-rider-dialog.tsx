// Dialog that adds a rider by name and mobile number.
import { useState } from 'react'
import { addRider, type RiderWithCode } from '#contract/people/riders.ts'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import { mobileNeeded } from '#words/en/fields/account.ts'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { MobileNumberQuestion } from '#web/features/forms/mobile-number-question.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'

type AddRiderDialogProps = { onClose: () => void; onAdded: (made: RiderWithCode) => void }

export function AddRiderDialog({ onClose, onAdded }: AddRiderDialogProps) {
  const words = useWords(riderCodes)
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [isSent, setSent] = useState(false)
  const adding = useAction(addRider, {
    input: (asked: { phone: string; isMobile?: true }) => ({ body: { name, ...asked } }),
    onDone: onAdded,
    failed: words.notAdded,
  })
  const isName = name.trim() !== ''
  const isMobile = looksLikeIndianMobile(phone)
  const submit = () => {
    setSent(true)
    if (isName && isMobile) adding.send({ phone })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.addTitle}
      description={words.addAbout}
      action={adding}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.add}
      busyLabel={words.adding}
    >
      <TextInput
        label={words.name}
        autoComplete="off"
        maxLength={120}
        value={name}
        error={isSent && !isName ? words.nameNeeded : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={60}
        value={phone}
        error={isSent && !isMobile ? mobileNeeded : undefined}
        onChange={(event) => setPhone(event.target.value)}
      />
      <MobileNumberQuestion
        error={adding.error}
        isOfOther={adding.variables?.phone !== phone}
        busy={adding.isPending}
        onYes={() => adding.send({ phone, isMobile: true })}
      />
    </FormDialog>
  )
}
