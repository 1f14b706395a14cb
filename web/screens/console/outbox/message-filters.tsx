// The search box and the filters above the outbox.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { carriers } from '#web/features/outbox/carriers-query.ts'
import type { OutboxFilter } from './outbox-queries.ts'
import { CHANNELS, STATES } from './words.ts'

/** The server finds nothing shorter, and says so. */
const SHORTEST = 3

type OutboxFiltersProps = { filter: OutboxFilter; onChange: (parts: Partial<OutboxFilter>) => void }

/** Finds by recipient and subject, by way of sending and by state. */
export function OutboxFilters({ filter, onChange }: OutboxFiltersProps) {
  const [text, setText] = useTypedSearch(filter.q, (q) => {
    if (q === '' || q.length >= SHORTEST) onChange({ q })
  })
  const { data: offered } = useQuery(carriers)
  const channels = CHANNELS.filter(({ value }) => offered?.[value] !== undefined)
  const typed = text.trim()
  const isTooShort = typed.length > 0 && typed.length < SHORTEST

  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_15rem_12rem]">
      <TextInput
        label="Search the outbox"
        hideLabel
        className="sm:col-span-2 lg:col-span-1"
        type="search"
        enterKeyHint="search"
        placeholder="Recipient or subject"
        maxLength={100}
        value={text}
        hint={isTooShort ? 'Type at least 3 characters.' : undefined}
        onChange={(event) => setText(event.target.value)}
        after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
      />
      <Select
        label="Filter by channel"
        hideLabel
        value={filter.channel ?? ''}
        onChange={({ target }) =>
          onChange({
            channel: CHANNELS.find(({ value }) => value === target.value)?.value ?? null,
          })
        }
      >
        <option value="">Every channel</option>
        {channels.map(({ value, plural }) => (
          <option key={value} value={value}>
            {plural}
          </option>
        ))}
      </Select>
      <Select
        label="Filter by state"
        hideLabel
        value={filter.state ?? ''}
        onChange={({ target }) =>
          onChange({
            state: STATES.find(({ value }) => value === target.value)?.value ?? null,
          })
        }
      >
        <option value="">Every state</option>
        {STATES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
