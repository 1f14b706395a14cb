// One date: its slots with their places, the pickups and deliveries that stand on it, and closing it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { type AdminDay, closeDate, openDate } from '#contract/settings-days.ts'
import { call } from '#web/lib/api.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { RescheduleDialog } from '#web/features/orders/reschedule-dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { DayPlaces } from './day-places.tsx'
import { dayOn, deliveriesOn, pickupsOn, putDay, refreshDays } from './settings-state.ts'
import { FailedQuery } from '#web/ui/failed.tsx'

export function DayPanel({ date, today }: { date: string; today: string }) {
  const time = useLaundryTime()
  const day = useQuery(dayOn(date))
  if (day.isPending) return <SkeletonList rows={2} label="Loading the date" />
  if (!day.data)
    return (
      <div className="mt-4">
        <FailedQuery what="The date couldn't be loaded." query={day} />
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
        <p className="text-ink-soft">This date is over.</p>
      ) : (
        <>
          <Closing key={String(day.data.closed)} day={day.data} />
          <DayPlaces day={day.data} />
        </>
      )}
      <Standing day={day.data} />
    </div>
  )
}

function Closing({ day }: { day: AdminDay }) {
  const client = useQueryClient()
  const [reason, setReason] = useState(day.reason)
  const onSuccess = (now: AdminDay) => putDay(client, now)
  const close = useMutation({
    mutationFn: () => call(closeDate, { params: { date: day.date }, body: { reason } }),
    onSuccess,
  })
  const open = useMutation({
    mutationFn: () => call(openDate, { params: { date: day.date } }),
    onSuccess,
  })
  const error = close.error ?? open.error
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    close.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          label="Why it is closed"
          hint="Customers who look at this date read it."
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
          <Button busy={open.isPending} onClick={() => open.mutate()}>
            Open it again
          </Button>
        )}
      </div>
      <FormProblem problem={error ? problemOf(error, "That couldn't be saved.") : null} />
    </form>
  )
}

/** Closing moves nobody: who has booked must be notified, and staff see who that is. */
function Standing({ day }: { day: AdminDay }) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const [movingId, setMovingId] = useState<string | null>(null)
  const clock = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time.zone,
  })
  // By staff for this date, or by the week's hours.
  const isShut = day.closed || day.slots.every(({ offered }) => !offered)
  const moving = day.orders.find(({ _id }) => _id === movingId)
  return (
    <>
      <OrdersOfDay
        heading={pickupsOn(day.orderCount)}
        advice={
          isShut
            ? 'Please agree on another date with each, and move it: the customer is notified.'
            : null
        }
        count={day.orderCount}
        orders={day.orders.map(({ _id, number, pickupTime }) => ({ _id, number, at: pickupTime }))}
        onMove={setMovingId}
      />
      <OrdersOfDay
        heading={deliveriesOn(day.deliveryCount)}
        advice={isShut ? 'They were promised before the date was closed. Please call each.' : null}
        count={day.deliveryCount}
        orders={day.deliveries.map(({ _id, number, estimatedDelivery, deliveryTime }) => ({
          _id,
          number,
          at: deliveryTime ?? clock.format(new Date(estimatedDelivery)),
        }))}
      />
      {moving && (
        <RescheduleDialog
          order={{ ...moving, pickupDate: day.date }}
          byStaff
          onMoved={() => refreshDays(client)}
          onClose={() => setMovingId(null)}
        />
      )}
    </>
  )
}

function OrdersOfDay({
  heading,
  advice,
  count,
  orders,
  onMove,
}: {
  heading: string
  /** What to do about them, on a closed date. */
  advice: string | null
  count: number
  orders: readonly { _id: string; number: string; at: string }[]
  /** Asks for another time of one; left out where none can be moved. */
  onMove?: (id: string) => void
}) {
  const id = useId()
  if (count === 0) return <p className="text-ink-soft">{heading}.</p>
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="font-semibold">
        {heading}
      </h4>
      {advice !== null && <p className="text-sm text-ink-soft">{advice}</p>}
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {orders.map((order) => (
          <li
            key={order._id}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
          >
            <TextLink to={`/admin/orders/${order._id}`}>{order.number}</TextLink>
            <span className="ml-auto text-ink-soft">{order.at}</span>
            {onMove && (
              <Button variant="quiet" size="sm" onClick={() => onMove(order._id)}>
                Move<span className="sr-only"> {order.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-sm text-ink-soft">And {count - orders.length} more.</p>
      )}
    </section>
  )
}
