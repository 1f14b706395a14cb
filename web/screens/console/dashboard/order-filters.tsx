// Filters above the order list: search, statuses with their counts, and more.
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus, Search, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { dueNames } from '#words/en/operate/now-screen.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { statusLabels } from '#words/en/orders/order-statuses.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { staffOrderCountsQuery } from './console-queries.ts'
import { EVERYTHING, SORTS, type StaffFilter, countHiddenFilters } from './use-staff-filter.ts'

const number = new Intl.NumberFormat('en-IN')

type OrderFiltersProps = {
  filter: StaffFilter
  onChange: (parts: Partial<StaffFilter>) => void
  searchRef: RefObject<HTMLInputElement | null>
  /** Further tools; on a phone they stand behind "Filters". */
  children: ReactNode
}

/** Finds by number, customer, phone or address; all filters hold together. */
export function OrderFilters({ filter, onChange, searchRef, children }: OrderFiltersProps) {
  const narrowed = countHiddenFilters(filter)
  const words = useWords(orderList)
  const counter = useWords(counterScreen)
  const [isOpen, setIsOpen] = useState(narrowed > 0)

  return (
    <search className="mt-1 grid gap-1 sm:mt-2">
      <div className="flex flex-wrap gap-x-3 gap-y-1 max-sm:flex-nowrap">
        <SearchBox q={filter.q} onSearch={(q) => onChange({ q })} searchRef={searchRef} />
        <div className="max-sm:hidden">
          <SortChoice filter={filter} onChange={onChange} />
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          className="max-sm:px-3!"
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{words.filters}</span>
          {narrowed > 0 && (
            <span className="grid size-[1.5rem] place-items-center rounded-full bg-primary text-sm text-on-primary">
              {narrowed}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
        <div className="flex items-center max-sm:hidden">{children}</div>
        <LinkButton to="/admin/orders/new" className="px-3! sm:hidden">
          <Plus aria-hidden="true" size={20} />
          <span className="sr-only">{counter.title}</span>
        </LinkButton>
      </div>
      <ListChips filter={filter} onChange={onChange} />
      <StatusChips filter={filter} onChange={onChange} />
      {isOpen && (
        <div id="more-filters" className="grid gap-3">
          <div className="flex flex-wrap items-center gap-2 sm:hidden">
            <SortChoice filter={filter} onChange={onChange} />
            {children}
          </div>
          <MoreFilters filter={filter} onChange={onChange} />
        </div>
      )}
    </search>
  )
}

type PartProps = Pick<OrderFiltersProps, 'filter' | 'onChange'>

function SortChoice({ filter, onChange }: PartProps) {
  const words = useWords(orderList)
  return (
    <Select
      label={words.sort}
      hideLabel
      className="min-w-52 grow sm:grow-0"
      value={filter.sort}
      onChange={(event) => {
        const sort = SORTS.find(({ id }) => id === event.target.value)
        if (sort) onChange({ sort: sort.id })
      }}
    >
      {SORTS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  )
}

type SearchBoxProps = {
  q: string
  onSearch: (q: string) => void
  searchRef: OrderFiltersProps['searchRef']
}

function SearchBox({ q, onSearch, searchRef }: SearchBoxProps) {
  const [text, setText] = useTypedSearch(q, onSearch)

  return (
    <div className="min-w-0 flex-1 sm:min-w-64">
      <TextInput
        label="Search orders"
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder="Order number, customer, phone or address"
        aria-keyshortcuts="/"
        maxLength={100}
        ref={searchRef}
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
      />
      {/^\S{1,2}$/.test(q) && (
        <p className="mt-1 text-xs text-ink-soft">
          Names that begin with “{q}”. Three letters search everything.
        </p>
      )}
    </div>
  )
}

/** The list that a number of the console's first page led to, and the way out of it. */
function ListChips({ filter, onChange }: PartProps) {
  const words = useWords(orderList)
  const dues = useWords(dueNames)
  const { due, taken } = filter
  const chips = [
    due && { name: dues[due], leave: { due: '' } as const },
    taken && { name: words.taken[taken], leave: { taken: '' } as const },
  ].filter((chip) => chip !== '')
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 py-1">
      {chips.map(({ name, leave }) => (
        <button
          key={name}
          type="button"
          aria-label={words.leaveList({ name })}
          onClick={() => onChange(leave)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary px-3.5 text-sm font-medium whitespace-nowrap text-on-primary"
        >
          {name}
          <X aria-hidden="true" size={16} />
        </button>
      ))}
    </div>
  )
}

/** Several statuses may be on; none is all of them. */
function StatusChips({ filter, onChange }: PartProps) {
  const labels = useWords(statusLabels)
  const counts = useQuery(staffOrderCountsQuery(filter)).data?.byStatus
  const { statuses } = filter
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Filter by status</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
        {ORDER_STATUSES.map((status) => {
          const isOn = statuses.includes(status)
          return (
            <label
              key={status}
              className={clsx(
                'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
                isOn
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-edge bg-sheet hover:bg-primary-wash',
              )}
            >
              <input
                type="checkbox"
                checked={isOn}
                onChange={() =>
                  onChange({
                    statuses: ORDER_STATUSES.filter((each) =>
                      each === status ? !isOn : statuses.includes(each),
                    ),
                  })
                }
                className="sr-only"
              />
              {labels[status]}
              {counts && (
                <span className={clsx('tabular-nums', !isOn && 'text-ink-soft')}>
                  {number.format(counts[status])}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function MoreFilters({ filter, onChange }: PartProps) {
  return (
    <div className="grid animate-rise grid-cols-2 items-end gap-3 rounded-cut border border-line bg-sunk p-4 lg:grid-cols-5">
      <TextInput
        label="Pickup from"
        className="max-sm:col-span-2"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextInput
        label="Pickup until"
        className="max-sm:col-span-2"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <Select
        label="Pickup slot"
        value={filter.slot}
        onChange={(event) => onChange({ slot: event.target.value })}
      >
        <option value="">Any</option>
        {PICKUP_SLOTS.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </Select>
      <Select
        label="Service"
        value={filter.service}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        <option value="">Any</option>
        {SERVICES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Payment"
        value={filter.paid}
        onChange={(event) => onChange({ paid: event.target.value as StaffFilter['paid'] })}
      >
        <option value="">Any</option>
        <option value="yes">Paid</option>
        <option value="no">To be paid</option>
      </Select>
      {countHiddenFilters(filter) > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="col-span-full justify-self-start"
          onClick={() => {
            const { from, to, slot, service, paid } = EVERYTHING
            onChange({ from, to, slot, service, paid })
          }}
        >
          <X aria-hidden="true" size={18} />
          Clear these filters
        </Button>
      )}
    </div>
  )
}
