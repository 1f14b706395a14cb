// Tickets with search and filters, and the open one.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffTicketSummary } from '#contract/help/help-desk.ts'
import { ticketPriorities } from '#words/en/help/tickets.ts'
import { useWords } from '#web/lib/words.ts'
import { TicketBadge } from '#web/features/conversation/ticket-badge.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DeskRowHead } from './desk-list.tsx'
import { type TicketFilter, ticketsQuery } from './desk-queries.ts'
import { DeskListTab } from './desk-list-tab.tsx'
import { TicketDetail } from './ticket-detail.tsx'
import { TicketFilters } from './ticket-filters.tsx'

const AT_FIRST: TicketFilter = { q: '', status: 'unfinished', priority: null, category: null }

export function TicketsTab() {
  const [filter, setFilter] = useState(AT_FIRST)
  const pages = useInfiniteQuery(ticketsQuery(filter))
  return (
    <DeskListTab
      thing="ticket"
      filters={<TicketFilters filter={filter} onChange={setFilter} />}
      pages={pages}
      empty="No tickets match."
      idOf={({ number }) => number}
      Row={TicketRow}
      Detail={TicketDetail}
    />
  )
}

function TicketRow({ item }: { item: StaffTicketSummary }) {
  const { number, subject, status, priority, customer, updatedAt } = item
  const time = useLaundryTime()
  const priorities = useWords(ticketPriorities)
  return (
    <>
      <DeskRowHead title={subject} end={<TicketBadge status={status} side="staff" />} />
      <span className="text-sm text-ink-soft wrap-anywhere">{customer.name}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        {`${number} · ${time.dateTime(updatedAt)}`}
        {(priority === 'urgent' || priority === 'high') && (
          <Badge tone={priority === 'urgent' ? 'danger' : 'accent'}>{priorities[priority]}</Badge>
        )}
      </span>
    </>
  )
}
