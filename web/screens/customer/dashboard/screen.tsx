// The customer's Dashboard: current order, recent orders and this month; a welcome for new customers.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { SignedInScreen } from '#web/features/account/signed-in-screen.tsx'
import { latestOrdersQuery } from '#web/features/orders/record/order-queries.ts'
import { useOrderChanges } from '#web/features/orders/record/use-order-changes.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dashboard } from '#words/en/orders/customer-orders.ts'
import { CurrentOrder } from './current-order.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { ThisMonthStats } from './this-month-stats.tsx'
import { FirstMonthOffer, WelcomeBanner } from './welcome-banner.tsx'

export const meta = () => pageTitle(wordsForMeta(dashboard).title)

export default function Screen() {
  const words = useWords(dashboard)
  return (
    <SignedInScreen loading={words.loading} logInFirst={words.logInFirst}>
      {(user) => <Dashboard user={user} />}
    </SignedInScreen>
  )
}

/** How far back an order under way is looked for. */
const LOOKED_AT = 20

function Dashboard({ user }: { user: User }) {
  const words = useWords(dashboard)
  useOrderChanges(true)
  const orders = useQuery(latestOrdersQuery(user._id, LOOKED_AT))
  const [name = ''] = user.name.split(' ', 1)
  const isNew = orders.data?.length === 0
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:gap-10 md:py-12">
      <header>
        <h1 className="text-3xl wrap-anywhere">{words.hello({ name })}</h1>
        <p className="mt-1 text-ink-soft">{words.intro}</p>
      </header>
      {orders.isPending && (
        <div>
          <output className="sr-only">{words.currentLoading}</output>
          <Skeleton className="h-198 rounded-cut md:h-118" />
        </div>
      )}
      {orders.isError && <FailedQueryNotice what={words.currentNotLoaded} query={orders} />}
      {isNew && <WelcomeBanner />}
      {orders.data && !isNew && <CurrentOrder orders={orders.data} />}
      {/* It loads, and would jump to where the order under way leaves it. */}
      <div className={orders.isPending ? 'hidden' : 'contents'}>
        <QuickLinks userId={user._id} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <RecentOrders userId={user._id} />
          {isNew ? <FirstMonthOffer userId={user._id} /> : <ThisMonthStats userId={user._id} />}
        </div>
      </div>
    </div>
  )
}
