// The order list of staff, with the laundry's numbers above it, updated live.
import { Navigate, useSearchParams } from 'react-router'
import { MissingBackupNotice } from '#web/features/backup/nightly-backup.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { ServerNotices } from './server-notices.tsx'
import { useConsoleChanges } from './use-console-changes.ts'

/** The admin dashboard; charts stood here once, and links to them still lead to them. */
export default function AdminDashboard() {
  const [params] = useSearchParams()
  return params.get('view') === 'charts' ? <Navigate to="/admin/reports" replace /> : <Dashboard />
}

function Dashboard() {
  const line = useConsoleChanges()
  return (
    <div data-wide className="page pt-2 pb-6 sm:pt-3">
      <MissingBackupNotice />
      <ServerNotices />
      <OrdersPanel line={line} />
    </div>
  )
}
