// Orders that match the filter, page after page.
import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { type OrderFilter, orderPages } from '#web/features/orders/record/order-queries.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

type OrderListProps = { userId: string; filter: OrderFilter; onClear: () => void }

export function OrderList({ userId, filter, onClear }: OrderListProps) {
  const pages = useInfiniteQuery(orderPages(userId, filter))

  if (pages.isPending) return <SkeletonList rows={5} label="Loading your orders" />
  if (!pages.data) {
    return <FailedQuery what="Your orders couldn’t be loaded." query={pages} />
  }

  const orders = pages.data.pages.flatMap((page) => page.items)
  if (orders.length === 0) return <NoOrders filter={filter} onClear={onClear} />
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <output className="sr-only">
        {orders.length} {orders.length === 1 ? 'order' : 'orders'}
        {pages.hasNextPage && ', and more'}
      </output>
      <ul
        className={clsx(
          'grid gap-4 transition-opacity xl:grid-cols-2',
          pages.isPlaceholderData && 'opacity-60',
        )}
      >
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} />
        ))}
      </ul>
      {pages.isError && (
        <div className="mt-6">
          <FailedQuery what="The orders couldn’t be loaded further." query={pages} />
        </div>
      )}
      <ShowMore
        more={pages.hasNextPage && !pages.isError}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </div>
  )
}

function NoOrders({ filter, onClear }: Pick<OrderListProps, 'filter' | 'onClear'>) {
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Panel>
      <output className="sr-only">No orders found.</output>
      <EmptyState
        title="No Orders Found"
        illustration={<BareLine />}
        action={
          isNarrowed ? (
            <Button variant="secondary" onClick={onClear}>
              Show all orders
            </Button>
          ) : (
            <LinkButton to="/new-order">Schedule a Pickup</LinkButton>
          )
        }
      >
        {isNarrowed
          ? 'None of your orders match this search and these filters.'
          : 'Your first pickup takes two minutes to book.'}
      </EmptyState>
    </Panel>
  )
}
