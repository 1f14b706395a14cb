// Filters of the tickets.
import { Search } from 'lucide-react'
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '#domain/help/tickets.ts'
import { ticketCategories, ticketPriorities, ticketStatuses } from '#words/en/help/tickets.ts'
import { useWords } from '#web/lib/words.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { TicketFilter } from './desk-queries.ts'

type TicketFiltersProps = { filter: TicketFilter; onChange: (filter: TicketFilter) => void }

export function TicketFilters({ filter, onChange }: TicketFiltersProps) {
  const [text, setText] = useTypedSearch(filter.q, (q) => onChange({ ...filter, q }))

  return (
    <search className="grid grid-cols-2 gap-3">
      <TextInput
        label="Search tickets"
        hideLabel
        className="col-span-2"
        type="search"
        placeholder="Number, subject or customer"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
      />
      <Select
        label="Filter by status"
        hideLabel
        className="col-span-2"
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ ...filter, status: (event.target.value || null) as TicketFilter['status'] })
        }
      >
        <option value="unfinished">Everything unfinished</option>
        <SelectOptions of={TICKET_STATUSES} labels={useWords(ticketStatuses)} />
        <option value="">All statuses</option>
      </Select>
      <Select
        label="Filter by priority"
        hideLabel
        value={filter.priority ?? ''}
        onChange={(event) =>
          onChange({
            ...filter,
            priority: (event.target.value || null) as TicketFilter['priority'],
          })
        }
      >
        <option value="">All priorities</option>
        <SelectOptions of={TICKET_PRIORITIES} labels={useWords(ticketPriorities)} />
      </Select>
      <Select
        label="Filter by category"
        hideLabel
        value={filter.category ?? ''}
        onChange={(event) =>
          onChange({
            ...filter,
            category: (event.target.value || null) as TicketFilter['category'],
          })
        }
      >
        <option value="">All categories</option>
        <SelectOptions of={TICKET_CATEGORIES} labels={useWords(ticketCategories)} />
      </Select>
    </search>
  )
}
