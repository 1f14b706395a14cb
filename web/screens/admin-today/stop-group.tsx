// The stops of one slot: what is left as cards, what is done folded away.
import type { RunStop } from '#contract/run-sheet.ts'
import type { StopGroup as Group } from '#domain/run-sheet.ts'
import { DoneRow } from './done-row.tsx'
import { StopCard } from './stop-card.tsx'
import type { Taps } from './use-taps.ts'

type StopGroupProps = {
  group: Group<RunStop>
  taps: Taps
  onProof: (stop: RunStop) => void
}

const keyOf = ({ orderId, kind }: RunStop) => `${orderId} ${kind}`

/** What was just done stays in sight for a moment, so that nothing moves under a thumb at once. */
export function StopGroup({ group, taps, onProof }: StopGroupProps) {
  const { title, left, done } = group
  const fresh = done.filter((stop) => taps.of(stop) !== undefined)
  const folded = done.filter((stop) => taps.of(stop) === undefined)
  const id = `slot-${title.replaceAll(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className={left.length === 0 ? 'print:hidden' : undefined}>
      <h2
        id={id}
        className="mb-3 flex flex-wrap items-baseline gap-x-3 text-xl print:mt-4 print:mb-1 print:break-after-avoid"
      >
        {title}
        <span className="text-sm font-normal text-ink-soft">{`${left.length} left`}</span>
      </h2>
      {(left.length > 0 || fresh.length > 0) && (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 print:block">
          {left.map((stop) => (
            <StopCard key={keyOf(stop)} stop={stop} taps={taps} onProof={() => onProof(stop)} />
          ))}
          {fresh.map((stop) => (
            <DoneRow key={keyOf(stop)} stop={stop} taps={taps} />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <details className="mt-3 print:hidden">
          <summary className="inline-flex min-h-11 items-center font-semibold text-neel-text">
            {`Done: ${folded.length}`}
          </summary>
          <ul className="mt-2 grid gap-2">
            {folded.map((stop) => (
              <DoneRow key={keyOf(stop)} stop={stop} taps={taps} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
