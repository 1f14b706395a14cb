// One customer for staff: contact, orders, belongings, notes, and whether they may order.
import { adminLive } from '#contract/audit/activity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { ApiError, addressOf } from '#web/lib/api.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useCan } from '#web/lib/session.tsx'
import { customerQuery, refreshCustomer } from '#web/features/customers/customer-queries.ts'
import { StaffNotes } from '#web/features/customers/staff-notes.tsx'
import { refreshOrders } from '#web/features/orders/record/order-queries.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { AddressesPanel } from './addresses-panel.tsx'
import { ConsentsPanel } from './consents-panel.tsx'
import { ClubPanel } from './club-panel.tsx'
import { CustomerStats } from './customer-stats.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { TicketsPanel } from './tickets-panel.tsx'
import { WardrobePanel } from './wardrobe-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'

const { path: LIVE } = addressOf(adminLive)

/** Changes that come close together are asked for once. */
const GATHER_MS = 500

/** The page of one customer. */
export default function AdminCustomer() {
  const { id = '' } = useParams()
  const customer = useQuery(customerQuery(id))
  const may = useCan()
  useCustomerChanges(id, may('orders'))

  return (
    <div className="page py-6 md:py-10">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/customers">Customers</TextLink>
      </p>
      {customer.isPending && <SkeletonList rows={4} label="Loading the customer" />}
      {customer.isError && !customer.data && (
        <Unknown
          error={customer.error}
          onRetry={() => void customer.refetch()}
          retrying={customer.isFetching}
        />
      )}
      {customer.data && (
        <>
          <h1 className="mb-5 text-2xl wrap-anywhere md:mb-7 md:text-3xl">{customer.data.name}</h1>
          <CustomerStats customer={customer.data} />
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:order-2">
              {may('orders') && <OrdersPanel userId={id} />}
              {may('help-desk') && <TicketsPanel userId={id} />}
              <ClubPanel userId={id} />
              {may('intake') && <WardrobePanel userId={id} />}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:order-1">
              <CustomerPanel customer={customer.data} />
              <StaffNotes about="customer" id={id} within={customerQuery(id).queryKey} />
              <AddressesPanel userId={id} />
              <ConsentsPanel userId={id} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

type UnknownProps = { error: unknown; onRetry: () => void; retrying: boolean }

function Unknown({ error, onRetry, retrying }: UnknownProps) {
  const isNobody = error instanceof ApiError && [404, 422].includes(error.status)
  if (!isNobody)
    return (
      <>
        <h1 className="mb-5 text-2xl md:text-3xl">Customer</h1>
        <FailedNotice
          what="The customer couldn’t be loaded."
          error={error}
          onRetry={onRetry}
          retrying={retrying}
        />
      </>
    )
  return (
    <>
      <h1 className="sr-only">Customer</h1>
      <EmptyState
        title="There is no such customer"
        illustration={<EmptyClothesline />}
        action={<LinkButton to="/admin/customers">All customers</LinkButton>}
      >
        Perhaps they have deleted their account.
      </EmptyState>
    </>
  )
}

/** Loads again what an order may have changed, while the page is open. */
function useCustomerChanges(id: string, hearsOrders: boolean): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void refreshCustomer(client, id)
      void refreshOrders(client)
    }, GATHER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveStream(hearsOrders ? LIVE : null, ({ name }) => name !== 'state' && gather(), {
    names: ORDER_EVENTS,
    onReopen: gather,
  })
}
