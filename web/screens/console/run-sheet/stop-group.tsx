// Stops of one slot: open ones as cards, earlier completed ones folded away.
import { useId } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import type { StopGroup as Group } from '#domain/run-sheet/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { CompletedStopRow } from './completed-stop-row.tsx'
import { StopCard } from './stop-card.tsx'
import { placedByDoor } from './stop-of-orders.ts'
import type { OneOpen } from './use-one-open-stop.ts'
import { stopKey, type PlacedStop, type StillList } from './use-steady-stops.ts'
import type { Completions } from './use-completions.ts'

type StopGroupProps = {
  group: Group<PlacedStop>
  completions: Completions
  hold: StillList['hold']
  putAway: StillList['putAway']
  oneOpen: OneOpen
  onProof: (stop: RunStop) => void
}

export function StopGroup({ group, completions, hold, putAway, oneOpen, onProof }: StopGroupProps) {
  const words = useWords(runSheet)
  const { slot, overdue, left, done } = group
  const id = useId()
  const name = overdue ? words.overdue : (slot ?? words.otherTimes)
  const cards = placedByDoor(left)
  const over = cards.filter(({ placed: { stop, gone } }) => stop.done || gone)
  const leftCount = cards.length - over.length
  const heading = (
    <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 text-xl">
      {name}
      <span className="text-sm font-normal text-ink-soft">{`${leftCount} left`}</span>
    </h2>
  )
  const doneCount = (
    <span className="font-semibold text-primary-text">{`Done: ${done.length}`}</span>
  )
  const doneRows = (
    <ul className="mt-2 grid gap-2">
      {done.map((placed) => (
        <CompletedStopRow
          key={stopKey(placed.before)}
          placed={placed}
          completions={completions}
          hold={hold}
        />
      ))}
    </ul>
  )
  // What is over takes one line, so that what is left comes into sight.
  if (left.length === 0) {
    return (
      <section aria-labelledby={id} className="print:hidden">
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer flex-wrap items-baseline gap-x-4 pt-1.5">
            {heading}
            {doneCount}
          </summary>
          {doneRows}
        </details>
      </section>
    )
  }
  return (
    <section aria-labelledby={id} className={leftCount === 0 ? 'print:hidden' : undefined}>
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 print:mt-4 print:mb-1 print:min-h-0 print:break-after-avoid">
        {heading}
        {/* Beside the heading, in room that is there already, so that it moves nothing when it comes. */}
        {over.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="print:hidden"
            onClick={() =>
              putAway(over.flatMap(({ orders }) => orders.map(({ before }) => stopKey(before))))
            }
          >
            {words.putAway({ count: over.length })}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 xl:grid-cols-3 print:block">
        {cards.map(({ placed, orders }) => (
          <StopCard
            key={stopKey(placed.before)}
            placed={placed}
            orders={orders}
            completions={completions}
            hold={hold}
            oneOpen={oneOpen}
            onProof={onProof}
          />
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-3 print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center">
            {doneCount}
          </summary>
          {doneRows}
        </details>
      )}
    </section>
  )
}
