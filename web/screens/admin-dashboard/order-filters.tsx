// The search box and the status filter above the list of orders.
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { ORDER_STATUSES, STATUS_LABELS, isOrderStatus } from '#domain/order-lifecycle.ts'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { StaffFilter } from './console-queries.ts'

/** How long typing must rest before it is searched for. */
const REST_MS = 300

type OrderFiltersProps = { filter: StaffFilter; onChange: (filter: StaffFilter) => void }

/** Finds by order number, customer, phone or address, and by status. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const [text, setText] = useState(filter.q)
  const [searched, setSearched] = useState(filter.q)
  // The filter can also be cleared from elsewhere.
  if (filter.q !== searched) {
    setSearched(filter.q)
    if (filter.q !== text.trim()) setText(filter.q)
  }

  const search = useEffectEvent((q: string) => {
    if (q !== filter.q) onChange({ ...filter, q })
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextInput
        label="Search orders"
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder="Order number, customer, phone or address"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
      />
      <Select
        label="Filter by status"
        hideLabel
        value={filter.status ?? ''}
        onChange={(event) => {
          const { value } = event.target
          onChange({ q: text.trim(), status: isOrderStatus(value) ? value : null })
        }}
      >
        <option value="">All statuses</option>
        {ORDER_STATUSES.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
        <option value="cancelled">{STATUS_LABELS.cancelled}</option>
      </Select>
    </search>
  )
}
