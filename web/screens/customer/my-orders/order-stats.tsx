// The stats of all of a customer's orders.
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { statsOf } from '#web/features/orders/record/order-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { StatTile, StatTileSkeletons, StatTiles } from '#web/ui/stat-tiles.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

export function OrderStats({ userId }: { userId: string }) {
  const stats = useQuery(statsOf(userId))
  if (stats.isPending) return <StatTileSkeletons label="Loading your numbers" />
  if (stats.isError) {
    return <FailedQuery what="Your numbers couldn’t be loaded." query={stats} />
  }
  const { totalOrders, completedOrders, totalSpent, averageRating } = stats.data
  return (
    <StatTiles>
      <StatTile name="Total Orders" value={totalOrders.toLocaleString('en-IN')} />
      <StatTile name="Completed" value={completedOrders.toLocaleString('en-IN')} />
      <StatTile name="Total Spent" value={rupeesText(totalSpent)} />
      <StatTile
        name="Average Rating"
        value={averageRating === null ? <NoRating /> : <Rating value={averageRating} />}
      />
    </StatTiles>
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
      <Star aria-hidden="true" size={22} className="fill-accent text-accent-deep" />
      <span className="sr-only">out of 5</span>
    </span>
  )
}
