// Proof of a delivery: the code that the customer says, or a photo and who took the clothes.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { DELIVERY_CODE_DIGITS, isTakerNamed } from '#domain/run-sheet/delivery-proof.ts'
import { CodeInput } from '#web/features/forms/code-input.tsx'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { deliveryProof } from '#words/en/run-sheet/delivery-codes.ts'
import { DONE_WORDS } from './completion-buttons.tsx'
import { DoorPhotoField, useDoorPhoto } from './door-photo-field.tsx'
import { refreshRunSheet } from './sheet-queries.ts'
import type { Asked } from './stop-question.tsx'
import { type TakenChoice, TakerFields } from './taker-fields.tsx'
import { unitsToHandOver } from './units-to-hand-over.ts'
import type { AtTheDoor } from './stop-of-orders.ts'

/** Whether a delivery is to be proved, and isn't yet by what goes with it. */
export function needsProof(
  { kind, done, proof, releasedSince }: RunStop,
  door: AtTheDoor,
): boolean {
  if (kind === 'pickup' || done || !proof || door.code) return false
  const { photo, takenBy: by, takenName: name = null } = door
  const isReleased = releasedSince !== undefined && by === 'guard'
  return !(photo && by && (isReleased || isTakerNamed({ by, name })))
}

type DeliveryProofProps = {
  asked: Asked
  /** What was typed for another order of the same door; empty where nothing was. */
  knownCode: () => string
  onClose: () => void
  /** What goes with the delivery, with its proof. */
  onProved: (door: AtTheDoor) => void
}

export function DeliveryProofDialog({ asked, knownCode, onClose, onProved }: DeliveryProofProps) {
  const [left, setLeft] = useState(asked.stop.proof?.codeTriesLeft ?? 0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isByPhoto, setByPhoto] = useState(left === 0 || asked.stop.releasedSince !== undefined)
  return isByPhoto ? (
    <PhotoProof
      asked={asked}
      refusal={refusal}
      onCode={left > 0 ? () => setByPhoto(false) : undefined}
      onClose={onClose}
      onProved={onProved}
    />
  ) : (
    <CodeProof
      asked={asked}
      knownCode={knownCode}
      left={left}
      onRefused={(triesLeft, message) => {
        setLeft(triesLeft)
        if (triesLeft > 0) return
        setRefusal(message)
        setByPhoto(true)
      }}
      onPhoto={() => setByPhoto(true)}
      onClose={onClose}
      onProved={onProved}
    />
  )
}

type CodeProofProps = DeliveryProofProps & {
  left: number
  onRefused: (triesLeft: number, message: string) => void
  onPhoto: () => void
}

function CodeProof(props: CodeProofProps) {
  const { asked, knownCode, left, onRefused, onPhoto, onClose, onProved } = props
  const { stop, door } = asked
  const words = useWords(deliveryProof)
  const client = useQueryClient()
  const [code, setCode] = useState(knownCode)
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = code.length < DELIVERY_CODE_DIGITS
  const check = useAction(checkDeliveryCode, {
    networkMode: 'always',
    input: (typed: string) => ({ params: { orderId: stop.orderId }, body: { code: typed } }),
    onDone: (_, typed) => onProved({ ...door, code: typed }),
    onFailed: (error, typed) => {
      const triesLeft = triesLeftIn(error)
      // Without an answer it is kept with the delivery, and checked once that arrives.
      if (triesLeft === null) return onProved({ ...door, code: typed })
      refreshRunSheet(client)
      onRefused(triesLeft, error.message)
    },
  })
  const submit = () => {
    setIsAsked(true)
    if (!isMissing) check.send(code)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(stop)}
      description={words.aboutCode}
      action={check}
      onSubmit={submit}
      cancelLabel={words.notNow}
      submitLabel={DONE_WORDS.delivery}
    >
      {/* Read at arm's length, typed with one wet thumb. */}
      <div className="[&_input]:h-18 [&_input]:text-center [&_input]:text-4xl [&_input]:tracking-[0.4em]">
        <CodeInput
          length={DELIVERY_CODE_DIGITS}
          label={words.code}
          hint={words.triesLeft({ left })}
          autoComplete="off"
          value={code}
          error={isAsked && isMissing ? words.codeNeeded : undefined}
          onCode={setCode}
        />
      </div>
      <Button wide variant="secondary" disabled={check.isPending} onClick={onPhoto}>
        {words.withoutCode}
      </Button>
    </FormDialog>
  )
}

/** How many tries a refusal leaves; null for a failure that says nothing of the code. */
function triesLeftIn(error: Error): number | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'no_longer_changeable') return 0
  if (error.code !== 'wrong_code') return null
  return (error.body as { triesLeft?: number }).triesLeft ?? 0
}

type PhotoProofProps = Omit<DeliveryProofProps, 'knownCode'> & {
  /** Why no code is asked for any more. */
  refusal: string | null
  onCode: (() => void) | undefined
}

function PhotoProof({ asked, refusal, onCode, onClose, onProved }: PhotoProofProps) {
  const { stop, door } = asked
  const words = useWords(deliveryProof)
  const here = unitsToHandOver(stop)
  const [taken, setTaken] = useState<TakenChoice>(() => ({
    by: door.takenBy ?? (stop.releasedSince ? 'guard' : 'customer'),
    name: door.takenName ?? '',
    kept: here
      .map(({ number }) => number)
      .filter((each) => door.units && !door.units.includes(each)),
  }))
  const taker = useDoorPhoto()
  const photo = taker.photo ?? door.photo ?? null
  const [isAsked, setIsAsked] = useState(false)
  const handsNothing = here.length > 0 && taken.kept.length === here.length
  const isReleased = stop.releasedSince !== undefined && taken.by === 'guard'
  const isNamed = isReleased || isTakerNamed(taken)
  const missing = !photo ? words.photoNeeded : isNamed ? null : words.nameNeeded
  const submit = () => {
    setIsAsked(true)
    if (missing !== null) return
    const { takenName: _name, units: _units, ...rest } = door
    onProved({
      ...rest,
      photo,
      takenBy: taken.by,
      ...(taken.by !== 'customer' && taken.name.trim() && { takenName: taken.name.trim() }),
      ...(taken.kept.length > 0 && {
        units: here.map(({ number }) => number).filter((each) => !taken.kept.includes(each)),
      }),
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(stop)}
      description={stop.releasedSince ? words.aboutRelease : words.aboutPhoto}
      action={{ isPending: false }}
      onSubmit={submit}
      cancelLabel={words.notNow}
      submitLabel={DONE_WORDS.delivery}
      canSubmit={!taker.isReading && !handsNothing}
    >
      {refusal !== null && (
        <p role="alert" className="font-semibold text-danger-text">
          {refusal}
        </p>
      )}
      <DoorPhotoField door={{ ...taker, photo }} />
      <TakerFields stop={stop} value={taken} onChange={setTaken} />
      {onCode && (
        <Button wide variant="quiet" onClick={onCode}>
          {words.withCode}
        </Button>
      )}
      {isAsked && missing !== null && (
        <p role="alert" className="font-semibold text-danger-text">
          {missing}
        </p>
      )}
    </FormDialog>
  )
}
