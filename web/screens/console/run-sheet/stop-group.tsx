// The stops of one slot: what is left as cards, what is done folded away.
import { useId } from 'react'
import type { RunStop } from '#contract/run-sheet.ts'
import { oneStopWith, type StopGroup as Group } from '#domain/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { DoneRow } from './done-row.tsx'
import { StopCard } from './stop-card.tsx'
import type { OneOpen } from './use-one-open.ts'
import { keyOf, type PlacedStop, type StillList } from './use-still-list.ts'
import type { Completions } from './use-completions.ts'

type StopGroupProps = {
  group: Group<PlacedStop>
  completions: Completions
  hold: StillList['hold']
  oneOpen: OneOpen
  onProof: (stop: RunStop) => void
}

export function StopGroup({ group, completions, hold, oneOpen, onProof }: StopGroupProps) {
  const words = useWords(runSheet)
  const { slot, overdue, left, done } = group
  const id = useId()
  const leftCount = left.filter(({ stop }) => !stop.done).length
  return (
    <section aria-labelledby={id} className={leftCount === 0 ? 'print:hidden' : undefined}>
      <h2
        id={id}
        className="mb-3 flex flex-wrap items-baseline gap-x-3 text-xl print:mt-4 print:mb-1 print:break-after-avoid"
      >
        {overdue ? words.overdue : (slot ?? words.otherTimes)}
        <span className="text-sm font-normal text-ink-soft">{`${leftCount} left`}</span>
      </h2>
      {left.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 xl:grid-cols-3 print:block">
          {left.map((placed) => (
            <StopCard
              key={keyOf(placed.before)}
              placed={placed}
              oneStop={oneStopWith(
                placed.before,
                [...left, ...done].map(({ before }) => before),
              )}
              completions={completions}
              hold={hold}
              oneOpen={oneOpen}
              onProof={onProof}
            />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="mt-3 print:hidden">
          <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
            {`Done: ${done.length}`}
          </summary>
          <ul className="mt-2 grid gap-2">
            {done.map((placed) => (
              <DoneRow
                key={keyOf(placed.before)}
                placed={placed}
                completions={completions}
                hold={hold}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
