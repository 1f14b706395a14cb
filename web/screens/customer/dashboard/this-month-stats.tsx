// This Month: orders, pieces cleaned, money saved.
import { useQuery } from '@tanstack/react-query'
import { orderStatsQuery } from '#web/features/orders/record/order-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { dashboard } from '#words/en/orders/customer-orders.ts'

export function ThisMonthStats({ userId }: { userId: string }) {
  const { month: words } = useWords(dashboard)
  const stats = useQuery(orderStatsQuery(userId))
  if (stats.isPending) {
    return (
      <div>
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-64 rounded-cut-lg" />
      </div>
    )
  }
  if (stats.isError) {
    return <FailedQueryNotice what={words.notLoaded} query={stats} />
  }
  const { ordersCount, itemsCleaned, moneySaved } = stats.data
  return (
    <section
      aria-labelledby="this-month"
      className="rounded-cut-lg bg-night p-6 text-on-night sm:p-7"
    >
      <h2 id="this-month" className="text-xl">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 divide-y divide-on-night/15 sm:grid-cols-3 sm:divide-y-0 lg:grid-cols-1 lg:divide-y">
        <Stat name={words.orders} value={ordersCount.toLocaleString('en-IN')} />
        <Stat name={words.cleaned} value={itemsCleaned.toLocaleString('en-IN')} />
        <Stat name={words.saved} value={rupeesText(moneySaved)} />
      </dl>
    </section>
  )
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 sm:block lg:flex">
      <dt className="text-night-soft">{name}</dt>
      <dd className="font-display text-2xl font-bold wrap-anywhere">{value}</dd>
    </div>
  )
}
