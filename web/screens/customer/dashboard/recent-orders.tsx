// Recently completed orders.
import { useQuery } from '@tanstack/react-query'
import { latestOrdersQuery } from '#web/features/orders/record/order-queries.ts'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { shortOrderId } from '#web/features/orders/record/short-order-id.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { dashboard } from '#words/en/orders/customer-orders.ts'

const SHOWN = 2

export function RecentOrders({ userId }: { userId: string }) {
  const { recent: words } = useWords(dashboard)
  return (
    <section aria-labelledby="recent-orders" className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-orders" className="text-xl">
          {words.title}
        </h2>
        <LinkButton to="/my-orders" variant="secondary" size="sm">
          {words.all}
        </LinkButton>
      </header>
      <Completed userId={userId} />
    </section>
  )
}

function Completed({ userId }: { userId: string }) {
  const { recent: words, order: titleOf } = useWords(dashboard)
  const orders = useQuery(latestOrdersQuery(userId, SHOWN, 'completed'))
  if (orders.isPending) return <SkeletonList rows={SHOWN} label={words.loading} />
  if (orders.isError) {
    return <FailedQueryNotice what={words.notLoaded} query={orders} />
  }
  if (orders.data.length === 0) {
    return (
      <Panel>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  }
  return (
    <ul className="grid gap-4">
      {orders.data.map((order) => (
        <OrderCard
          key={order._id}
          order={order}
          title={titleOf({ short: shortOrderId(order._id) })}
        />
      ))}
    </ul>
  )
}
