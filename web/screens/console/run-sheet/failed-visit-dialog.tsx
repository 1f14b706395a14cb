// Dialog for a failed stop: the reason, in words for the customer, and a photo of the door.
import { useId, useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { DoorPhotoField, useDoorPhoto } from './door-photo-field.tsx'

type BringBackDialogProps = {
  stop: RunStop
  onClose: () => void
  /** Says why, in words for the customer. */
  onBring: (reason: string, photo: File | null) => void
}

export function FailedVisitDialog({ stop, onClose, onBring }: BringBackDialogProps) {
  const words = useWords(bringingBack)
  const id = useId()
  const [chosen, setChosen] = useState(-1)
  const [own, setOwn] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const door = useDoorPhoto()
  const isOwn = chosen === words.reasons.length
  const reason = isOwn ? own.trim() : (words.reasons[chosen] ?? '')
  const submit = () => {
    setIsAsked(true)
    if (reason === '' || door.isReading) return
    onBring(reason, door.photo)
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(stop)}
      description={words.about(stop)}
      action={{ isPending: false }}
      onSubmit={submit}
      cancelLabel={words.notNow}
      submitLabel={words.bring(stop)}
      canSubmit={!door.isReading}
    >
      <RadioCards legend={words.why}>
        {[...words.reasons, words.other].map((each, index) => (
          <RadioCard
            key={each}
            name={`${id}-why`}
            title={each}
            checked={chosen === index}
            onChange={() => setChosen(index)}
          />
        ))}
      </RadioCards>
      {isOwn && (
        <Textarea
          label={words.own}
          rows={2}
          maxLength={STOP_NOTE_MAX_LENGTH}
          value={own}
          error={isAsked && reason === '' ? words.whyNeeded : undefined}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <DoorPhotoField door={door} optional />
      {isAsked && chosen === -1 && (
        <p role="alert" className="font-semibold text-danger-text">
          {words.whyNeeded}
        </p>
      )}
    </FormDialog>
  )
}
