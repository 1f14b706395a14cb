// Current order with its return time first: the newest one that is neither completed nor cancelled.
import type { Order } from '#contract/orders/orders.ts'
import { isUnfinished } from '#domain/orders/record/order-lifecycle.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { ProposalBadge } from '#web/features/orders/proposal-badge.tsx'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { OrderPromiseBand } from '#web/features/orders/order-promise-band.tsx'
import { shortOrderId } from '#web/features/orders/record/short-order-id.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { dashboard } from '#words/en/orders/customer-orders.ts'

/** Takes the customer's latest orders, newest first. */
export function CurrentOrder({ orders }: { orders: readonly Order[] }) {
  const words = useWords(dashboard)
  const [current, ...others] = orders.filter((order) => isUnfinished(order.status))
  if (!current) {
    return (
      <Panel>
        <EmptyState
          title={words.nothingUnderWay.title}
          illustration={<EmptyClothesline />}
          action={<LinkButton to="/new-order">{words.welcome.schedule}</LinkButton>}
        >
          {words.nothingUnderWay.text}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel as="section" aria-labelledby="current-order" className="overflow-hidden p-0! sm:p-0!">
      <OrderPromiseBand order={current}>
        {() => (
          <LinkButton variant="accent" to={`/track-order?orderId=${current._id}`}>
            {words.follow}
          </LinkButton>
        )}
      </OrderPromiseBand>
      <div className="grid gap-6 p-5 sm:p-8">
        <header className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id="current-order" className="text-xl">
              {words.current}
            </h2>
            <p className="text-ink-soft">{words.order({ short: shortOrderId(current._id) })}</p>
            <ProposalBadge order={current} />
          </div>
          {others.length > 0 && (
            <TextLink to="/my-orders" className="inline-flex min-h-11 items-center">
              {words.moreUnderWay({ count: others.length })}
            </TextLink>
          )}
        </header>
        <OrderProgress order={current} />
      </div>
    </Panel>
  )
}
