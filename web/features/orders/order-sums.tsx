// What an order cost, what was paid and given back of it, and what is due: shown once there is more to say than its total.
import type { Order, StaffOrder } from '#contract/orders.ts'
import { costOf, keptWays } from './order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'

const WAYS = [
  ['cash', 'Cash'],
  ['upi', 'UPI'],
  ['card', 'Card'],
] as const

/** Nothing for an order of which nothing was paid. */
export function OrderSums({ order }: { order: Order | StaffOrder }) {
  if (order.payments.every(({ status }) => status !== 'succeeded')) return null
  const kept = keptWays(order)
  const ways = WAYS.filter(([way]) => kept[way] > 0)
  return (
    <dl
      aria-label="What it costs and what was paid"
      className="grid max-w-md gap-1.5 rounded-md bg-sunk px-4 py-3"
    >
      {order.goodwill > 0 && <Sum name="Total" amount={order.total} />}
      {order.goodwill > 0 && <Sum name="Taken off" amount={-order.goodwill} />}
      <Sum
        name={order.status === 'cancelled' ? 'Cancelled, costs' : 'Costs'}
        amount={order.status === 'cancelled' ? order.charged : costOf(order)}
        isStrong
      />
      <Sum
        name="Paid so far"
        amount={order.amountPaid}
        note={
          ways.length > 1
            ? `Kept: ${ways.map(([way, name]) => `${name} ${rupeesText(kept[way])}`).join(', ')}`
            : null
        }
      />
      {order.amountRefunded > 0 && <Sum name="Given back" amount={-order.amountRefunded} />}
      {order.refundDue > 0 && <Sum name="Still to give back" amount={order.refundDue} isStrong />}
      {order.refundDue === 0 && <Sum name="To pay" amount={order.amountDue} isStrong />}
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
