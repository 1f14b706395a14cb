// The four figures over all of a customer's orders.
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { statsOf } from '#web/parts/order-queries.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { Failed } from '#web/ui/failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

export function OrderFigures({ userId }: { userId: string }) {
  const stats = useQuery(statsOf(userId))
  if (stats.isPending) {
    return (
      <div className={GRID}>
        <output className="sr-only">Loading your figures</output>
        {['total', 'completed', 'spent', 'rating'].map((name) => (
          <Skeleton key={name} className="h-24 rounded-cut" />
        ))}
      </div>
    )
  }
  if (stats.isError) {
    return (
      <Failed
        what="Your figures couldn't be loaded."
        error={stats.error}
        onRetry={() => void stats.refetch()}
        retrying={stats.isFetching}
      />
    )
  }
  const { totalOrders, completedOrders, totalSpent, averageRating } = stats.data
  return (
    <dl className={GRID}>
      <Figure name="Total Orders" value={totalOrders.toLocaleString('en-IN')} />
      <Figure name="Completed" value={completedOrders.toLocaleString('en-IN')} />
      <Figure name="Total Spent" value={rupeesText(totalSpent)} />
      <Figure
        name="Average Rating"
        value={averageRating === null ? <NoRating /> : <Rating value={averageRating} />}
      />
    </dl>
  )
}

function NoRating() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">None yet</span>
    </>
  )
}

function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {value.toFixed(1)}
      <Star aria-hidden="true" size={22} className="fill-marigold text-marigold-deep" />
      <span className="sr-only">out of 5</span>
    </span>
  )
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-cut border border-line bg-sheet px-4 py-3.5 shadow-lift sm:px-5 sm:py-4">
      <dd className="font-display text-2xl font-bold wrap-anywhere">{value}</dd>
      <dt className="text-sm text-ink-soft">{name}</dt>
    </div>
  )
}
