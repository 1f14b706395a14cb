// Staff's first page: the stats, all orders, and what happened lately; all of it follows the day automatically.
import { useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { LiveLine } from '#web/ui/live-line.tsx'
import { MissingBackup } from '#web/features/backup/nightly-backup.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { ServerNotices } from './server-notices.tsx'
import { StatsCards } from './stats-cards.tsx'
import { useConsoleChanges } from './use-console-changes.ts'
import { useStaffFilter } from './use-staff-filter.ts'

/** The admin dashboard; charts stood here once, and links to them still lead to them. */
export default function AdminDashboard() {
  const [params] = useSearchParams()
  return params.get('view') === 'charts' ? <Navigate to="/admin/reports" replace /> : <Dashboard />
}

function Dashboard() {
  const list = useRef<HTMLDivElement>(null)
  const { filter, isFiltered } = useStaffFilter()
  const { line, waiting, show } = useConsoleChanges(list, isFiltered || filter.sort !== 'newest')
  return (
    <div data-wide className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-7">
        <h1 className="text-2xl md:text-3xl">Admin dashboard</h1>
        <LiveLine state={line} />
      </div>
      <MissingBackup />
      <ServerNotices />
      <StatsCards />
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <OrdersPanel listRef={list} waiting={waiting} onShow={show} />
        <ActivityFeed />
      </div>
    </div>
  )
}
