// What happened at the laundry lately, newest first.
import { useQuery } from '@tanstack/react-query'
import { PackagePlus, Shirt, UserPlus } from 'lucide-react'
import type { Activity } from '#contract/activity.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { recentActivity } from './console-queries.ts'
import { FailedQuery } from '#web/ui/failed.tsx'

const ICONS: Record<Activity['type'], { Icon: typeof Shirt; look: string }> = {
  new_order: { Icon: PackagePlus, look: 'bg-accent-wash text-accent-text' },
  status_update: { Icon: Shirt, look: 'bg-primary-wash text-primary-text' },
  new_user: { Icon: UserPlus, look: 'bg-success-wash text-success-text' },
}

/** New customers, new orders and status changes. */
export function ActivityFeed() {
  const feed = useQuery(recentActivity)
  const time = useLaundryTime()
  return (
    <Panel as="section" aria-labelledby="recent-activity" className="xl:sticky xl:top-24 xl:p-5!">
      <h2 id="recent-activity" className="mb-4 text-xl">
        Recent activity
      </h2>
      {feed.isPending && <SkeletonList rows={3} label="Loading recent activity" />}
      {feed.isError && !feed.data && (
        <FailedQuery what="Recent activity couldn't be loaded." query={feed} />
      )}
      {feed.data?.length === 0 && <p className="text-ink-soft">No recent activity to display.</p>}
      {feed.data && feed.data.length > 0 && (
        // A box that scrolls must take the focus, or a keyboard can't scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label="Latest activities" className={SCROLLS}>
          <ol className="grid gap-4">
            {feed.data.map(({ _id, type, message, createdAt }) => {
              const { Icon, look } = ICONS[type]
              return (
                <li key={_id} className="flex animate-rise gap-3">
                  <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
                    <Icon aria-hidden="true" size={18} />
                  </span>
                  <div className="min-w-0">
                    <p className="text-sm leading-snug wrap-anywhere">{message}</p>
                    <time dateTime={createdAt} className="text-xs text-ink-soft">
                      {time.dateTime(createdAt)}
                    </time>
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </Panel>
  )
}

const SCROLLS = 'relative -mx-2 max-h-128 overflow-y-auto px-2 xl:max-h-[calc(100dvh-14rem)]'
