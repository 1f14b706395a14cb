// A visit that failed: why, in words for the customer, with a call or a photo that shows the rider was there.
import { useState } from 'react'
import { failureReasonsOf, type FailureReason } from '#domain/run-sheet/failed-visit.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { numbersOf, saidOfOrders } from '#web/offline/deed-parts.ts'
import { lastCallTo } from '#web/offline/kept-calls.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { NoteField, PhotoField } from './door-fields.tsx'
import { Choices, Press, Problem } from './press.tsx'
import type { OrdersOfStop } from './run-with-deeds.ts'
import type { DeedAtDoor } from './use-deeds.ts'

type FailedFormProps = {
  orders: OrdersOfStop
  timeZone: string
  onBack: () => void
  onDeed: (deed: DeedAtDoor) => void
}

export function FailedForm({ orders, timeZone, onBack, onDeed }: FailedFormProps) {
  const [stop] = orders
  const words = useWords(ownRun)
  const failing = useWords(bringingBack)
  const dates = useWords(screenDates)
  const [reason, setReason] = useState<FailureReason | null>(null)
  const [own, setOwn] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [isAsked, setAsked] = useState(false)
  const userId = useSession().user?._id ?? ''
  const calledAt = lastCallTo({ ...stop, userId })
  const sentence = reason && failing.sentence(reason)
  const note = sentence ?? own.trim()
  const submit = () => {
    setAsked(true)
    if (reason === null || note === '') return
    onDeed({
      note,
      failureReason: reason,
      broughtBack: true,
      photo,
      ...saidOfOrders(orders, () => ({ collected: null })),
      ...(calledAt && { calledAt }),
    })
  }
  return (
    <>
      <Choices
        legend={words.why}
        options={failureReasonsOf(stop.kind).map((value) => ({
          value,
          label: failing.reasons[value],
        }))}
        value={reason}
        onChange={setReason}
      />
      {sentence && <p className="text-ink-soft">{failing.reads({ sentence })}</p>}
      {reason === 'other' && <NoteField label={failing.own} note={own} onNote={setOwn} />}
      <p className="text-sm text-ink-soft">
        {calledAt
          ? words.calledAt({ at: dates.clock(new Date(calledAt), timeZone) })
          : words.proofHint}
      </p>
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <Problem>{isAsked && (reason === null || note === '') && failing.whyNeeded}</Problem>
      <div className="grid grid-cols-2 gap-2">
        <Press look="secondary" onClick={onBack}>
          {words.back}
        </Press>
        <Press look="danger" onClick={submit}>
          {words.send(stop)}
          <span className="sr-only"> {numbersOf(orders)}</span>
        </Press>
      </div>
    </>
  )
}
