// The search and status that staff look for, kept in the address so that a reload and Back find them again.
import { useSearchParams } from 'react-router'
import { isOrderStatus } from '#domain/order-lifecycle.ts'
import type { StaffFilter } from './console-queries.ts'

/** Gives the filter of the address, its setter, and whether it leaves anything out. */
export function useStaffFilter(): {
  filter: StaffFilter
  setFilter: (filter: StaffFilter) => void
  isFiltered: boolean
} {
  const [params, setParams] = useSearchParams()
  const status = params.get('status')
  const filter = { q: params.get('q') ?? '', status: isOrderStatus(status) ? status : null }
  return {
    filter,
    setFilter: (next) =>
      setParams(
        { ...(next.q && { q: next.q }), ...(next.status && { status: next.status }) },
        { replace: true, preventScrollReset: true },
      ),
    isFiltered: filter.q !== '' || filter.status !== null,
  }
}
