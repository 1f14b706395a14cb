// Totals of a changed order before and after, with adjustments and the return time.
import type { UseQueryResult } from '@tanstack/react-query'
import type { BookingQuote } from '#contract/orders/booking-change.ts'
import type { Order } from '#contract/orders/orders.ts'
import { ALLOWANCE } from '#domain/club/allowance.ts'
import { KEPT_PRICE } from '#domain/discounts/adjustments.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { findNonExpressPieces } from '#domain/slots/express.ts'
import { ApiError } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'
import { counting } from '#words/en/orders/counting.ts'
import { slowRefusals } from '#words/en/slots/express-refusals.ts'
import { useDeliveryTime } from '../record/delivery-time.ts'
import { costAtPrice, extraDueAtPrice } from '../price/order-cost.ts'

type BookingTotalProps = {
  order: Order
  isChanged: boolean
  isEmpty: boolean
  quote: Pick<UseQueryResult<BookingQuote>, 'data' | 'error' | 'isFetching'>
}

export function BookingTotal({ order, isChanged, isEmpty, quote }: BookingTotalProps) {
  const words = useWords(changeBookingDialog)
  const { afterCounting } = useWords(counting)
  const { data, error, isFetching } = quote
  return (
    <div aria-live="polite" aria-busy={isFetching} className="rounded-md bg-sunk px-4 py-3">
      {!isChanged ? (
        <p className="font-semibold">
          {words.total({
            total: order.counted === false ? afterCounting : rupeesText(order.charged),
          })}
        </p>
      ) : isEmpty ? (
        <p>{words.empty}</p>
      ) : error ? (
        <p className="font-medium text-danger-text">
          {error instanceof ApiError ? error.message : words.notPriced}
        </p>
      ) : data ? (
        <div className={isFetching ? 'opacity-60 transition-opacity' : undefined}>
          <Answer order={order} answer={data} />
        </div>
      ) : (
        <p>{words.pricing}</p>
      )}
    </div>
  )
}

function Answer({ order, answer }: { order: Order; answer: BookingQuote }) {
  const words = useWords(changeBookingDialog)
  const slow = useWords(slowRefusals)
  const deliveryTime = useDeliveryTime()
  const { quote, oldTotal, losesExpress, oldEstimatedDelivery, estimatedDelivery } = answer
  const from = rupeesText(costAtPrice(order, oldTotal))
  const to = rupeesText(costAtPrice(order, quote.total))
  const used = new Set(quote.adjustments.map(({ source }) => source))
  const ofOthers = ({ source }: { source: string }) => source !== ALLOWANCE
  const kept = order.amountPaid - order.amountRefunded
  const difference = extraDueAtPrice(order, quote.total)
  const slowest = findNonExpressPieces(
    quote.lines.map(({ name, service }) => ({ name, service: service as ServiceId })),
  )
  return (
    <>
      <p className="font-display text-lg font-bold tabular-nums">
        {from === to ? words.totalStays({ total: to }) : words.newTotal({ from, to })}
      </p>
      <ul className="text-sm">
        {quote.covered > 0 && <li>{words.covered({ amount: rupeesText(quote.covered) })}</li>}
        {quote.adjustments.filter(ofOthers).map(({ source, label, amount }) => (
          <li key={source}>{words.takesOff({ label, amount: rupeesText(amount) })}</li>
        ))}
        {order.adjustments
          .filter((each) => ofOthers(each) && each.source !== KEPT_PRICE && !used.has(each.source))
          .map(({ source, label }) => (
            <li key={source}>{words.released({ label })}</li>
          ))}
        {kept > 0 && difference > 0 && <li>{words.moreDue({ amount: rupeesText(difference) })}</li>}
        {kept > 0 && difference < 0 && (
          <li>{words.moneyBack({ amount: rupeesText(-difference) })}</li>
        )}
        {losesExpress && (
          <li>
            {slowest && slow.slowPieces(slowest)} {words.losesExpress}
          </li>
        )}
        {oldEstimatedDelivery !== estimatedDelivery && (
          <li>
            {words.back({
              from: deliveryTime(order),
              to: deliveryTime(answer),
              isWindow: answer.deliveryWindow !== null,
            })}
          </li>
        )}
      </ul>
    </>
  )
}
