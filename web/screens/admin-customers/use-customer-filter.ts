// The search and the order of the list, kept in the address so that a reload and Back find them again.
import { useSearchParams } from 'react-router'
import { CUSTOMER_SORTS } from '#contract/customers.ts'
import type { CustomerFilter } from '#web/parts/customer-queries.ts'

export function useCustomerFilter(): {
  filter: CustomerFilter
  setFilter: (filter: CustomerFilter) => void
} {
  const [params, setParams] = useSearchParams()
  const sort = CUSTOMER_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? 'newest'
  return {
    filter: { q: params.get('q') ?? '', sort },
    setFilter: (next) =>
      setParams(
        { ...(next.q && { q: next.q }), ...(next.sort !== 'newest' && { sort: next.sort }) },
        { replace: true, preventScrollReset: true },
      ),
  }
}
