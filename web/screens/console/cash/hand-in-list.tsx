// Cash hand-ins: those to be counted, and recent counts, which can be corrected.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { HandIn } from '#contract/cash/cash.ts'
import { cashScreen, ownCashWords } from '#words/en/cash/cash.ts'
import { sendCashCount, HAND_INS } from '#web/features/cash/cash-queries.ts'
import { CountDialog } from '#web/features/cash/count-dialog.tsx'
import { PiecesText } from '#web/features/cash/pieces-text.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

export function HandInList() {
  const words = useWords(cashScreen)
  const id = useId()
  const handIns = useQuery(HAND_INS)
  const [chosen, setChosen] = useState<HandIn | null>(null)
  const waiting = handIns.data?.filter(({ counts }) => counts.length === 0) ?? []
  const counted = handIns.data?.filter(({ counts }) => counts.length > 0) ?? []
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {words.toCount}
      </h2>
      {handIns.isPending && <SkeletonList rows={2} label={words.loading} />}
      {handIns.isError && <FailedQueryNotice what={words.handInsNotLoaded} query={handIns} />}
      {handIns.isSuccess && waiting.length === 0 && (
        <p className="text-ink-soft">{words.noneToCount}</p>
      )}
      <ul className="grid gap-3 empty:hidden md:grid-cols-2">
        {waiting.map((handIn) => (
          <Waiting key={handIn._id} handIn={handIn} onCount={() => setChosen(handIn)} />
        ))}
      </ul>
      {counted.length > 0 && (
        <details>
          <summary className="w-fit py-2.5 text-primary-text">{words.lately}</summary>
          <ul className="mt-1 grid gap-2">
            {counted.map((handIn) => (
              <Counted key={handIn._id} handIn={handIn} onCorrect={() => setChosen(handIn)} />
            ))}
          </ul>
        </details>
      )}
      {chosen && <Count handIn={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function Waiting({ handIn, onCount }: { handIn: HandIn; onCount: () => void }) {
  const words = useWords(cashScreen)
  const time = useLaundryTime()
  const { name, amount, expected, reason, note, at, pieces } = handIn
  return (
    <Panel as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">{name ?? words.left}</h3>
        <p>{words.handedIn({ sum: rupeesText(amount), at: time.dateTime(at) })}</p>
        <PiecesText pieces={pieces} />
        {amount !== expected && (
          <p className="text-danger-text">
            {words.expected({ sum: rupeesText(expected) })} {reason}
          </p>
        )}
        {note && <p className="text-ink-soft">{note}</p>}
      </div>
      <Button className="grow sm:grow-0" onClick={onCount}>
        {words.count}
        <span className="sr-only"> {name ?? words.left}</span>
      </Button>
    </Panel>
  )
}

function Counted({ handIn, onCorrect }: { handIn: HandIn; onCorrect: () => void }) {
  const words = useWords(cashScreen)
  const own = useWords(ownCashWords)
  const time = useLaundryTime()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{handIn.name ?? words.left}</p>
        <p>{words.handedIn({ sum: rupeesText(handIn.amount), at: time.dateTime(handIn.at) })}</p>
        <PiecesText pieces={handIn.pieces} />
        {handIn.amount !== handIn.expected && (
          <p className="text-danger-text">
            {words.expected({ sum: rupeesText(handIn.expected) })} {handIn.reason}
          </p>
        )}
        {handIn.counts.map(({ _id, counted, by, at, reason, pieces }) => (
          <div key={_id}>
            <p className="text-ink-soft">
              {words.countedBy({
                sum: rupeesText(counted),
                by: by ?? own.colleague,
                at: time.dateTime(at),
              })}
              {reason && `: ${reason}`}
            </p>
            <PiecesText pieces={pieces} />
          </div>
        ))}
      </div>
      <Button variant="secondary" size="sm" onClick={onCorrect}>
        {words.correct}
        <span className="sr-only"> {handIn.name ?? words.left}</span>
      </Button>
    </li>
  )
}

/** The first count, or a correction of the last one. */
function Count({ handIn, onClose }: { handIn: HandIn; onClose: () => void }) {
  const words = useWords(cashScreen)
  const name = handIn.name ?? words.left
  const last = handIn.counts.at(-1)
  return (
    <CountDialog
      title={last ? words.correctOf({ name }) : words.countOf({ name })}
      hint={
        last
          ? words.correctHint({ sum: rupeesText(last.counted) })
          : words.countHint({ sum: rupeesText(handIn.amount) })
      }
      amountLabel={words.counted}
      expected={last ? handIn.expected : handIn.amount}
      alwaysReason={last !== undefined}
      pieces={last?.pieces ?? null}
      said={{
        send: words.save,
        sendNothing: words.saveNothing,
        sent: words.saved,
        failed: words.notSaved,
      }}
      send={(counted) => sendCashCount(handIn._id, last?._id ?? null, counted)}
      onClose={onClose}
    />
  )
}
