// A customer's other current orders, each a tap away.
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { ProposalBadge } from '#web/features/orders/proposal-badge.tsx'
import { StatusBadge } from '#web/features/orders/status/status-badge.tsx'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

/** Nothing where there are none. */
export function OrdersUnderWay({ orders }: { orders: readonly Order[] }) {
  const words = useWords(trackOrderScreen)
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="under-way" className="grid grid-cols-1 gap-3">
      <h2 id="under-way" className="text-xl">
        {words.others}
      </h2>
      <Panel as="div" className="p-0! sm:p-0!">
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order._id}>
              <Link
                to={`/track-order?orderId=${order._id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-primary-wash sm:px-6"
              >
                <span className="font-semibold">{order.number}</span>
                <StatusBadge order={order} />
                <ProposalBadge order={order} />
                <span className="min-w-0 basis-full wrap-anywhere text-ink-soft sm:flex-1 sm:basis-0">
                  {order.items.join(', ')}
                </span>
                <ChevronRight aria-hidden="true" size={20} className="max-sm:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  )
}
