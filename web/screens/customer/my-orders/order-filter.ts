// Filter of My orders, kept in the address for Back and shared links.
import { useLocation, useSearchParams } from 'react-router'
import { isOrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { currentAddress } from '#web/lib/current-address.ts'
import type { OrderFilter } from '#web/features/orders/record/order-queries.ts'

/** The date filter's choices and their days. */
export const PERIODS = [
  { days: 7, name: 'week' },
  { days: 30, name: 'month' },
  { days: 90, name: 'quarter' },
] as const

/** Reads a filter out of an address's query; whatever is not a choice of the screen is left out. */
export function parseOrderFilter(search: URLSearchParams): OrderFilter {
  const q = search.get('q')?.trim().slice(0, 100)
  const status = search.get('status')
  const days = Number(search.get('days'))
  return {
    ...(q && { q }),
    ...(isOrderStatus(status) && { status }),
    ...(PERIODS.some((period) => period.days === days) && { days }),
  }
}

/** The filter of the current address, and a function that changes parts of it; '' takes a part out. */
export function useOrderFilter(): [
  OrderFilter,
  (change: Partial<Record<keyof OrderFilter, string>>) => void,
] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const change = (parts: Partial<Record<keyof OrderFilter, string>>) => {
    const next = currentAddress()
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true, preventScrollReset: true, state })
  }
  return [parseOrderFilter(search), change]
}
