// Stops of the run sheet by slot, and the confirmation before one is completed.
import { useRef, useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { groupStopsBySlot } from '#domain/run-sheet/run-sheet.ts'
import { DeliveryProofDialog, needsProof } from './delivery-proof-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { StopGroup } from './stop-group.tsx'
import { type Asked, needsConfirmation, StopQuestion } from './stop-question.tsx'
import type { AtTheDoor } from './stop-of-orders.ts'
import type { Completions } from './use-completions.ts'
import { useStopInAddress } from './use-stop-in-address.ts'
import { useOneOpenStop } from './use-one-open-stop.ts'
import { stopKey, type PlacedStop, type StillList } from './use-steady-stops.ts'

type StopsProps = {
  stops: readonly PlacedStop[]
  completions: Completions
  list: StillList
  /** Whether they are those of the day that was asked for. */
  isThere: boolean
  /** Another day is on its way. */
  isComing: boolean
}

export function StopList({ stops, completions, list, isThere, isComing }: StopsProps) {
  const [question, setQuestion] = useState<Asked | null>(null)
  const [proofOf, setProofOf] = useState<RunStop | null>(null)
  const [unproved, setUnproved] = useState<Asked | null>(null)
  // By the orders' numbers: one code is enough for all that are delivered at one door.
  const typedCodes = useRef(new Map<string, string>())
  const confirm = (stop: RunStop, door: AtTheDoor) =>
    needsConfirmation(stop, door) ? setQuestion({ stop, door }) : completions.complete(stop, door)
  const asking = {
    ...completions,
    complete: (stop: RunStop, door: AtTheDoor = {}) =>
      needsProof(stop, door) ? setUnproved({ stop, door }) : confirm(stop, door),
  }
  const rememberCode = (stop: RunStop, code: string) => {
    for (const { before } of stops)
      if (
        before.kind === stop.kind &&
        before.oneStop !== undefined &&
        before.oneStop === stop.oneStop
      )
        typedCodes.current.set(before.number, code)
  }
  const groups = groupStopsBySlot(stops)
  const oneOpen = useOneOpenStop(
    groups.flatMap((group) => group.left.map(({ before }) => stopKey(before))),
    useStopInAddress(isThere),
  )
  return (
    <>
      <div
        aria-busy={isComing}
        onPointerDownCapture={() => list.hold()}
        className="grid grid-cols-1 gap-4 md:gap-6 print:block"
      >
        {groups.map((group) => (
          <StopGroup
            key={`${group.overdue} ${group.slot}`}
            group={group}
            completions={asking}
            hold={list.hold}
            putAway={list.putAway}
            oneOpen={oneOpen}
            onProof={setProofOf}
          />
        ))}
      </div>
      {proofOf && (
        <ProofDialog
          stop={proofOf}
          onClose={() => setProofOf(null)}
          onDone={(proof) => {
            asking.complete(proofOf, proof)
            setProofOf(null)
          }}
        />
      )}
      {unproved && (
        <DeliveryProofDialog
          asked={unproved}
          knownCode={() => typedCodes.current.get(unproved.stop.number) ?? ''}
          onClose={() => setUnproved(null)}
          onProved={(proved) => {
            if (proved.code) rememberCode(unproved.stop, proved.code)
            confirm(unproved.stop, proved)
            setUnproved(null)
          }}
        />
      )}
      {question && (
        <StopQuestion
          asked={question}
          onClose={() => setQuestion(null)}
          onConfirm={(door) => {
            completions.complete(question.stop, door)
            setQuestion(null)
          }}
        />
      )}
    </>
  )
}
