// The stats of all of a customer's orders.
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { orderStatsQuery } from '#web/features/orders/record/order-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { StatTile, StatTileSkeletons, StatTiles } from '#web/ui/stat-tiles.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { myOrdersScreen } from '#words/en/orders/customer-orders.ts'

export function OrderStats({ userId }: { userId: string }) {
  const { stats: words } = useWords(myOrdersScreen)
  const stats = useQuery(orderStatsQuery(userId))
  if (stats.isPending) return <StatTileSkeletons label={words.loading} />
  if (stats.isError) {
    return <FailedQueryNotice what={words.notLoaded} query={stats} />
  }
  const { totalOrders, completedOrders, totalSpent, averageRating } = stats.data
  return (
    <StatTiles>
      <StatTile name={words.total} value={totalOrders.toLocaleString('en-IN')} />
      <StatTile name={words.completed} value={completedOrders.toLocaleString('en-IN')} />
      <StatTile name={words.spent} value={rupeesText(totalSpent)} />
      <StatTile
        name={words.rating}
        value={averageRating === null ? <NoRating /> : <Rating value={averageRating} />}
      />
    </StatTiles>
  )
}

function NoRating() {
  const { stats: words } = useWords(myOrdersScreen)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.noRating}</span>
    </>
  )
}

function Rating({ value }: { value: number }) {
  const { stats: words } = useWords(myOrdersScreen)
  return (
    <span className="inline-flex items-center gap-1.5">
      {value.toFixed(1)}
      <Star aria-hidden="true" size={22} className="fill-accent text-accent-deep" />
      <span className="sr-only">{words.outOfFive}</span>
    </span>
  )
}
