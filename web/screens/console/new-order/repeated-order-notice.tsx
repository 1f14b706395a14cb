// Notice of the repeated order, and of prices that have changed since.
import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { OrderingCompany } from '#contract/companies/own-company.ts'
import { staffPriceBasis } from '#domain/catalogue/price-basis.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { itemsAtPricesFor } from '#web/features/companies/ordering-company.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { listChangedPrices } from './repeat.ts'

type RepeatedProps = {
  order: OrderDetail
  /** At whose prices; nothing for everybody's. */
  company: OrderingCompany | null | undefined
}

export function RepeatedOrderNotice({ order, company }: RepeatedProps) {
  const words = useWords(counterScreen)
  const { data } = useQuery(catalogueQuery)
  if (!data) return null
  const changes = listChangedPrices(
    order.lines,
    itemsAtPricesFor(data.items, company, staffPriceBasis(data.settings.onlinePrice)),
  )
  const each = (rupees: number, unit: 'kg' | 'piece') =>
    `${rupeesText(rupees)}${unit === 'kg' ? ' per kg' : ''}`
  return (
    <div className="mb-4 rounded-md bg-accent-wash px-4 py-3 text-accent-text">
      <p>
        {words.repeats} <TextLink to={`/admin/orders/${order._id}`}>{order.number}</TextLink>.{' '}
        {changes.length === 0 && order.lines.length > 0 && words.samePrices}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {changes.map(({ name, unit, from, to }) => (
            <li key={name}>
              {words.otherPrice({
                name,
                from: each(from, unit),
                to: to === null ? null : each(to, unit),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
