// A delivery that couldn't be made: why, and everything goes back to the laundry.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { RunStop } from '#contract/run-sheet.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { bringingBack } from '#words/en/bringing-back.ts'
import { bringBack, putStop, refreshSheet } from './sheet-queries.ts'
import type { StillList } from './use-still-list.ts'

type BringBackDialogProps = {
  stop: RunStop
  onClose: () => void
  hold: StillList['hold']
}

/** Its key outlives a try that got no answer, so that it counts once. */
export function BringBackDialog({ stop, onClose, hold }: BringBackDialogProps) {
  const words = useWords(bringingBack)
  const client = useQueryClient()
  const id = useId()
  const [key] = useState(newIdempotencyKey)
  const [chosen, setChosen] = useState(-1)
  const [own, setOwn] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isOwn = chosen === words.reasons.length
  const reason = isOwn ? own.trim() : (words.reasons[chosen] ?? '')
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => bringBack(stop.orderId, reason, key),
    onSuccess: (saved) => {
      hold(saved)
      putStop(client, saved)
      refreshSheet(client)
      toast.success(words.done(stop))
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (reason !== '') saving.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(stop)}
      description={words.about}
      locked={saving.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            {words.notNow}
          </Button>
          <Button type="submit" form={id} busy={saving.isPending}>
            {words.bring}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
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
        {isAsked && chosen === -1 && (
          <p role="alert" className="font-semibold text-danger-text">
            {words.whyNeeded}
          </p>
        )}
        {saving.isError && <FormProblem problem={problemOf(saving.error, words.notSaved)} />}
      </form>
    </Dialog>
  )
}
