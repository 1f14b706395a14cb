// Stops that arrived when they were not their rider's any more: somebody with everybody's run decides.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { decideLateStop, LateStop, listLateStops } from '#contract/late-stops.ts'
import { lateStops } from '#words/en/late-stops.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshSheet } from './sheet-queries.ts'

const askLate = addressOf<typeof listLateStops>('GET', '/api/admin/late-stops')
const askDecide = addressOf<typeof decideLateStop>('PUT', '/api/admin/late-stops/:id')

const LATE = queryOptions({
  queryKey: ['admin', 'late-stops'],
  queryFn: ({ signal }) => call(askLate, {}, { signal }),
  refetchInterval: 60_000,
})

/** Nothing while none waits. */
export function LateStops() {
  const words = useWords(lateStops)
  const late = useQuery(LATE)
  const id = useId()
  if (late.isError && !late.data)
    return <FailedQuery what={words.notLoaded} query={late} retry={words.retry} />
  if (!late.data || late.data.length === 0) return null
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
      </div>
      <ul aria-labelledby={id} className="grid gap-4">
        {late.data.map((stop) => (
          <LateStopRow key={stop._id} stop={stop} />
        ))}
      </ul>
    </Panel>
  )
}

function LateStopRow({ stop }: { stop: LateStop }) {
  const words = useWords(lateStops)
  const time = useLaundryTime()
  const { number, kind, rider, why, markedAt, broughtBack } = stop
  const { note, reason, bags, grams, givenBy, takenBy, units } = stop
  const { hasPhoto, collected, amount } = stop
  const taken = amount === null ? words.unknownAmount : rupeesText(amount)
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">
        {words[broughtBack ? 'broughtBack' : kind](number)}
      </h3>
      <p>{`${words.marked({ rider, at: time.dateTime(markedAt) })} ${words.why[why]}`}</p>
      {note && <p className="wrap-anywhere">{`“${note}”`}</p>}
      {reason && <p className="wrap-anywhere">{words.reason(reason)}</p>}
      {bags !== null && <p>{words.bags({ bags, grams })}</p>}
      {givenBy && <p>{words.givenBy(givenBy)}</p>}
      {takenBy && (
        <p className="wrap-anywhere">{words.taken({ by: takenBy, name: stop.takenName })}</p>
      )}
      {units && <p>{words.part(units)}</p>}
      {collected && <p>{words[collected](taken)}</p>}
      {hasPhoto && <p className="text-sm text-ink-soft">{words.photo}</p>}
      <Decision stop={stop} />
    </li>
  )
}

function Decision({ stop }: { stop: LateStop }) {
  const words = useWords(lateStops)
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: (apply: boolean) => call(askDecide, { params: { id: stop._id }, body: { apply } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.failure(problemOf(error, words.notDecided).message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: LATE.queryKey })
      refreshSheet(client)
    },
  })
  const button = (apply: boolean) => {
    const label = apply ? words.apply : words.setAside
    return (
      <Button
        size="sm"
        variant={apply ? 'primary' : 'secondary'}
        aria-label={words.of(label, stop.number)}
        disabled={deciding.isPending}
        busy={deciding.isPending && deciding.variables === apply}
        onClick={() => deciding.mutate(apply)}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {button(true)}
      {button(false)}
    </div>
  )
}
