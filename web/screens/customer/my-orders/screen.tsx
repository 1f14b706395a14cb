// My orders: stats, search, filters, and every order with its actions.
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { SignedInScreen } from '#web/features/account/signed-in-screen.tsx'
import {
  loadPlacedOrder,
  placedOrderIdIn,
  takePlacedOrderId,
} from '#web/features/orders/placed/placed-history-state.ts'
import { useOrderChanges } from '#web/features/orders/record/use-order-changes.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { myOrdersScreen } from '#words/en/orders/customer-orders.ts'
import { FilterBar } from './filter-bar.tsx'
import { OrderStats } from './order-stats.tsx'
import { useOrderFilter } from './order-filter.ts'
import { OrderList } from './order-list.tsx'

/** The order is placed and in the list below, so where its code can't be loaded the page goes on without it. */
const PlacedOrder = lazy(() => loadPlacedOrder().catch(() => ({ default: () => null })))

export const meta = () => pageTitle(wordsForMeta(myOrdersScreen).title)

export default function Screen() {
  const words = useWords(myOrdersScreen)
  return (
    <SignedInScreen loading={words.loading} logInFirst={words.logInFirst} withHome>
      {(user) => <MyOrders key={user._id} user={user} />}
    </SignedInScreen>
  )
}

function MyOrders({ user }: { user: User }) {
  const words = useWords(myOrdersScreen)
  const [filter, changeFilter] = useOrderFilter()
  useOrderChanges(true)
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const placedId = placedOrderIdIn(state)
  useEffect(() => void takePlacedOrderId(), [])
  const closePlaced = () => void navigate({ search }, { replace: true, preventScrollReset: true })
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-1 text-ink-soft">{words.intro}</p>
        </div>
        <LinkButton to="/new-order">{words.newOrder}</LinkButton>
      </header>
      {placedId !== null && (
        <Suspense>
          <PlacedOrder key={placedId} orderId={placedId} userId={user._id} onClose={closePlaced} />
        </Suspense>
      )}
      <OrderStats userId={user._id} />
      <section aria-labelledby="orders" className="grid gap-5">
        <h2 id="orders" className="sr-only">
          {words.orders}
        </h2>
        <FilterBar filter={filter} onChange={changeFilter} />
        <OrderList
          userId={user._id}
          filter={filter}
          onClear={() => changeFilter({ q: '', status: '', days: '' })}
        />
      </section>
    </div>
  )
}
