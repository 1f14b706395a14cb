// Order management: search, filters, the list, what is selected in it, and word of what has come in since.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowUp, Keyboard, Plus } from 'lucide-react'
import { type RefObject, Suspense, lazy, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { counterScreen } from '#words/en/counter-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TapGuard } from '#web/ui/tap-guard.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { staffOrderCounts, staffOrderPages } from './console-queries.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import type { Waiting } from './use-console-changes.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { EVERYTHING, type StaffFilter, useStaffFilter } from './use-staff-filter.ts'
import { FailedQuery } from '#web/ui/failed.tsx'

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

type OrdersPanelProps = {
  listRef: RefObject<HTMLDivElement | null>
  waiting: Waiting
  /** Loads the list again. */
  onShow: () => void
}

/** All orders, newest first by default. */
export function OrdersPanel({ listRef, waiting, onShow }: OrdersPanelProps) {
  const { filter, change, isFiltered } = useStaffFilter()
  const orders = useInfiniteQuery(staffOrderPages(filter))
  const all = orders.data?.pages.flatMap((page) => page.items) ?? []
  const selection = useSelection(all.map(({ _id }) => _id))
  const searchBox = useRef<HTMLInputElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const navigate = useNavigate()
  const words = useWords(counterScreen)

  useListKeys({
    list: listRef,
    onSearch: () => {
      searchBox.current?.focus()
      searchBox.current?.select()
    },
    onOpen: (id) => void navigate(`/admin/orders/${id}`),
    onSelect: selection.toggle,
    onExtend: (from, to) => {
      if (from !== null && selection.ids.length === 0) selection.toggle(from)
      selection.extendTo(to)
    },
    onClear: () => selection.set([]),
    onHelp: () => setShowsKeys(true),
  })

  return (
    <section aria-labelledby="orders" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders" className="text-xl">
          Orders <HowMany filter={filter} />
        </h2>
        <span className="flex flex-wrap items-center gap-3">
          <LinkButton size="sm" to="/admin/orders/new">
            <Plus aria-hidden="true" size={18} />
            {words.title}
          </LinkButton>
          <Button
            variant="quiet"
            size="sm"
            aria-keyshortcuts="?"
            className="max-lg:hidden"
            onClick={() => setShowsKeys(true)}
          >
            <Keyboard aria-hidden="true" size={18} />
            Keys
          </Button>
        </span>
      </div>
      {showsKeys && (
        <Suspense>
          <KeysDialog open onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      <OrderFilters filter={filter} onChange={change} searchRef={searchBox} />

      <NewOrders
        waiting={waiting}
        onShow={() => {
          onShow()
          document.getElementById('orders')?.scrollIntoView({ block: 'start' })
        }}
      />

      <div ref={listRef} aria-busy={orders.isPlaceholderData} className="mt-4">
        {orders.isPending && <SkeletonList rows={4} label="Loading orders" />}
        {orders.isError && <FailedQuery what="The orders couldn't be loaded." query={orders} />}
        {all.length > 0 && (
          <div className={orders.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            <TapGuard>
              <OrderList orders={all} sort={filter.sort} selection={selection} />
            </TapGuard>
          </div>
        )}
        {orders.isSuccess && all.length === 0 && (
          <EmptyState
            title="No orders found."
            illustration={<BareLine />}
            action={
              isFiltered && (
                <Button
                  variant="secondary"
                  onClick={() => change({ ...EVERYTHING, sort: filter.sort })}
                >
                  Show all orders
                </Button>
              )
            }
          >
            {isFiltered
              ? 'Nothing matches this search and these filters.'
              : 'The first order will appear here automatically.'}
          </EmptyState>
        )}
        <ShowMore
          more={orders.hasNextPage}
          busy={orders.isFetchingNextPage}
          onMore={() => void orders.fetchNextPage()}
        />
        <output className="sr-only">{all.length > 0 && `${all.length} orders shown`}</output>
      </div>
      <TapGuard>
        <BulkBar selected={all.filter(({ _id }) => selection.has(_id))} onSelect={selection.set} />
      </TapGuard>
    </section>
  )
}

/** How many orders match; beyond a thousand nobody counts. */
function HowMany({ filter }: { filter: StaffFilter }) {
  const counts = useQuery(staffOrderCounts(filter)).data
  if (!counts) return null
  const { matching, orMore } = counts
  return (
    <span className="ml-2 font-sans text-base font-normal tracking-normal text-ink-soft tabular-nums">
      {matching.toLocaleString('en-IN')}
      {orMore && ' or more'}
    </span>
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
          variant="accent"
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
