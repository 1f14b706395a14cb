// Facts of an order for anyone with its id, beside the promise: pickup time, delivery and items.
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { deliveryPreferences } from '#words/en/orders/order-choices.ts'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Panel } from '#web/ui/panel.tsx'

export function OrderFacts({ order }: { order: TrackedOrder }) {
  const words = useWords(trackOrderScreen)
  const ways = useWords(handOverWords)
  const time = useLaundryTime()
  const delivery = useWords(deliveryPreferences)[order.deliveryPreference]
  return (
    <Panel as="section" aria-labelledby="order-facts" className="grid gap-5">
      <h2 id="order-facts" className="text-xl">
        {ways.bothWays(order)}
      </h2>
      <Facts>
        <Fact name={ways.wayIn(order).name}>
          {isBroughtToCounter(order)
            ? time.dateTime(order.createdAt)
            : `${time.date(order.pickupDate)}, ${time.slotHours(order.pickupTime)}`}
        </Fact>
        <Fact name={ways.wayBack(order).name}>{delivery.name}</Fact>
      </Facts>
      {!('total' in order) && !order.countedIn && order.handedIn && (
        <Facts>
          <Fact name={words.clothes}>{words.handedIn(order.handedIn)}</Fact>
          <Fact name={words.handedOver}>{time.dateTime(order.handedIn.at)}</Fact>
        </Facts>
      )}
      {!('total' in order) && order.countedIn && (
        <Facts>
          <Fact name={words.clothes}>{words.countedIn(order.countedIn)}</Fact>
          <Fact name={words.handedOver}>{time.dateTime(order.countedIn.handedOverAt)}</Fact>
        </Facts>
      )}
      {!('total' in order) && (
        <div>
          <h3 className="text-sm font-normal tracking-normal text-ink-soft">{words.items}</h3>
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
