// Recent activity at the laundry, newest first, each a link to its record, in a drawer beside the list.
import { useQuery } from '@tanstack/react-query'
import { PackagePlus, Shirt, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import type { Activity } from '#contract/audit/activity.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { recentActivity } from './console-queries.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const ICONS: Record<Activity['type'], { Icon: typeof Shirt; look: string }> = {
  new_order: { Icon: PackagePlus, look: 'bg-accent-wash text-accent-text' },
  status_update: { Icon: Shirt, look: 'bg-primary-wash text-primary-text' },
  new_user: { Icon: UserPlus, look: 'bg-success-wash text-success-text' },
}

const PLACES = { order: '/admin/orders', customer: '/admin/customers' } as const

/** New customers, new orders and status changes. */
export function ActivityDrawer({ onClose }: { onClose: () => void }) {
  const feed = useQuery(recentActivity)
  const time = useLaundryTime()
  return (
    <Drawer onClose={onClose} title="Recent activity">
      {feed.isPending && <SkeletonList rows={3} label="Loading recent activity" />}
      {feed.isError && !feed.data && (
        <FailedQueryNotice what="Recent activity couldn’t be loaded." query={feed} />
      )}
      {feed.data?.length === 0 && <p className="text-ink-soft">No recent activity to display.</p>}
      <ol className="-mx-2 grid gap-1">
        {feed.data?.map(({ _id, type, message, about, createdAt }) => {
          const { Icon, look } = ICONS[type]
          return (
            <li key={_id}>
              <Link
                to={`${PLACES[about.kind]}/${about.id}`}
                className="flex gap-3 rounded-md p-2 hover:bg-primary-wash"
              >
                <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
                  <Icon aria-hidden="true" size={18} />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm leading-snug wrap-anywhere">{message}</span>
                  <time dateTime={createdAt} className="text-xs text-ink-soft">
                    {time.dateTime(createdAt)}
                  </time>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </Drawer>
  )
}
