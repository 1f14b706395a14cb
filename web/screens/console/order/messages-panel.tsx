// Notifications to the customer about the order, for staff who may see customers.
import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { orderMessagesQuery } from './record/detail-queries.ts'

const TONES = { waiting: 'accent', sent: 'success', failed: 'danger' } as const

/** Nothing for who may not see customers. */
export function MessagesPanel({ order }: { order: Pick<OrderDetail, '_id'> }) {
  const { user } = useSession()
  if (!user?.permissions?.includes('customers')) return null
  return <Messages orderId={order._id} />
}

function Messages({ orderId }: { orderId: string }) {
  const words = useWords(orderPage)
  const time = useLaundryTime()
  const messages = useQuery(orderMessagesQuery(orderId))
  return (
    <Panel as="section" aria-labelledby="messages" className="grid grid-cols-1 gap-3 p-4!">
      <h2 id="messages" className="text-lg">
        {words.messages}
      </h2>
      {messages.isPending && <SkeletonList rows={1} label={words.loadingMessages} />}
      {messages.isError && <FailedQueryNotice what={words.messagesNotLoaded} query={messages} />}
      {messages.data?.length === 0 && <p className="text-ink-soft">{words.noMessages}</p>}
      <ul className="grid gap-3">
        {messages.data?.map(
          ({ _id, channel, state, subject, text, createdAt, sentAt, leavesAt }) => (
            <li
              key={_id}
              className="grid gap-0.5 border-t border-line pt-3 first:border-0 first:pt-0"
            >
              <p className="flex flex-wrap items-center justify-between gap-2 font-semibold wrap-anywhere">
                {subject}
                <Badge tone={TONES[state]}>{words.state({ state })}</Badge>
              </p>
              <p className="text-sm text-ink-soft">
                {words.channel({ channel })}
                {', '}
                {leavesAt === null
                  ? time.dateTime(sentAt ?? createdAt)
                  : words.leaves({ when: time.dateTime(leavesAt) })}
              </p>
              <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
