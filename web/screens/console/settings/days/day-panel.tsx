// One date: slots with capacities, booked pickups and deliveries, and closing it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type AdminDay, closeDate, openDate } from '#contract/settings/settings-days.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { DaySlotCapacities } from './day-slot-capacities.tsx'
import { dayQuery, cacheDay } from '../state/settings-state.ts'
import { AffectedOrders } from './affected-orders.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function DayPanel({ date, today }: { date: string; today: string }) {
  const time = useLaundryTime()
  const day = useQuery(dayQuery(date))
  if (day.isPending) return <SkeletonList rows={2} label="Loading the date" />
  if (!day.data)
    return (
      <div className="mt-4">
        <FailedQueryNotice what="The date couldn’t be loaded." query={day} />
      </div>
    )
  const isPast = date < today
  return (
    <div className="mt-5 grid gap-6 border-t border-line pt-5">
      <h3 className="flex flex-wrap items-center gap-3 text-lg">
        {time.date(date)}
        {day.data.closed && <Badge tone="danger">Closed: {day.data.reason}</Badge>}
      </h3>
      {isPast ? (
        <p className="text-ink-soft">This date has passed.</p>
      ) : (
        <>
          <Closing key={String(day.data.closed)} day={day.data} />
          <DaySlotCapacities day={day.data} />
        </>
      )}
      <AffectedOrders day={day.data} />
    </div>
  )
}

function Closing({ day }: { day: AdminDay }) {
  const client = useQueryClient()
  const [reason, setReason] = useState(day.reason)
  const onDone = (now: AdminDay) => cacheDay(client, now)
  const close = useAction(closeDate, {
    input: () => ({ params: { date: day.date }, body: { reason } }),
    onDone,
  })
  const open = useAction(openDate, {
    input: () => ({ params: { date: day.date } }),
    onDone,
  })
  const error = close.error ?? open.error
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    close.send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          label="Why it is closed"
          hint="Customers who choose this date read it."
          maxLength={120}
          placeholder="Diwali"
          className="min-w-0 flex-1 basis-56"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          type="submit"
          variant={day.closed ? 'secondary' : 'danger'}
          disabled={reason.trim() === '' || reason.trim() === day.reason}
          busy={close.isPending}
        >
          {day.closed ? 'Save the reason' : 'Close this date'}
        </Button>
        {day.closed && (
          <Button busy={open.isPending} onClick={() => open.send()}>
            Open it again
          </Button>
        )}
      </div>
      <FormProblem problem={error ? formProblemOf(error, 'That couldn’t be saved.') : null} />
    </form>
  )
}
