// The laundry's four shown.
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Hourglass, IndianRupee, UsersRound } from 'lucide-react'
import { rupeesText } from '#web/lib/rupees.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { consoleStats } from './console-queries.ts'
import { FailedQuery } from '#web/ui/failed.tsx'

const count = new Intl.NumberFormat('en-IN')

/** Total orders, pending orders, active customers, total revenue. */
export function StatsCards() {
  const stats = useQuery(consoleStats)
  if (stats.isError && !stats.data) {
    return <FailedQuery what="The numbers couldn't be loaded." query={stats} />
  }
  const shown = stats.data
  const cards = [
    {
      name: 'Total Orders',
      value: shown && count.format(shown.totalOrders),
      Icon: ClipboardList,
    },
    {
      name: 'Pending Orders',
      value: shown && count.format(shown.pendingOrders),
      Icon: Hourglass,
    },
    {
      name: 'Active Customers',
      value: shown && count.format(shown.activeCustomers),
      note: 'In the last 90 days',
      Icon: UsersRound,
    },
    {
      name: 'Total Revenue',
      value: shown && rupeesText(shown.totalRevenue),
      Icon: IndianRupee,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      {cards.map(({ name, value, note, Icon }) => (
        <Panel key={name} className="p-4!">
          <dt className="flex items-start justify-between gap-2 text-sm text-ink-soft">
            {name}
            <Icon aria-hidden="true" size={20} className="shrink-0 text-primary-text" />
          </dt>
          <dd className="mt-1 font-display text-xl font-bold wrap-anywhere tabular-nums md:text-2xl">
            {value ?? <Skeleton className="h-8 w-24" />}
          </dd>
          {note && <dd className="text-xs text-ink-soft">{note}</dd>}
        </Panel>
      ))}
    </dl>
  )
}
