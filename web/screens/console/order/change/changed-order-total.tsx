// Totals of changed items: old and new, adjustments, and the return time.
import type { ChangeQuote } from '#contract/orders/change-quote.ts'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { ALLOWANCE } from '#domain/club/allowance.ts'
import { KEPT_PRICE } from '#domain/discounts/adjustments.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { costAtPrice, extraDueAtPrice } from '#web/features/orders/price/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'

type NewTotalProps = {
  order: OrderDetail
  isChanged: boolean
  isEmpty: boolean
  answer: ChangeQuote | undefined
  isLoading: boolean
  problem: string | null
}

export function ChangedOrderTotal({
  order,
  isChanged,
  isEmpty,
  answer,
  isLoading,
  problem,
}: NewTotalProps) {
  return (
    <div aria-live="polite" aria-busy={isLoading} className="rounded-md bg-sunk px-4 py-3">
      {!isChanged && <p>Total {rupeesText(order.charged)}</p>}
      {isChanged && isEmpty && (
        <p>The order is empty. If you no longer need it, cancel it instead.</p>
      )}
      {isChanged && !isEmpty && problem && (
        <p className="font-medium text-danger-text">{problem}</p>
      )}
      {isChanged && !isEmpty && !problem && !answer && <p>Working out the new total…</p>}
      {isChanged && !isEmpty && !problem && answer && (
        <div className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
          <Answer order={order} answer={answer} />
        </div>
      )}
    </div>
  )
}

function Answer({ order, answer }: { order: OrderDetail; answer: ChangeQuote }) {
  const deliveryTime = useDeliveryTime()
  const { quote, oldTotal, losesExpress, oldEstimatedDelivery, estimatedDelivery } = answer
  const used = new Set(quote.adjustments.map(({ source }) => source))
  const [from, to] = [costAtPrice(order, oldTotal), costAtPrice(order, quote.total)]
  const difference = extraDueAtPrice(order, quote.total)
  const isPaidInPart = order.amountPaid > order.amountRefunded
  return (
    <>
      <p className="font-display text-lg font-bold tabular-nums">
        {from === to ? `The total stays ${rupeesText(to)}` : `New total ${rupeesText(to)}`}
      </p>
      <ul className="text-sm">
        {from !== to && <li>{`Old total ${rupeesText(from)}`}</li>}
        {quote.covered > 0 && <li>{`The Laundry Club covers ${rupeesText(quote.covered)}`}</li>}
        {quote.adjustments
          .filter(({ source }) => source !== ALLOWANCE)
          .map(({ source, label, amount }) => (
            <li key={source}>{`${label} takes off ${rupeesText(amount)}`}</li>
          ))}
        {order.adjustments
          .filter(({ source }) => ![ALLOWANCE, KEPT_PRICE, ...used].includes(source))
          .map(({ source, label }) => (
            <li
              key={source}
            >{`${label} no longer takes anything off, so the customer can use it again`}</li>
          ))}
        {isPaidInPart && difference > 0 && <li>{`${rupeesText(difference)} more is due`}</li>}
        {difference < 0 && <li>{`${rupeesText(-difference)} is to be refunded`}</li>}
        {losesExpress && (
          <li>Becomes a standard delivery without the express fee: a piece needs 48 hours</li>
        )}
        {oldEstimatedDelivery !== estimatedDelivery && (
          <li>{`Back ${answer.deliveryWindow ? 'on' : 'by'} ${deliveryTime(answer)} instead of ${deliveryTime(order)}`}</li>
        )}
      </ul>
    </>
  )
}
