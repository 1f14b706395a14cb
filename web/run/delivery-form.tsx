// Handing over at a door: proof, payment, and who took the clothes.
import { useState } from 'react'
import { checkDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import type { Taker } from '#domain/clothes/custody.ts'
import { DELIVERY_CODE_DIGITS, isTakerNamed } from '#domain/run-sheet/delivery-proof.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { hasTries, saidOfOrders } from '#web/offline/deed-parts.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { collectedOf, type PaidAtDoor } from './collected-of.ts'
import { More, NoteField, PhotoField, TakerFields } from './door-fields.tsx'
import { HandOverButtons } from './hand-over-buttons.tsx'
import { LineField } from './press.tsx'
import type { DeedFormProps } from './use-deeds.ts'

const askCheck = addressOf(checkDeliveryCode)

export function DeliveryForm({ orders, onDeed }: DeedFormProps) {
  const words = useWords(ownRun)
  const [code, setCode] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [by, setBy] = useState<Taker>('customer')
  const [takenName, setTakenName] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const toProve = orders.filter(({ proof }) => proof)
  const withCode = toProve.filter(hasTries)
  const hasCode = code.length === DELIVERY_CODE_DIGITS
  // One code proves all orders of a door; an order without one needs a photo.
  const isProvedByCode = hasCode && withCode.length === toProve.length
  const asksReason = orders.some(({ unpacked }) => unpacked > 0)
  const named = isTakerNamed({ by, name: takenName })

  const deliver = async (paid: PaidAtDoor) => {
    if (paid.isLess && note.trim() === '') return setProblem(words.whyLessNeeded)
    if (asksReason && reason.trim() === '') return setProblem(words.reasonNeeded)
    if (!named) return setProblem(words.nameNeeded)
    if (toProve.length > 0 && !isProvedByCode && !photo) return setProblem(words.proofNeeded)
    setProblem(undefined)
    if (withCode[0] && hasCode) {
      setChecking(true)
      const wrong = await refusalOfCode(withCode[0].orderId, code)
      setChecking(false)
      if (wrong) return setProblem(wrong)
    }
    const shares = new Map(
      collectedOf(orders, paid).map((share, place) => [orders[place]!, share] as const),
    )
    onDeed({
      note: note.trim(),
      photo,
      ...((by !== 'customer' || (toProve.length > 0 && !isProvedByCode)) && {
        takenBy: by,
        takenName: takenName.trim(),
      }),
      ...saidOfOrders(orders, (order) => ({
        collected: shares.get(order)?.collected ?? null,
        ...(hasCode && hasTries(order) && { code }),
        ...(order.unpacked > 0 && { reason: reason.trim() }),
      })),
    })
    const [one, ...others] = orders.filter((order) => shares.get(order)?.beside)
    if (!one) return
    const inBoth = [one, ...others] as const
    const beside = (order: OwnStop) => ({ collected: shares.get(order)?.beside ?? null })
    onDeed({ note: '', photo: null, ...saidOfOrders(inBoth, beside) }, inBoth)
  }
  return (
    <>
      {withCode.length > 0 && (
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
      {asksReason && (
        <LineField
          label={words.reason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <More hint={toProve.length > 0 ? words.orPhoto : undefined}>
        <PhotoField photo={photo} onPhoto={setPhoto} />
        <TakerFields by={by} onBy={setBy} name={takenName} onName={setTakenName} />
        <NoteField note={note} onNote={setNote} />
      </More>
      {isChecking && <output>{words.checking}</output>}
      <HandOverButtons
        orders={orders}
        isBusy={isChecking}
        problem={problem}
        whyLess={<NoteField label={words.whyLess} note={note} onNote={setNote} />}
        onDone={(paid) => void deliver(paid)}
      />
    </>
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
