// Booked pickups and deliveries of a date with their customers: moved singly or together, or written to.
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import type { AdminDay } from '#contract/settings/settings-days.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { RescheduleDialog } from '#web/features/orders/change/reschedule-dialog.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { standingOrders } from '#words/en/orders/standing-orders.ts'
import { deliveriesSentence, pickupsSentence, refreshSpecialDays } from '../state/settings-state.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const BulkMoveDialog = lazyPart(async () => ({
  default: (await import('#web/features/orders/bulk/bulk-move-dialog.tsx')).BulkMoveDialog,
}))
const BulkMessageDialog = lazyPart(async () => ({
  default: (await import('#web/features/orders/bulk/bulk-message-dialog.tsx')).BulkMessageDialog,
}))

type StandingOrdersProps = {
  day: AdminDay
  /** Whether these are some of the date's orders, so that of a kind without any nothing is said. */
  isPart?: boolean
}

/** Closing a date or lowering its places moves nobody: staff decide what becomes of whom. */
export function AffectedOrders({ day, isPart = false }: StandingOrdersProps) {
  const words = useWords(standingOrders)
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
  const beyond = day.slots.flatMap(({ pickupTime, booked, ownPlaces, usualPlaces }) => {
    const over = booked - (ownPlaces ?? usualPlaces)
    return over > 0 ? [words.over({ count: over, pickupTime })] : []
  })
  const moving = day.orders.find(({ _id }) => _id === movingId)
  return (
    <>
      {(day.orderCount > 0 || !isPart) && (
        <OrdersOfDay
          kind="pickup"
          date={day.date}
          heading={pickupsSentence(day.orderCount)}
          advice={isShut ? words.pickupsShut : beyond.join(' ')}
          count={day.orderCount}
          orders={day.orders.map((order) => ({
            ...order,
            at: order.pickupTime,
            pickupDate: day.date,
          }))}
          onMove={setMovingId}
          onMoved={() => refreshSpecialDays(client)}
        />
      )}
      {(day.deliveryCount > 0 || !isPart) && (
        <OrdersOfDay
          kind="delivery"
          date={day.date}
          heading={deliveriesSentence(day.deliveryCount)}
          advice={isShut ? words.deliveriesShut : ''}
          count={day.deliveryCount}
          orders={day.deliveries.map(({ estimatedDelivery, deliveryTime, ...order }) => ({
            ...order,
            at: deliveryTime ?? clock.format(new Date(estimatedDelivery)),
            deliveryWindow: deliveryTime === null ? null : { date: day.date, time: deliveryTime },
          }))}
          onMoved={() => refreshSpecialDays(client)}
        />
      )}
      {moving && (
        <RescheduleDialog
          order={{ ...moving, pickupDate: day.date }}
          byStaff
          onMoved={() => refreshSpecialDays(client)}
          onClose={() => setMovingId(null)}
        />
      )}
    </>
  )
}

type Standing = {
  _id: string
  number: string
  name?: string | undefined
  phone?: string | undefined
  /** When, as people read it. */
  at: string
  pickupDate?: string
  pickupTime?: string
  deliveryWindow?: { date: string; time: string } | null
}

type OrdersOfDayProps = {
  kind: StopKind
  date: string
  heading: string
  /** What to do about them; empty where nothing is to be done. */
  advice: string
  count: number
  orders: readonly Standing[]
  /** Asks for another time of one; left out where that is done on its page. */
  onMove?: (id: string) => void
  onMoved: () => void
}

function OrdersOfDay(props: OrdersOfDayProps) {
  const { kind, date, heading, advice, count, orders, onMove, onMoved } = props
  const words = useWords(standingOrders)
  const time = useLaundryTime()
  const permissions = useSession().user?.permissions ?? []
  const id = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<'move' | 'message' | null>(null)
  if (count === 0) return <p className="text-ink-soft">{heading}.</p>

  const chosen = orders.filter(({ _id }) => ticked.has(_id))
  const meant = chosen.length > 0 ? chosen : orders
  const dialog = {
    orders: meant,
    onClose: () => setOpen(null),
    onDone: (failed: readonly string[]) => {
      setOpen(null)
      setTicked(new Set(failed))
      onMoved()
    },
  }
  const tick = (order: string) => {
    const next = new Set(ticked)
    if (!next.delete(order)) next.add(order)
    setTicked(next)
  }
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="font-semibold">
        {heading}
        <span className="sr-only">: {time.date(date)}</span>
      </h4>
      {advice !== '' && <p className="text-sm text-ink-soft">{advice}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {permissions.includes('orders') && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('move')}>
            {words.move({ chosen: chosen.length, all: orders.length })}
          </Button>
        )}
        {permissions.includes('customers') && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('message')}>
            {words.message({ chosen: chosen.length, all: orders.length })}
          </Button>
        )}
      </div>
      <ul className="mt-2">
        {orders.map((order) => (
          <li
            key={order._id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line"
          >
            <label className="grid size-11 cursor-pointer place-items-center">
              <span className="sr-only">{words.choose(order)}</span>
              <input
                type="checkbox"
                className="size-5"
                checked={ticked.has(order._id)}
                onChange={() => tick(order._id)}
              />
            </label>
            <TextLink to={`/admin/orders/${order._id}`}>{order.number}</TextLink>
            <span className="text-ink-soft">{order.at}</span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <bdi>{order.name}</bdi>
              {order.phone && (
                <a
                  href={telephoneLink(order.phone)}
                  className="ml-2 inline-flex min-h-11 items-center text-primary-text underline"
                >
                  {order.phone}
                </a>
              )}
            </span>
            {onMove && (
              <Button variant="quiet" size="sm" onClick={() => onMove(order._id)}>
                {words.moveOne}
                <span className="sr-only"> {order.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-sm text-ink-soft">{words.more(count - orders.length)}</p>
      )}
      {open !== null && (
        <Suspense>
          {open === 'move' ? (
            <BulkMoveDialog {...dialog} only={kind} />
          ) : (
            <BulkMessageDialog {...dialog} />
          )}
        </Suspense>
      )}
    </section>
  )
}
