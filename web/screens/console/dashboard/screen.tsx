// Staff's first page: the stats, all orders or the charts, and what happened lately; all of it follows the day automatically.
import { Suspense, lazy, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LiveLine } from '#web/ui/live-line.tsx'
import { MissingBackup } from '#web/features/backup/nightly-backup.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/toggle-filter.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { ServerNotices } from './server-notices.tsx'
import { StatsCards } from './stats-cards.tsx'
import { useConsoleChanges } from './use-console-changes.ts'
import { useStaffFilter } from './use-staff-filter.ts'

// Charts are a good deal of code that the day's work doesn't need.
const ChartsPanel = lazy(async () => ({
  default: (await import('./charts-panel.tsx')).ChartsPanel,
}))

const VIEWS = [
  { value: 'orders', label: 'Orders' },
  { value: 'charts', label: 'Charts' },
] as const

/** The admin dashboard. */
export default function AdminDashboard() {
  const list = useRef<HTMLDivElement>(null)
  const { filter, isFiltered } = useStaffFilter()
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'charts' ? 'charts' : 'orders'
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
      <div className="mt-6">
        <ToggleFilter
          label="Show"
          options={VIEWS}
          value={view}
          onChange={(next) => setParams(next === 'charts' ? { view: next } : {})}
        />
      </div>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        {view === 'orders' ? (
          <OrdersPanel listRef={list} waiting={waiting} onShow={show} />
        ) : (
          <Suspense fallback={<SkeletonList rows={3} label="Loading the charts" />}>
            <ChartsPanel />
          </Suspense>
        )}
        <ActivityFeed />
      </div>
    </div>
  )
}
