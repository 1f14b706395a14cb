// An order's cost, payments, refunds and balance, shown if they differ from its total.
import type { Order, StaffOrder } from '#contract/orders/orders.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { paidByMethod, reductionsOfOrder } from './order-cost.ts'

const WAYS = ['cash', 'upi', 'card'] as const

/** Nothing for an order that costs its price and of which nothing was paid. */
export function OrderSums({ order }: { order: Order | StaffOrder }) {
  const words = useWords(orderSums)
  const less = reductionsOfOrder(order)
  const isTouched = order.payments.some(({ status }) => status === 'succeeded')
  if (!isTouched && less.length === 0) return null
  const kept = paidByMethod(order)
  const ways = WAYS.filter((way) => kept[way] > 0)
  return (
    <dl aria-label={words.label} className="grid max-w-md gap-1.5 rounded-md bg-sunk px-4 py-3">
      {less.length > 0 && <Sum name={words.price} amount={order.total} />}
      {less.map(({ kind, amount }) => (
        <Sum key={kind} name={words.reduction({ kind })} amount={-amount} />
      ))}
      <Sum name={words.total} amount={order.charged} isStrong />
      {isTouched && (
        <Sum
          name={words.paid}
          amount={order.amountPaid}
          note={
            ways.length > 1
              ? words.kept({
                  ways: ways.map((way) => ({ way, amount: rupeesText(kept[way]) })),
                })
              : null
          }
        />
      )}
      {order.amountRefunded > 0 && <Sum name={words.refunded} amount={-order.amountRefunded} />}
      {order.refundDue > 0 && <Sum name={words.toRefund} amount={order.refundDue} isStrong />}
      {order.refundDue === 0 && <Sum name={words.toPay} amount={order.amountDue} isStrong />}
    </dl>
  )
}

type SumProps = { name: string; amount: number; note?: string | null; isStrong?: boolean }

function Sum({ name, amount, note = null, isStrong = false }: SumProps) {
  return (
    <div
      className={
        isStrong ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'
      }
    >
      <dt className="min-w-0">
        {name}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd translate="no" className="whitespace-nowrap tabular-nums">
        {amount < 0 ? `− ${rupeesText(-amount)}` : rupeesText(amount)}
      </dd>
    </div>
  )
}
