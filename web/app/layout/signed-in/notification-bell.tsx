// Bell of a person: the unread count and the latest notifications, kept up to date.
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bell } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import {
  type Notification,
  readAllNotifications,
  readNotification,
  live,
} from '#contract/messages/notifications.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { addressOf } from '#web/lib/api.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useNow } from '#web/lib/now.ts'
import { queryClient } from '#web/lib/queries/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { bellQuery } from './bell-query.ts'
import { useSettingsChanges } from './use-settings-changes.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { notificationBell } from '#words/en/messages/notification-bell.ts'

const { path: LIVE } = addressOf(live)

const KEY = bellQuery.queryKey

type NotificationBellProps = {
  /** What stands there while there is nothing, if not what customers read. */
  quiet?: string
  /** What else can be done there, below the list; it may close it. */
  renderFoot?: (close: () => void) => ReactNode
}

/** The bell with its own access to the query cache: the header stands outside the screens that have it. */
export function NotificationBell(props: NotificationBellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BellWithList {...props} />
    </QueryClientProvider>
  )
}

function BellWithList({ quiet, renderFoot }: NotificationBellProps) {
  const words = useWords(notificationBell)
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const list = useQuery(bellQuery)
  const refresh = () => void cache.invalidateQueries({ queryKey: KEY })
  useLiveStream(LIVE, refresh, { names: ['notifications', 'resync'], onReopen: refresh })
  useSettingsChanges()

  const markAll = useAction(readAllNotifications, {
    onDone: (bell) => cache.setQueryData(KEY, bell),
  })
  const markOne = useAction(readNotification, {
    input: (id: string) => ({ params: { id } }),
    onDone: (bell) => cache.setQueryData(KEY, bell),
  })
  const unread = list.data?.unread ?? 0

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.label}
      trigger={
        <button
          type="button"
          aria-label={words.bell({ unread })}
          className="grid min-h-11 min-w-11 grid-flow-col place-content-center items-center rounded-md hover:bg-primary-wash"
        >
          {/* It grows with its number, which would cover it otherwise. */}
          <Bell aria-hidden="true" size="1.375rem" className="shrink-0" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="-ml-[0.625rem] mb-[1rem] grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      }
    >
      <div className="flex min-h-14 shrink-0 items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-lg">{words.label}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" busy={markAll.isPending} onClick={() => markAll.send()}>
            {words.markAll}
          </Button>
        )}
      </div>
      <div className="relative max-h-[min(26rem,60dvh)] min-h-0 overflow-y-auto">
        {list.isPending && (
          <div className="p-4">
            <SkeletonList rows={2} label={words.loading} />
          </div>
        )}
        {list.isError && (
          <div className="p-4">
            <FailedQueryNotice what={words.notLoaded} query={list} />
          </div>
        )}
        {list.data?.notifications.length === 0 && (
          <EmptyState illustration={<EmptyClothesline />} title={words.emptyTitle}>
            {quiet ?? words.empty}
          </EmptyState>
        )}
        <ul>
          {list.data?.notifications.map((item) => (
            <li key={item._id} className="border-b border-line last:border-0">
              <Entry
                item={item}
                onOpen={() => {
                  if (!item.read) markOne.send(item._id)
                  if (item.link) setOpen(false)
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      {renderFoot?.(() => setOpen(false))}
    </Popover>
  )
}

function Entry({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const words = useWords(notificationBell)
  const now = useNow()
  const look = clsx(
    'grid w-full [grid-template-columns:--spacing(3)_minmax(0,1fr)] gap-x-3 px-4 py-3 text-left hover:bg-primary-wash',
    'focus-visible:-outline-offset-3',
  )
  const content = (
    <>
      <span
        className={clsx('mt-2 size-2.5 rounded-full', item.read ? 'bg-transparent' : 'bg-danger')}
      >
        {!item.read && <span className="sr-only">{words.unread}</span>}
      </span>
      <span className="grid">
        <span className="text-sm font-semibold">{item.title}</span>
        <span className="text-sm text-ink-soft">{item.message}</span>
        <time dateTime={item.createdAt} className="text-xs text-ink-soft">
          {words.ago({ minutes: minutesSince(item.createdAt, now) })}
        </time>
      </span>
    </>
  )
  return item.link ? (
    <Link to={item.link} onClick={onOpen} className={look}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={onOpen} className={look}>
      {content}
    </button>
  )
}

function minutesSince(instant: string, now: Date): number {
  return Math.round((now.getTime() - Date.parse(instant)) / 60_000)
}
