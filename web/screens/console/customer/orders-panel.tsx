// A customer's orders, newest first, each a link to its page.
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { useWords } from '#web/lib/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { ordersQuery } from '#web/features/orders/record/order-queries.ts'
import { OrderPrice } from '#web/features/orders/price/order-price.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function OrdersPanel({ userId }: { userId: string }) {
  const orders = useInfiniteQuery(ordersQuery(userId, {}))
  const all = orders.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel as="section" aria-labelledby="orders" className="grid grid-cols-1 gap-3">
      <h2 id="orders" className="text-xl">
        Orders
      </h2>
      {orders.isPending && <Skeleton className="h-40" />}
      {orders.isError && <FailedQueryNotice what="The orders couldn’t be loaded." query={orders} />}
      {orders.isSuccess && all.length === 0 && <p className="text-ink-soft">No orders yet.</p>}
      {all.length > 0 && (
        <ul className="-mx-5 divide-y divide-line border-t border-line sm:-mx-6">
          {all.map((order) => (
            <Row key={order._id} order={order} />
          ))}
        </ul>
      )}
      <ShowMore
        more={orders.hasNextPage}
        busy={orders.isFetchingNextPage}
        onMore={() => void orders.fetchNextPage()}
      />
    </Panel>
  )
}

function Row({ order }: { order: Order }) {
  const time = useLaundryTime()
  const words = useWords(handOverWords)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-3 text-sm hover:bg-primary-wash sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/admin/orders/${order._id}`}
          className={`${TEXT_LINK} text-base after:absolute after:inset-0`}
        >
          {order.number}
        </Link>
        <StatusBadge order={order} />
      </p>
      <p className="text-right text-base font-semibold tabular-nums">
        <OrderPrice order={order} />
      </p>
      <p className="col-span-2 line-clamp-2 wrap-anywhere">{order.items.join(', ')}</p>
      <p className="col-span-2 text-ink-soft">
        {isBroughtToCounter(order)
          ? `${words.wayIn(order).name} ${time.dateTime(order.createdAt)}`
          : `Placed ${time.day(order.createdAt)}, pickup ${time.date(order.pickupDate)}, ${order.pickupTime}`}
      </p>
      {order.rating !== null && (
        <div className="col-span-2 flex flex-wrap items-center gap-x-2">
          <StarRating value={order.rating} />
          {order.ratingComment && (
            <span className="min-w-0 wrap-anywhere">{order.ratingComment}</span>
          )}
        </div>
      )}
    </li>
  )
}
