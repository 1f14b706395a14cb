// The laundry's four numbers, in a line above the order list.
import { useQuery } from '@tanstack/react-query'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { consoleStats } from './console-queries.ts'

const count = new Intl.NumberFormat('en-IN')

/** Total orders, pending orders, active customers, total revenue. */
export function StatsLine() {
  const { stats: words } = useWords(orderList)
  const stats = useQuery(consoleStats)
  if (stats.isError && !stats.data)
    return <FailedQueryNotice what={words.notLoaded} query={stats} />
  const shown = stats.data
  const numbers = [
    { name: words.totalOrders, value: shown && count.format(shown.totalOrders) },
    { name: words.pendingOrders, value: shown && count.format(shown.pendingOrders) },
    {
      name: words.activeCustomers,
      value: shown && count.format(shown.activeCustomers),
      note: words.activeNote,
    },
    { name: words.totalRevenue, value: shown && rupeesText(shown.totalRevenue) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-5 text-xs sm:flex sm:flex-wrap sm:text-sm">
      {numbers.map(({ name, value, note }) => (
        <div key={name} className="flex items-baseline gap-1.5" title={note}>
          <dt className="text-ink-soft">
            {name}
            {note && <span className="sr-only"> {note}</span>}
          </dt>
          <dd className="font-semibold tabular-nums">{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
