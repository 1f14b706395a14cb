// Order management: numbers, search, filters, the list, its selection, and notice of new orders.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowUp, Plus } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { staffOrderCountsQuery, staffOrdersQuery } from './console-queries.ts'
import { OrderFilters } from './order-filters.tsx'
import { ListTools } from './list-tools.tsx'
import { OrderList } from './order-list.tsx'
import { StatsLine } from './stats-line.tsx'
import { PaymentsTodayList } from './payments-today-list.tsx'
import { useRowDensity, useHiddenColumns } from './list-choices.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { useSteadyRows } from './use-steady-rows.ts'
import { EVERYTHING, type StaffFilter, filterToQuery, useStaffFilter } from './use-staff-filter.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ShortcutsDialog = lazyPart(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const ActivityDrawer = lazyPart(async () => ({
  default: (await import('./activity-drawer.tsx')).ActivityDrawer,
}))

type OrdersPanelProps = {
  /** Whether the list follows what happens. */
  line: LiveState
}

/** All orders, newest first by default. */
export function OrdersPanel({ line }: OrdersPanelProps) {
  const { filter, change, isFiltered } = useStaffFilter()
  const orders = useInfiniteQuery(staffOrdersQuery(filter))
  const fresh = useMemo(() => orders.data?.pages.flatMap((page) => page.items) ?? [], [orders.data])
  const listRef = useRef<HTMLDivElement>(null)
  // What is shown until another list is here is nobody's to hold.
  const key = orders.isPlaceholderData ? null : JSON.stringify(filterToQuery(filter))
  const still = useSteadyRows(fresh, key, listRef)
  const all = still.rows
  const selection = useSelection(all.map(({ _id }) => _id))
  const searchBox = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<'keys' | 'activity' | null>(null)
  const [density, setDensity] = useRowDensity()
  const [hidden, setHidden] = useHiddenColumns()
  const navigate = useNavigate()

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
    onHelp: () => setOpened('keys'),
  })

  return (
    <section aria-labelledby="orders" className="min-w-0">
      <PanelHead filter={filter} line={line} />
      <Suspense>
        {opened === 'keys' && <ShortcutsDialog open onClose={() => setOpened(null)} />}
        {opened === 'activity' && <ActivityDrawer onClose={() => setOpened(null)} />}
      </Suspense>
      <OrderFilters filter={filter} onChange={change} searchRef={searchBox}>
        <ListTools
          filter={filter}
          hidden={hidden}
          onHidden={setHidden}
          density={density}
          onDensity={setDensity}
          onKeys={() => setOpened('keys')}
          onActivity={() => setOpened('activity')}
        />
      </OrderFilters>
      {filter.taken !== '' && <PaymentsTodayList method={filter.taken} />}

      <NewOrders
        count={still.waiting}
        onShow={() => {
          still.release()
          document.getElementById('orders')?.scrollIntoView({ block: 'start' })
        }}
      />

      <div ref={listRef} aria-busy={orders.isPlaceholderData} className="mt-1 sm:mt-2">
        {orders.isPending && <SkeletonList rows={4} label="Loading orders" />}
        {orders.isError && (
          <FailedQueryNotice what="The orders couldn’t be loaded." query={orders} />
        )}
        {all.length > 0 && (
          <div className={orders.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            <OrderList
              orders={all}
              filter={filter}
              density={density}
              hidden={hidden}
              selection={selection}
            />
          </div>
        )}
        {orders.isSuccess && all.length === 0 && (
          <NoOrders
            onAll={isFiltered ? () => change({ ...EVERYTHING, sort: filter.sort }) : null}
          />
        )}
        <ShowMore
          more={orders.hasNextPage}
          busy={orders.isFetchingNextPage}
          onMore={() => void orders.fetchNextPage()}
        />
        <output className="sr-only">{all.length > 0 && `${all.length} orders shown`}</output>
      </div>
      <BulkBar selected={all.filter(({ _id }) => selection.has(_id))} onSelect={selection.set} />
    </section>
  )
}

type PanelHeadProps = OrdersPanelProps & { filter: StaffFilter }

function PanelHead({ filter, line }: PanelHeadProps) {
  const words = useWords(counterScreen)
  const list = useWords(orderList)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-0.5">
      <div className="flex grow items-center justify-between gap-3 sm:grow-0">
        <h1 id="orders" className="text-xl leading-tight sm:text-2xl">
          {list.title} <HowMany filter={filter} />
        </h1>
        <LiveStateLine state={line} />
      </div>
      <div className="order-1 w-full lg:order-none lg:w-auto">
        <StatsLine />
      </div>
      <LinkButton size="sm" to="/admin/orders/new" className="ml-auto max-sm:hidden">
        <Plus aria-hidden="true" size={18} />
        {words.title}
      </LinkButton>
    </div>
  )
}

/** @param onAll takes the filters away; null where there are none */
function NoOrders({ onAll }: { onAll: (() => void) | null }) {
  return (
    <EmptyState
      title="No orders found."
      illustration={<EmptyClothesline />}
      action={
        onAll && (
          <Button variant="secondary" onClick={onAll}>
            Show all orders
          </Button>
        )
      }
    >
      {onAll
        ? 'Nothing matches this search and these filters.'
        : 'The first order will appear here automatically.'}
    </EmptyState>
  )
}

/** How many orders match; where they are very many, what was counted. */
function HowMany({ filter }: { filter: StaffFilter }) {
  const counts = useQuery(staffOrderCountsQuery(filter)).data
  if (!counts) return null
  const { matching, orMore } = counts
  return (
    <span className="ml-1 font-sans text-base font-normal tracking-normal text-ink-soft tabular-nums">
      {matching.toLocaleString('en-IN')}
      {orMore && ' or more'}
    </span>
  )
}

/** Stays in sight while someone is down in the list, and moves nothing until they ask for it. */
function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div
      aria-live="polite"
      className="pointer-events-none sticky top-20 z-10 flex justify-center empty:hidden"
    >
      {count > 0 && (
        <Button
          variant="accent"
          size="sm"
          onClick={onShow}
          className="pointer-events-auto mt-4 animate-rise shadow-float"
        >
          <ArrowUp aria-hidden="true" size={18} />
          {`${count} new ${count === 1 ? 'order' : 'orders'}`}
        </Button>
      )}
    </div>
  )
}
