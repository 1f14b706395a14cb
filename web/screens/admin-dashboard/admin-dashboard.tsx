// Staff's first page: the figures, all orders, and what happened lately; all of it follows the day by itself.
import { useRef } from 'react'
import { LiveLine } from '#web/parts/live-line.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { StatsCards } from './stats-cards.tsx'
import { useConsoleChanges } from './use-console-changes.ts'
import { useStaffFilter } from './use-staff-filter.ts'

/** The admin dashboard. */
export default function AdminDashboard() {
  const list = useRef<HTMLDivElement>(null)
  const { filter } = useStaffFilter()
  const { line, waiting, show } = useConsoleChanges(list, filter.status !== null)
  return (
    <div className="page max-w-[92rem]! py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-7">
        <h1 className="text-2xl md:text-3xl">Admin dashboard</h1>
        <LiveLine state={line} />
      </div>
      <StatsCards />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <OrdersPanel listRef={list} waiting={waiting} onShow={show} />
        <ActivityFeed />
      </div>
    </div>
  )
}
