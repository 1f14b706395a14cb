// What a rider does at a door: counts and picks up, or hands over, is paid and proves it.
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { checkDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { TAKERS, type Taker } from '#domain/clothes/custody.ts'
import { DELIVERY_CODE_DIGITS, isTakerNamed } from '#domain/run-sheet/delivery-proof.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import type { Collected } from '#web/offline/kept-completions.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { NoteField, PhotoField } from './door-fields.tsx'
import { Choices, LineField, Press, Problem } from './press.tsx'
import type { DeedAtDoor } from './use-deeds.ts'

const askCheck = addressOf(checkDeliveryCode)

type DeedFormProps = { stop: OwnStop; onDeed: (deed: DeedAtDoor) => void }

export function DeedForm({ stop, onDeed }: DeedFormProps) {
  return stop.kind === 'pickup' ? (
    <PickupForm stop={stop} onDeed={onDeed} />
  ) : (
    <DeliveryForm stop={stop} onDeed={onDeed} />
  )
}

function PickupForm({ stop, onDeed }: DeedFormProps) {
  const words = useWords(ownRun)
  const door = useWords(atTheDoor)
  const [bags, setBags] = useState(1)
  const [photo, setPhoto] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [by, setBy] = useState<Taker>('customer')
  return (
    <>
      <BagCount bags={bags} onChange={setBags} />
      <More>
        <PhotoField photo={photo} onPhoto={setPhoto} />
        <Choices
          legend={door.giver}
          options={TAKERS.map((value) => ({ value, label: door.takers[value] }))}
          value={by}
          onChange={setBy}
        />
        <NoteField note={note} onNote={setNote} />
      </More>
      <Press
        isTall
        onClick={() =>
          onDeed({
            note: note.trim(),
            photo,
            collected: null,
            bags,
            ...(by !== 'customer' && { givenBy: by }),
          })
        }
      >
        {words.doneKinds.pickup}
        <span className="sr-only"> {stop.number}</span>
      </Press>
    </>
  )
}

function BagCount({ bags, onChange }: { bags: number; onChange: (bags: number) => void }) {
  const words = useWords(ownRun)
  const id = useId()
  const step = (by: number) => onChange(Math.min(Math.max(bags + by, 1), LARGEST_LIMITS.bags))
  return (
    <fieldset aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="grow text-lg font-semibold">
        {words.bags}
      </span>
      <Press
        look="secondary"
        className="size-14"
        aria-label={words.oneLess}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </Press>
      <output className="min-w-12 text-center text-2xl font-bold">{bags}</output>
      <Press
        look="secondary"
        className="size-14"
        aria-label={words.oneMore}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </Press>
    </fieldset>
  )
}

function DeliveryForm({ stop, onDeed }: DeedFormProps) {
  const words = useWords(ownRun)
  const door = useWords(atTheDoor)
  const { unpacked, proof } = stop
  const [code, setCode] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [by, setBy] = useState<Taker>('customer')
  const [takenName, setTakenName] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const hasCode = code.length === DELIVERY_CODE_DIGITS
  const named = isTakerNamed({ by, name: takenName })

  const deliver = async (collected: Collected | null) => {
    if (unpacked > 0 && reason.trim() === '') return setProblem(words.reasonNeeded)
    if (!named) return setProblem(words.nameNeeded)
    if (proof && !hasCode && !photo) return setProblem(words.proofNeeded)
    setProblem(undefined)
    if (proof && hasCode) {
      setChecking(true)
      const wrong = await refusalOfCode(stop.orderId, code)
      setChecking(false)
      if (wrong) return setProblem(wrong)
    }
    onDeed({
      note: note.trim(),
      photo,
      collected,
      ...(proof && hasCode && { code }),
      ...((by !== 'customer' || (proof && !hasCode)) && {
        takenBy: by,
        takenName: takenName.trim(),
      }),
      ...(unpacked > 0 && { reason: reason.trim() }),
    })
  }
  return (
    <>
      {proof && proof.codeTriesLeft > 0 && (
        <LineField
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DELIVERY_CODE_DIGITS}
          className="text-center font-bold tracking-[0.5em]"
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
      {unpacked > 0 && (
        <LineField
          label={words.reason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <More hint={proof ? words.orPhoto : undefined}>
        <PhotoField photo={photo} onPhoto={setPhoto} />
        <Choices
          legend={door.taker}
          options={TAKERS.map((value) => ({ value, label: door.takers[value] }))}
          value={by}
          onChange={setBy}
        />
        {by !== 'customer' && (
          <LineField
            label={door.takerName}
            hint={door.takerNameHint}
            maxLength={80}
            value={takenName}
            onChange={(event) => setTakenName(event.target.value)}
          />
        )}
        <NoteField note={note} onNote={setNote} />
      </More>
      <Problem>{problem}</Problem>
      {isChecking && <output>{words.checking}</output>}
      <HandOverButtons
        stop={stop}
        isBusy={isChecking}
        onDone={(collected) => void deliver(collected)}
      />
    </>
  )
}

type HandOverButtonsProps = {
  stop: OwnStop
  isBusy: boolean
  onDone: (collected: Collected | null) => void
}

/** The way that was named at booking comes first. */
function HandOverButtons({ stop, isBusy, onDone }: HandOverButtonsProps) {
  const words = useWords(ownRun)
  const { due, number, paymentMethod } = stop
  const ways = paymentMethod === 'upi' ? (['upi', 'cash'] as const) : (['cash', 'upi'] as const)
  const ofOrder = <span className="sr-only"> {number}</span>
  if (due === 0)
    return (
      <Press isTall disabled={isBusy} onClick={() => onDone(null)}>
        {words.doneKinds.delivery}
        {ofOrder}
      </Press>
    )
  return (
    <fieldset disabled={isBusy} className="grid grid-cols-2 gap-2">
      <legend className="mb-1 font-semibold">{words.paidHow}</legend>
      {ways.map((method) => (
        <Press key={method} isTall onClick={() => onDone({ method, amount: due })}>
          {words[method]({ sum: rupeesText(due) })}
          {ofOrder}
        </Press>
      ))}
      <Press look="secondary" className="col-span-2" onClick={() => onDone(null)}>
        {words.unpaid}
        {ofOrder}
      </Press>
    </fieldset>
  )
}

/** Why a code can't be right; null where it is, or where nobody can be asked: it is checked once it is sent. */
async function refusalOfCode(orderId: string, code: string): Promise<string | null> {
  try {
    await call(askCheck, { params: { orderId }, body: { code } })
    return null
  } catch (error) {
    return error instanceof ApiError && error.status === 422 ? error.message : null
  }
}

/** What most doors don't need. */
function More({ hint, children }: { hint?: string | undefined; children: ReactNode }) {
  const words = useWords(ownRun)
  return (
    <details className="rounded-md border border-line px-3">
      <summary className="flex min-h-12 items-center font-semibold text-primary-text">
        {words.more}
      </summary>
      <div className="grid gap-3 pb-3">
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        {children}
      </div>
    </details>
  )
}
