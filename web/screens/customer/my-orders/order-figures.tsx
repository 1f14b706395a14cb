// The four figures over all of a customer's orders.
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { statsOf } from '#web/features/orders/order-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Figure, FigureSkeletons, Figures } from '#web/ui/figures.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

export function OrderFigures({ userId }: { userId: string }) {
  const stats = useQuery(statsOf(userId))
  if (stats.isPending) return <FigureSkeletons label="Loading your figures" />
  if (stats.isError) {
    return <FailedQuery what="Your figures couldn't be loaded." query={stats} />
  }
  const { totalOrders, completedOrders, totalSpent, averageRating } = stats.data
  return (
    <Figures>
      <Figure name="Total Orders" value={totalOrders.toLocaleString('en-IN')} />
      <Figure name="Completed" value={completedOrders.toLocaleString('en-IN')} />
      <Figure name="Total Spent" value={rupeesText(totalSpent)} />
      <Figure
        name="Average Rating"
        value={averageRating === null ? <NoRating /> : <Rating value={averageRating} />}
      />
    </Figures>
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
