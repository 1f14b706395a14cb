// One order for staff: items, price, money, places, customer, notes and history.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { type OrderDetail, orderDetailLive } from '#contract/orders/order-detail.ts'
import { ApiError, addressOf, urlOf } from '#web/lib/api.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useLiveStream } from '#web/lib/live/live.ts'
import { StaffNotes } from '#web/features/customers/staff-notes.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ProposalPanel } from './proposal-panel.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { ClothesPanel } from './clothes-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { orderDetailQuery, refreshOrderDetail } from './record/detail-queries.ts'
import { GarmentsPanel } from './garments-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { MoneyPanel } from './money/money-panel.tsx'
import { OrderHead } from './order-head.tsx'
import { AddressesPanel } from './addresses-panel.tsx'

const SendDeliveryCode = lazyPart(async () => ({
  default: (await import('#web/features/delivery-codes/send-delivery-code.tsx')).SendDeliveryCode,
}))

const askLive = addressOf(orderDetailLive)

/** The page of one order, by its id or number. */
export default function AdminOrder() {
  const { id = '' } = useParams()
  const order = useQuery(orderDetailQuery(id))
  return (
    <div className="page py-4 md:py-6">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/dashboard">Orders</TextLink>
      </p>
      {order.isPending && <SkeletonList rows={4} label="Loading the order" />}
      {order.isError && !order.data && (
        <Unknown
          error={order.error}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        />
      )}
      {order.data && <Detail order={order.data} />}
    </div>
  )
}

function Detail({ order }: { order: OrderDetail }) {
  const client = useQueryClient()
  const refresh = () => {
    void refreshOrderDetail(client)
    void client.invalidateQueries({ queryKey: ['order', order._id] })
  }
  const line = useLiveStream(
    urlOf(askLive.path, { id: order._id }),
    // The first event only says where the stream begins.
    ({ name }) => name !== 'state' && refresh(),
    { names: ORDER_EVENTS, onReopen: refresh },
  )
  return (
    <>
      <OrderHead order={order} line={line} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <AddressesPanel order={order} />
          <ItemsPanel order={order} />
          <ProposalPanel order={order} />
          <ClothesPanel order={order} />
          <GarmentsPanel garments={order.garments} />
          <MessagesPanel order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <CustomerPanel order={order} />
          {order.status === 'out_for_delivery' && (
            <Suspense>
              <SendDeliveryCode orderId={order._id} />
            </Suspense>
          )}
          <ClaimsPanel orderId={order._id} />
          <MoneyPanel order={order} />
          <StaffNotes about="order" id={order._id} within={orderDetailQuery(order._id).queryKey} />
          <HistoryPanel history={order.history} />
        </div>
      </div>
    </>
  )
}

type UnknownProps = { error: unknown; onRetry: () => void; retrying: boolean }

function Unknown({ error, onRetry, retrying }: UnknownProps) {
  const isNone = error instanceof ApiError && [404, 422].includes(error.status)
  if (!isNone)
    return (
      <>
        <h1 className="mb-5 text-2xl md:text-3xl">Order</h1>
        <FailedNotice
          what="The order couldn’t be loaded."
          error={error}
          onRetry={onRetry}
          retrying={retrying}
        />
      </>
    )
  return (
    <>
      <h1 className="sr-only">Order</h1>
      <EmptyState
        title="There is no such order"
        illustration={<EmptyClothesline />}
        action={<LinkButton to="/admin/dashboard">All orders</LinkButton>}
      >
        Order numbers look like <span className="whitespace-nowrap">LC-7K2M-9QXD</span>.
      </EmptyState>
    </>
  )
}
