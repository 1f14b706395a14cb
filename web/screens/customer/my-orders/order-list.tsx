// Orders that match the filter, page after page.
import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { type OrderFilter, ordersQuery } from '#web/features/orders/record/order-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { myOrdersScreen } from '#words/en/orders/customer-orders.ts'

type OrderListProps = { userId: string; filter: OrderFilter; onClear: () => void }

export function OrderList({ userId, filter, onClear }: OrderListProps) {
  const words = useWords(myOrdersScreen)
  const pages = useInfiniteQuery(ordersQuery(userId, filter))

  if (pages.isPending) return <SkeletonList rows={5} label={words.loading} />
  if (!pages.data) {
    return <FailedQueryNotice what={words.notLoaded} query={pages} />
  }

  const orders = pages.data.pages.flatMap((page) => page.items)
  if (orders.length === 0) return <NoOrders filter={filter} onClear={onClear} />
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <output className="sr-only">
        {words.shown({ count: orders.length, hasMore: pages.hasNextPage })}
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
          <FailedQueryNotice what={words.moreNotLoaded} query={pages} />
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
  const { none: words } = useWords(myOrdersScreen)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Panel>
      <output className="sr-only">{words.announced}</output>
      <EmptyState
        title={words.title}
        illustration={<EmptyClothesline />}
        action={
          isNarrowed ? (
            <Button variant="secondary" onClick={onClear}>
              {words.showAll}
            </Button>
          ) : (
            <LinkButton to="/new-order">{words.schedule}</LinkButton>
          )
        }
      >
        {isNarrowed ? words.matching : words.yet}
      </EmptyState>
    </Panel>
  )
}
