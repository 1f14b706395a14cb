// The order under way: the newest one that is neither completed nor cancelled.
import { useQuery } from '@tanstack/react-query'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { isPending } from '#domain/order-lifecycle.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { latestOrders } from '#web/features/orders/order-queries.ts'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { shortOrderId } from '#web/features/orders/short-order-id.ts'
import { StatusBadge } from '#web/features/orders/status-badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

/** How far back an order under way is looked for. */
const LOOKED_AT = 20

export function CurrentOrder({ userId }: { userId: string }) {
  const time = useLaundryTime()
  const orders = useQuery(latestOrders(userId, LOOKED_AT))

  if (orders.isPending) {
    return (
      <div>
        <output className="sr-only">Loading your current order</output>
        <Skeleton className="h-72 rounded-cut" />
      </div>
    )
  }
  if (orders.isError) {
    return <FailedQuery what="Your current order couldn't be loaded." query={orders} />
  }

  const [current, ...others] = orders.data.filter((order) => isPending(order.status))
  if (!current) {
    return (
      <Panel>
        <EmptyState
          title="Nothing on the line right now"
          illustration={<BareLine />}
          action={<LinkButton to="/new-order">Schedule a Pickup</LinkButton>}
        >
          Book a pickup and follow your clothes from here.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel as="section" aria-labelledby="current-order" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="current-order" className="text-xl">
            Current Order
          </h2>
          <p className="text-ink-soft">
            Order #{shortOrderId(current._id)} · Pickup {time.date(current.pickupDate)},{' '}
            {current.pickupTime}
          </p>
        </div>
        <span aria-live="polite">
          <StatusBadge status={current.status} />
        </span>
      </header>
      <OrderProgress order={current} />
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <p>
          Estimated delivery <strong>{time.dateTime(current.estimatedDelivery)}</strong>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {others.length > 0 && (
            <TextLink to="/my-orders" className="inline-flex min-h-11 items-center">
              {others.length} more {others.length === 1 ? 'order' : 'orders'} under way
            </TextLink>
          )}
          <LinkButton size="sm" variant="secondary" to={`/track-order?orderId=${current._id}`}>
            Follow it live
          </LinkButton>
        </div>
      </footer>
    </Panel>
  )
}
