// Who comes to a customer today, and when, live; nothing where no rider does.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Arrival, readArrival } from '#contract/run-sheet/arrivals.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { arrivals } from '#words/en/run-sheet/arrivals.ts'

const askArrival = addressOf(readArrival)

/** The time that passes moves a window as well. */
const REFRESH_MS = 60_000

/**
 * Asked again with all that is asked about the order when it changes.
 * @param livePath the stream of the order, which says when riders have made a stop
 */
export function OwnArrival({ orderId, livePath }: { orderId: string; livePath: string }) {
  const words = useWords(arrivals)
  const id = useId()
  const { data, refetch } = useQuery({
    queryKey: ['order', orderId, 'arrival'],
    queryFn: ({ signal }) => call(askArrival, { params: { orderId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.visit?.window ? REFRESH_MS : false),
  })
  const visit = data?.visit
  useLiveStream(visit ? livePath : null, () => void refetch(), { names: ['run'] })
  if (!visit) return null
  const { kind, rider, window } = visit
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl wrap-anywhere">
        {words.title({ kind, rider })}
      </h2>
      {window && <ArrivalTime window={window} />}
    </Panel>
  )
}

function ArrivalTime({ window }: { window: NonNullable<Arrival['window']> }) {
  const words = useWords(arrivals)
  const dates = useWords(screenDates)
  const { zone } = useLaundryTime()
  const clock = (instant: string) => dates.clock(new Date(instant), zone)
  const { from, until, about, state, isNext } = window
  return (
    <>
      <p aria-live="polite" className="mt-1 text-2xl font-bold">
        {state === 'late'
          ? words.late({ about: clock(about) })
          : words.between({ from: clock(from), until: clock(until) })}
      </p>
      {(isNext || state === 'later' || state === 'sooner') && (
        <p className="mt-1 font-semibold">
          {[isNext && words.next, (state === 'later' || state === 'sooner') && words[state]]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <p className="mt-1 text-ink-soft">{words.changes}</p>
    </>
  )
}
