// One order in a customer's list: number, status, pieces, dates, price and actions.
import type { Order } from '#contract/orders/orders.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { adjustmentNames } from '#words/en/discounts/adjustment-names.ts'
import { orderCard } from '#words/en/orders/order-card.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { useWords } from '#web/lib/words.ts'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { OrderCardActions } from './actions/order-card-actions.tsx'
import { lastStatusTime } from './order-progress.tsx'
import { useDeliveryTime } from './record/delivery-time.ts'
import { OrderPrice } from './price/order-price.tsx'
import { reductionsOfOrder } from './price/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { StatusBadge } from './status/status-badge.tsx'

/** Items named on the card; the rest is counted. */
const ITEMS_SHOWN = 4

type OrderCardProps = {
  order: Order
  /** How the card names the order; its number by default. */
  title?: string
}

/** The card as a list item; a press on it anywhere opens the order. */
export function OrderCard({ order, title = order.number }: OrderCardProps) {
  const time = useLaundryTime()
  const words = useWords(orderCard)
  const adjustments = useWords(adjustmentNames)
  const { wayIn } = useWords(handOverWords)
  const sums = useWords(orderSums)
  const more = order.items.length - ITEMS_SHOWN
  return (
    <Panel as="li" className="relative flex flex-col gap-4 hover:border-primary">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-lg">{title}</h3>
          <span className="flex flex-wrap gap-2">
            <ProposalBadge order={order} />
            <StatusBadge order={order} />
          </span>
        </div>
        <p className="text-sm text-ink-soft">{words.placed({ day: time.day(order.createdAt) })}</p>
      </header>
      <ul className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        {order.items.slice(0, ITEMS_SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {more > 0 && <li className="text-ink-soft">{words.more({ count: more })}</li>}
      </ul>
      <Facts className="border-t border-line pt-4">
        <Fact name={wayIn(order).name}>
          {isBroughtToCounter(order)
            ? time.dateTime(order.createdAt)
            : `${time.date(order.pickupDate)}, ${time.slotHours(order.pickupTime)}`}
        </Fact>
        <Delivery order={order} />
      </Facts>
      <Facts>
        {order.adjustments.map((each) => (
          <Fact key={each.source} name={adjustments.name(each)}>
            {`− ${rupeesText(each.amount)}`}
          </Fact>
        ))}
        {reductionsOfOrder(order).map(({ kind, amount }) => (
          <Fact key={kind} name={sums.reduction({ kind })}>
            {`− ${rupeesText(amount)}`}
          </Fact>
        ))}
        <Fact name={sums.total}>
          <strong>
            <OrderPrice order={order} />
          </strong>
        </Fact>
        {order.rating !== null && (
          <Fact name={words.rating}>
            <StarRating value={order.rating} />
          </Fact>
        )}
      </Facts>
      <OrderCardActions order={order} />
    </Panel>
  )
}

function Delivery({ order }: { order: Order }) {
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const way = useWords(handOverWords).wayBack(order)
  if (order.status === 'cancelled') return null
  const deliveredAt = order.status === 'completed' ? lastStatusTime(order, 'completed') : null
  return deliveredAt === null ? (
    <Fact name={way.estimated}>{deliveryTime(order)}</Fact>
  ) : (
    <Fact name={way.done}>{time.dateTime(deliveredAt)}</Fact>
  )
}
