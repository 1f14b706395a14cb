// The tickets, found and filtered, and the one that is open.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TICKET_PRIORITIES } from '#domain/tickets.ts'
import { TicketBadge } from '#web/parts/conversation/ticket-badge.tsx'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DeskList, RowHead } from './desk-list.tsx'
import { type TicketFilter, ticketPages } from './desk-queries.ts'
import { TicketDetail } from './ticket-detail.tsx'
import { TicketFilters } from './ticket-filters.tsx'
import { TwoPanes } from './two-panes.tsx'
import { useDeskAddress } from './use-desk-address.ts'

const AT_FIRST: TicketFilter = { q: '', status: 'unfinished', priority: null, category: null }

export function TicketsTab() {
  const { opened, linkTo } = useDeskAddress()
  const [filter, setFilter] = useState(AT_FIRST)
  const pages = useInfiniteQuery(ticketPages(filter))
  const all = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const time = useLaundryTime()
  return (
    <TwoPanes
      opened={opened}
      back={linkTo(null)}
      backLabel="All tickets"
      thing="a ticket"
      detail={opened && <TicketDetail key={opened} number={opened} />}
      list={
        <div className="grid gap-4">
          <TicketFilters filter={filter} onChange={setFilter} />
          <DeskList
            things="tickets"
            pages={pages}
            empty="No tickets match."
            rows={all.map(({ number, subject, status, priority, customer, updatedAt }) => ({
              id: number,
              to: linkTo(number),
              isOpen: number === opened,
              content: (
                <>
                  <RowHead title={subject} end={<TicketBadge status={status} side="staff" />} />
                  <span className="text-sm text-ink-soft wrap-anywhere">{customer.name}</span>
                  <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
                    {`${number} · ${time.dateTime(updatedAt)}`}
                    {(priority === 'urgent' || priority === 'high') && (
                      <Badge tone={priority === 'urgent' ? 'madder' : 'marigold'}>
                        {TICKET_PRIORITIES.find(({ value }) => value === priority)!.label}
                      </Badge>
                    )}
                  </span>
                </>
              ),
            }))}
          />
        </div>
      }
    />
  )
}
