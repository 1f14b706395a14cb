// Dialog for a failed stop: the reason, in words for the customer, and a call or photo as proof.
import { Phone } from 'lucide-react'
import { useId, useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { failureReasonsOf, type FailureReason } from '#domain/run-sheet/failed-visit.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { forgetCall, keepCall, lastCallTo } from '#web/offline/kept-calls.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { DoorPhotoField, useDoorPhoto } from './door-photo-field.tsx'
import { REACH } from './stop-head.tsx'
import type { FailedVisitInput } from './use-completions.ts'

type BringBackDialogProps = {
  stop: RunStop
  onClose: () => void
  onBring: (why: FailedVisitInput) => void
}

export function FailedVisitDialog({ stop, onClose, onBring }: BringBackDialogProps) {
  const words = useWords(bringingBack)
  const id = useId()
  const [failureReason, setFailureReason] = useState<FailureReason | null>(null)
  const [own, setOwn] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const call = { ...stop, userId: useSession().user?._id ?? '' }
  const [calledAt, setCalledAt] = useState(() => lastCallTo(call))
  const door = useDoorPhoto()
  const sentence = failureReason && words.sentence(failureReason)
  const note = sentence ?? own.trim()
  const submit = () => {
    setIsAsked(true)
    if (failureReason === null || note === '' || door.isReading) return
    onBring({ note, failureReason, photo: door.photo, ...(calledAt && { calledAt }) })
    forgetCall(call)
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
      <RadioCards legend={words.why} className="grid-cols-2 gap-2!">
        {failureReasonsOf(stop.kind).map((reason) => (
          <RadioCard
            key={reason}
            name={`${id}-why`}
            title={words.reasons[reason]}
            checked={failureReason === reason}
            onChange={() => setFailureReason(reason)}
          />
        ))}
      </RadioCards>
      {sentence && <p className="text-ink-soft">{words.reads({ sentence })}</p>}
      {failureReason === 'other' && (
        <Textarea
          label={words.own}
          rows={2}
          maxLength={STOP_NOTE_MAX_LENGTH}
          value={own}
          error={isAsked && note === '' ? words.whyNeeded : undefined}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <Call stop={stop} calledAt={calledAt} onCall={() => setCalledAt(keepCall(call))} />
      <DoorPhotoField door={door} optional />
      {isAsked && failureReason === null && (
        <p role="alert" className="font-semibold text-danger-text">
          {words.whyNeeded}
        </p>
      )}
    </FormDialog>
  )
}

type CallProps = { stop: RunStop; calledAt: string | null; onCall: () => void }

function Call({ stop, calledAt, onCall }: CallProps) {
  const words = useWords(bringingBack)
  const time = useLaundryTime()
  const { phone } = stop.door ?? stop
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        {calledAt ? words.called({ at: time.dateTime(calledAt) }) : words.proofHint}
      </p>
      {phone && !calledAt && (
        <a href={telephoneLink(phone)} onClick={onCall} className={REACH}>
          <Phone aria-hidden="true" size={20} className="shrink-0" />
          {words.call}
        </a>
      )}
    </div>
  )
}
