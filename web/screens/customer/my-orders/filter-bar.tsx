// Search and two filters above the orders.
import { Search } from 'lucide-react'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { statusLabels } from '#words/en/orders/order-statuses.ts'
import type { OrderFilter } from '#web/features/orders/record/order-queries.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { myOrdersScreen } from '#words/en/orders/customer-orders.ts'
import { PERIODS } from './order-filter.ts'

type FilterBarProps = {
  filter: OrderFilter
  onChange: (change: Partial<Record<keyof OrderFilter, string>>) => void
}

/** Takes the filter in force and tells every change of it. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { filter: words } = useWords(myOrdersScreen)
  const labels = useWords(statusLabels)
  const [typed, setTyped] = useTypedSearch(filter.q ?? '', (q) => onChange({ q }))

  return (
    <search>
      <form
        className="grid gap-3 min-[21.5rem]:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_12rem]"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: typed.trim() })
        }}
      >
        <TextInput
          label={words.search}
          type="search"
          placeholder={words.searchHint}
          maxLength={100}
          className="min-[21.5rem]:col-span-2 lg:col-span-1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          after={<Search aria-hidden="true" size={20} className="mr-4 text-ink-soft" />}
        />
        <Select
          label={words.status}
          value={filter.status ?? ''}
          onChange={(event) => onChange({ status: event.target.value })}
        >
          <option value="">{words.allStatuses}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {labels[status]}
            </option>
          ))}
        </Select>
        <Select
          label={words.date}
          value={filter.days ?? ''}
          onChange={(event) => onChange({ days: event.target.value })}
        >
          <option value="">{words.allTime}</option>
          {PERIODS.map(({ days, name }) => (
            <option key={days} value={days}>
              {words.periods[name]}
            </option>
          ))}
        </Select>
      </form>
    </search>
  )
}
