// Order management: search, status filter, the list, and word of what came in meanwhile.
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import type { RefObject } from 'react'
import { BareLine } from '#web/art/clothesline.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { staffOrderPages } from './console-queries.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import type { Waiting } from './use-console-changes.ts'
import { useStaffFilter } from './use-staff-filter.ts'

type OrdersPanelProps = {
  listRef: RefObject<HTMLDivElement | null>
  waiting: Waiting
  /** Loads the list afresh. */
  onShow: () => void
}

/** All orders, newest first. */
export function OrdersPanel({ listRef, waiting, onShow }: OrdersPanelProps) {
  const { filter, setFilter, isFiltered } = useStaffFilter()
  const orders = useInfiniteQuery(staffOrderPages(filter))
  const all = orders.data?.pages.flatMap((page) => page.items) ?? []

  return (
    <section aria-labelledby="orders" className="min-w-0">
      <h2 id="orders" className="mb-4 text-xl">
        Orders
      </h2>
      <OrderFilters filter={filter} onChange={setFilter} />

      <NewOrders
        waiting={waiting}
        onShow={() => {
          onShow()
          document.getElementById('orders')?.scrollIntoView({ block: 'start' })
        }}
      />

      <div ref={listRef} aria-busy={orders.isPlaceholderData} className="mt-4">
        {orders.isPending && <SkeletonList rows={4} label="Loading orders" />}
        {orders.isError && (
          <Failed
            what="The orders couldn't be loaded."
            error={orders.error}
            onRetry={() =>
              void (orders.isFetchNextPageError ? orders.fetchNextPage() : orders.refetch())
            }
            retrying={orders.isFetching}
          />
        )}
        {all.length > 0 && (
          <div className={orders.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            <OrderList orders={all} />
          </div>
        )}
        {orders.isSuccess && all.length === 0 && (
          <EmptyState
            title="No orders found."
            art={<BareLine />}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={() => setFilter({ q: '', status: null })}>
                  Show all orders
                </Button>
              )
            }
          >
            {isFiltered
              ? 'Nothing matches this search and status.'
              : 'The first order will appear here by itself.'}
          </EmptyState>
        )}
        <ShowMore
          more={orders.hasNextPage}
          busy={orders.isFetchingNextPage}
          onMore={() => void orders.fetchNextPage()}
        />
        <output className="sr-only">{all.length > 0 && `${all.length} orders shown`}</output>
      </div>
    </section>
  )
}

/** Stays in sight while someone is down in the list, and moves nothing until they ask for it. */
function NewOrders({ waiting, onShow }: { waiting: Waiting; onShow: () => void }) {
  const { newOrders, changed } = waiting
  const text = newOrders > 0 ? `${newOrders} new ${newOrders === 1 ? 'order' : 'orders'}` : null
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky top-20 z-10 flex justify-center empty:hidden"
    >
      {changed && (
        <Button
          variant="marigold"
          size="sm"
          onClick={onShow}
          className="pointer-events-auto mt-4 animate-rise shadow-float"
        >
          <ArrowUp aria-hidden="true" size={18} />
          {text ?? 'Refresh the list'}
        </Button>
      )}
    </div>
  )
}
