// The customer list: name, email, orders and spending, searched and sorted by the server.
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { customersQuery } from '#web/features/customers/customer-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { companiesScreen } from '#words/en/companies/companies-screen.ts'
import { CustomerFilters } from './customer-filters.tsx'
import { CustomerList } from './customer-list.tsx'
import { useCustomerFilter } from './use-customer-filter.ts'

/** The list of customers. */
export default function AdminCustomers() {
  const { filter, setFilter } = useCustomerFilter()
  const customers = useInfiniteQuery(customersQuery(filter))
  const all = customers.data?.pages.flatMap((page) => page.items) ?? []

  return (
    <div className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-7">
        <h1 className="text-2xl md:text-3xl">Customers</h1>
        <TextLink to="/admin/companies" className="inline-flex min-h-11 items-center">
          {useWords(companiesScreen).title}
        </TextLink>
      </div>
      <CustomerFilters filter={filter} onChange={setFilter} />
      <section
        aria-label="Customers"
        aria-busy={customers.isPlaceholderData}
        className="mt-4 min-w-0"
      >
        {customers.isPending && <SkeletonList rows={5} label="Loading customers" />}
        {customers.isError && (
          <FailedNotice
            what="The customers couldn’t be loaded."
            error={customers.error}
            onRetry={() =>
              void (customers.isFetchNextPageError
                ? customers.fetchNextPage()
                : customers.refetch())
            }
            retrying={customers.isFetching}
          />
        )}
        {all.length > 0 && (
          <div
            className={customers.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
          >
            <CustomerList customers={all} />
          </div>
        )}
        {customers.isSuccess && all.length === 0 && (
          <EmptyState
            title="No customers found"
            illustration={<EmptyClothesline />}
            action={
              filter.q && (
                <Button variant="secondary" onClick={() => setFilter({ q: '' })}>
                  Show all customers
                </Button>
              )
            }
          >
            {filter.q
              ? 'No customer’s name, email or phone matches this search.'
              : 'Your first customer will appear here.'}
          </EmptyState>
        )}
        <ShowMore
          more={customers.hasNextPage}
          busy={customers.isFetchingNextPage}
          onMore={() => void customers.fetchNextPage()}
        />
        <output className="sr-only">{all.length > 0 && `${all.length} customers shown`}</output>
      </section>
    </div>
  )
}
