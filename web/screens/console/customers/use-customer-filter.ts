// Search and sort order of the customer list, kept in the address for reload and Back.
import { useSearchParams } from 'react-router'
import { CUSTOMER_SORTS } from '#contract/accounts/customers.ts'
import { currentAddress } from '#web/lib/current-address.ts'
import type { CustomerFilter } from '#web/features/customers/customer-queries.ts'

export function useCustomerFilter(): {
  filter: CustomerFilter
  setFilter: (parts: Partial<CustomerFilter>) => void
} {
  const [params, setParams] = useSearchParams()
  return {
    filter: filterOf(params),
    setFilter: (parts) => {
      const { q, sort } = { ...filterOf(currentAddress()), ...parts }
      setParams(
        { ...(q && { q }), ...(sort !== 'newest' && { sort }) },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

function filterOf(params: URLSearchParams): CustomerFilter {
  const sort = CUSTOMER_SORTS.find((each) => each === params.get('sort')) ?? 'newest'
  return { q: params.get('q') ?? '', sort }
}
