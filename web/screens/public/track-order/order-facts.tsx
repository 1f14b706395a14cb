// What anyone with the order's id sees of it: when, how, and what.
import type { TrackedOrder } from '#contract/orders.ts'
import { deliveryPreferences } from '#words/en/order-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { lastReachedAt } from '#web/features/orders/order-progress.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function OrderFacts({ order }: { order: TrackedOrder }) {
  const time = useLaundryTime()
  const deliveredAt = order.status === 'completed' ? lastReachedAt(order, 'completed') : null
  const delivery = useWords(deliveryPreferences)[order.deliveryPreference]
  return (
    <Panel as="section" aria-labelledby="order-facts" className="grid gap-5">
      <h2 id="order-facts" className="text-xl">
        Pickup and delivery
      </h2>
      <Facts>
        <Fact name="Pickup">
          {time.date(order.pickupDate)}, {order.pickupTime}
        </Fact>
        {deliveredAt !== null && <Fact name="Delivered">{time.dateTime(deliveredAt)}</Fact>}
        {deliveredAt === null && order.status !== 'cancelled' && (
          <Fact name="Estimated delivery">{time.dateTime(order.estimatedDelivery)}</Fact>
        )}
        <Fact name="Delivery">{delivery.name}</Fact>
        <Fact name="Order placed">{time.day(order.createdAt)}</Fact>
      </Facts>
      {!('total' in order) && (
        <div>
          <h3 className="text-sm font-normal tracking-normal text-ink-soft">Items</h3>
          <ul>
            {order.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
