// Filter and display of the order list, kept in the address for reload, Back and shared links.
import { useSearchParams } from 'react-router'
import { type OrderSort, TAKEN_METHODS, type TakenMethod } from '#contract/orders/order-list.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { DUES, type Due } from '#domain/orders/due.ts'
import { type OrderStatus, isOrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { isCalendarDate } from '#domain/base/time-zone.ts'
import { currentAddress } from '#web/lib/current-address.ts'

/** What the list is narrowed down to; '' and an empty list are everything. */
export type StaffFilter = {
  q: string
  statuses: readonly OrderStatus[]
  from: string
  to: string
  slot: string
  service: string
  due: '' | Due
  taken: '' | TakenMethod
  paid: '' | 'yes' | 'no'
  sort: OrderSort
}

export const SORTS: readonly { id: OrderSort; label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'due-first', label: 'Due first' },
  { id: 'pickup-first', label: 'Earliest pickup first' },
  { id: 'pickup-last', label: 'Latest pickup first' },
  { id: 'total-high', label: 'Highest total first' },
  { id: 'total-low', label: 'Lowest total first' },
  { id: 'customer-first', label: 'Customer, A to Z' },
  { id: 'customer-last', label: 'Customer, Z to A' },
]

export const EVERYTHING: StaffFilter = {
  q: '',
  statuses: [],
  from: '',
  to: '',
  slot: '',
  service: '',
  due: '',
  taken: '',
  paid: '',
  sort: 'newest',
}

/** Reads a filter out of an address; whatever is no choice of the screen is left out. */
export function staffFilterOf(params: URLSearchParams): StaffFilter {
  const text = (name: string) => params.get(name) ?? ''
  const oneOf = <V extends string>(name: string, choices: readonly V[]): V | '' =>
    choices.find((choice) => choice === text(name)) ?? ''
  const date = (name: string) => (isCalendarDate(text(name)) ? text(name) : '')
  return {
    q: text('q').trim().slice(0, 100),
    statuses: [...new Set(text('status').split(',').filter(isOrderStatus))],
    from: date('from'),
    to: date('to'),
    slot: oneOf(
      'slot',
      PICKUP_SLOTS.map(({ label }) => label),
    ),
    service: oneOf(
      'service',
      SERVICES.map(({ id }) => id),
    ),
    due: oneOf('due', DUES),
    taken: oneOf('taken', TAKEN_METHODS),
    paid: oneOf('paid', ['yes', 'no']),
    sort:
      oneOf(
        'sort',
        SORTS.map(({ id }) => id),
      ) || 'newest',
  }
}

/** The filter as the list's call and the address take it: only what is set. */
export function filterToQuery({ statuses, sort, ...texts }: StaffFilter): Record<string, string> {
  const given = Object.entries({
    ...texts,
    status: statuses.join(','),
    sort: sort === 'newest' ? '' : sort,
  })
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** How many of the filters that stand behind "Filters" are set. */
export function countHiddenFilters({ from, to, slot, service, paid }: StaffFilter): number {
  return [from || to, slot, service, paid].filter(Boolean).length
}

/** Gives the filter of the address, what changes parts of it, and whether it leaves anything out. */
export function useStaffFilter(): {
  filter: StaffFilter
  change: (parts: Partial<StaffFilter>) => void
  isFiltered: boolean
} {
  const [params, setParams] = useSearchParams()
  const filter = staffFilterOf(params)
  return {
    filter,
    change: (parts) =>
      setParams(filterToQuery({ ...staffFilterOf(currentAddress()), ...parts }), {
        replace: true,
        preventScrollReset: true,
      }),
    isFiltered: Object.keys(filterToQuery({ ...filter, sort: 'newest' })).length > 0,
  }
}
