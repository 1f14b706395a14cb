// Before anything is looked up: the customer's own orders under way, and where an order ID is found.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { isPending } from '#domain/order-lifecycle.ts'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { latestOrders } from '#web/features/orders/order-queries.ts'
import { StatusBadge } from '#web/features/orders/status-badge.tsx'
import { useSession } from '#web/lib/session.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** How far back orders under way are looked for. */
const LOOKED_AT = 20

const HUNG: readonly Hung[] = [
  { name: 'shirt', cloth: 'primary', x: 70, scale: 0.8 },
  { name: 'trousers', cloth: 'danger', x: 175, scale: 0.75 },
  { name: 'towel', cloth: 'white', x: 280, scale: 0.8 },
  { name: 'kurta', cloth: 'accent', x: 385, scale: 0.72 },
  { name: 'saree', cloth: 'success', x: 490, scale: 0.72 },
]

export function WhereToFind() {
  const { user } = useSession()
  return (
    <div className="grid grid-cols-1 gap-8">
      {user && <UnderWay userId={user._id} />}
      <section className="overflow-hidden rounded-cut-lg bg-night text-on-night md:grid md:grid-cols-2 md:items-center">
        <Clothesline width={560} height={170} top={24} sag={22} hung={HUNG} moving />
        <div className="p-6 pt-2 sm:p-8">
          <h2 className="text-xl">Where is my order ID?</h2>
          <p className="mt-2 text-night-soft">
            It stands in your confirmation and under My Orders, and looks like{' '}
            <strong className="whitespace-nowrap text-on-night">LC-7K2M-9QXD</strong>. Anyone who
            has it can follow the order, but sees no name, address or price.
          </p>
        </div>
      </section>
    </div>
  )
}

/** Shortcuts for anyone who is signed in; nothing while they load, for typing an ID works in the meantime. */
function UnderWay({ userId }: { userId: string }) {
  const orders = useQuery(latestOrders(userId, LOOKED_AT))
  const pending = orders.data?.filter((order) => isPending(order.status)) ?? []
  if (pending.length === 0) return null
  return (
    <section aria-labelledby="under-way" className="grid grid-cols-1 gap-3">
      <h2 id="under-way" className="text-xl">
        Your orders under way
      </h2>
      <Panel as="div" className="p-0! sm:p-0!">
        <ul className="divide-y divide-line">
          {pending.map((order) => (
            <li key={order._id}>
              <Link
                to={`/track-order?orderId=${order._id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-primary-wash sm:px-6"
              >
                <span className="font-semibold">{order.number}</span>
                <StatusBadge status={order.status} />
                <span className="min-w-0 basis-full truncate text-ink-soft sm:flex-1 sm:basis-0">
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
