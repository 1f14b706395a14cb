// Single dates: view one, close it with a reason, set its slot capacities.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/base/call.ts'
import { type adminDays, openDate } from '#contract/settings/settings-days.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { DayPanel } from './day-panel.tsx'
import {
  deliveriesSentence,
  pickupsSentence,
  cacheDay,
  specialDays,
} from '../state/settings-state.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function DatesTab() {
  const [search, setSearch] = useSearchParams()
  const days = useQuery(specialDays)
  const asked = search.get('date')
  const date = asked !== null && /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : null
  const look = (at: string) =>
    setSearch(at ? { tab: 'dates', date: at } : { tab: 'dates' }, {
      replace: true,
      preventScrollReset: true,
    })

  if (days.isPending) return <SkeletonList rows={3} label="Loading the dates" />
  if (!days.data) return <FailedQueryNotice what="The dates couldn’t be loaded." query={days} />
  const { today, closed, ownPlaces } = days.data
  return (
    <>
      <Panel as="section" aria-labelledby="one-date">
        <h2 id="one-date" className="text-xl">
          View a date
        </h2>
        <TextInput
          label="Date"
          type="date"
          min={today}
          className="mt-3 max-w-56"
          value={date ?? ''}
          onChange={(event) => look(event.target.value)}
        />
        {date !== null && <DayPanel key={date} date={date} today={today} />}
      </Panel>
      <ClosedDates days={closed} onLook={look} />
      {ownPlaces.length > 0 && <OwnPlaces slots={ownPlaces} onLook={look} />}
    </>
  )
}

type SpecialDays = AnswerOf<typeof adminDays>
type Looking = { onLook: (date: string) => void }

function ClosedDates({ days, onLook }: Looking & { days: SpecialDays['closed'] }) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const reopen = useAction(openDate, {
    input: (date: string) => ({ params: { date } }),
    onDone: (day) => {
      cacheDay(client, day)
      toast.success(`${time.date(day.date)} is open again`)
    },
    failed: 'The date couldn’t be opened.',
    toasts: 'title',
  })
  return (
    <Panel as="section" aria-labelledby="closed-dates">
      <h2 id="closed-dates" className="text-xl">
        Closed dates
      </h2>
      {days.length === 0 ? (
        <p className="mt-1 text-ink-soft">No date is closed. Choose one above to close it.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {days.map((day) => (
            <li
              key={day.date}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">{time.date(day.date)}</p>
                <p className="wrap-anywhere text-ink-soft">
                  {day.reason}
                  {day.orderCount > 0 && ` · ${pickupsSentence(day.orderCount)}`}
                  {day.deliveryCount > 0 && ` · ${deliveriesSentence(day.deliveryCount)}`}
                </p>
              </div>
              <div className="flex gap-1.5">
                <Button variant="quiet" size="sm" onClick={() => onLook(day.date)}>
                  Look<span className="sr-only"> at {time.date(day.date)}</span>
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={reopen.isPending && reopen.variables === day.date}
                  onClick={() => reopen.send(day.date)}
                >
                  Open again<span className="sr-only"> {time.date(day.date)}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function OwnPlaces({ slots, onLook }: Looking & { slots: SpecialDays['ownPlaces'] }) {
  const time = useLaundryTime()
  return (
    <Panel as="section" aria-labelledby="own-places">
      <h2 id="own-places" className="text-xl">
        Dates with their own places
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {slots.map((slot) => (
          <li
            key={`${slot.date} ${slot.pickupTime}`}
            className="flex flex-wrap items-center justify-between gap-x-4 py-2"
          >
            <span>
              {time.date(slot.date)}, {slot.pickupTime}: {slot.places}{' '}
              {slot.places === 1 ? 'place' : 'places'}, {slot.booked} booked
            </span>
            <Button variant="quiet" size="sm" onClick={() => onLook(slot.date)}>
              Look<span className="sr-only"> at {time.date(slot.date)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
