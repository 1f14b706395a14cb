// A customer's four figures.
import type { CustomerDetails } from '#contract/customers.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Figure, Figures } from '#web/ui/figures.tsx'

const count = new Intl.NumberFormat('en-IN')

export function CustomerFigures({ customer }: { customer: CustomerDetails }) {
  const { totalOrders, completedOrders, totalSpent, averageRating, loyalty } = customer
  return (
    <Figures>
      <Figure
        name="Orders"
        value={count.format(totalOrders)}
        note={`${count.format(completedOrders)} completed`}
      />
      <Figure name="Total spent" value={rupeesText(totalSpent)} note="On completed orders" />
      <Figure
        name="Average rating"
        value={averageRating === null ? 'None yet' : `${averageRating} of 5`}
      />
      <Figure
        name="Loyalty points"
        value={count.format(loyalty.points)}
        note={`${loyalty.tier}, ${count.format(loyalty.earned)} ever earned`}
      />
    </Figures>
  )
}
