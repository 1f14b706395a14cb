// A customer's latest support tickets, each a link to the help desk.
import { useQuery } from '@tanstack/react-query'
import { adminTickets } from '#contract/help/help-desk.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { TicketBadge } from '#web/features/conversation/ticket-badge.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const askTickets = addressOf(adminTickets)

const SHOWN = 5

export function TicketsPanel({ userId }: { userId: string }) {
  const time = useLaundryTime()
  const tickets = useQuery({
    queryKey: ['help-desk', 'ticket', 'of', userId],
    queryFn: ({ signal }) =>
      call(askTickets, { query: { customerId: userId, limit: SHOWN } }, { signal }),
  })
  return (
    <Panel as="section" aria-labelledby="tickets">
      <h2 id="tickets" className="text-xl">
        Support tickets
      </h2>
      {tickets.isPending && <Skeleton className="mt-3 h-16" />}
      {tickets.isError && !tickets.data && (
        <FailedQueryNotice what="The tickets couldn’t be loaded." query={tickets} />
      )}
      {tickets.data?.length === 0 && <p className="mt-2 text-ink-soft">No tickets.</p>}
      <ul className="mt-2 grid">
        {tickets.data?.map(({ number, subject, status, updatedAt }) => (
          <li
            key={number}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <TextLink
                to={`/admin/help-desk?tab=tickets&open=${number}`}
                className="wrap-anywhere"
              >
                {subject}
              </TextLink>
              <p className="text-xs text-ink-soft">{`${number} · ${time.dateTime(updatedAt)}`}</p>
            </div>
            <TicketBadge status={status} side="staff" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
