// A customer's stats.
import type { CustomerDetails } from '#contract/accounts/customers.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tiles.tsx'

const count = new Intl.NumberFormat('en-IN')

export function CustomerStats({ customer }: { customer: CustomerDetails }) {
  const { totalOrders, completedOrders, totalSpent, averageRating, loyalty } = customer
  return (
    <StatTiles>
      <StatTile
        name="Orders"
        value={count.format(totalOrders)}
        note={`${count.format(completedOrders)} completed`}
      />
      <StatTile name="Total spent" value={rupeesText(totalSpent)} note="On completed orders" />
      <StatTile
        name="Average rating"
        value={averageRating === null ? 'None yet' : `${averageRating} of 5`}
      />
      <StatTile
        name="Loyalty points"
        value={count.format(loyalty.points)}
        note={`${loyalty.tier}, ${count.format(loyalty.earned)} ever earned`}
      />
    </StatTiles>
  )
}
