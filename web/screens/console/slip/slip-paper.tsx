// Slip of an order: laundry, order, lines, payments and return time.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { writeOrderItem } from '#domain/orders/order-items.ts'
import { reductionsOfOrder } from '#web/features/orders/price/order-cost.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { counting } from '#words/en/orders/counting.ts'
import { orderSlip } from '#words/en/counter/counter-screen.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import type { Paper } from './read-paper-choice.ts'

const CLASS: Record<Paper, string> = { roll: 'slip-roll', a5: 'slip-a5' }

export function SlipPaper({ order, paper }: { order: OrderDetail; paper: Paper }) {
  const words = useWords(orderSlip)
  const sums = useWords(orderSums)
  const { name, phone, address, gstin } = useBusiness()
  const time = useLaundryTime()
  const { afterCounting } = useWords(counting)
  const isCounted = order.counted !== false || order.status === 'cancelled'
  const isOnAccount = order.paymentMethod === 'account'
  const isCollected = order.deliveryHandOver === 'counter'
  const ready =
    order.deliveryWindow === null
      ? time.day(order.estimatedDelivery)
      : `${time.date(order.deliveryWindow.date)}, ${order.deliveryWindow.time}`
  return (
    <article
      aria-label={words.title(order)}
      className={`${CLASS[paper]} rounded-md border border-line bg-sheet p-4 print:border-0 print:p-0`}
    >
      <header className="text-center">
        <p className="font-display text-xl font-bold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere">{address}</p>
        <p className="text-sm">{phone}</p>
        {gstin !== '' && <p className="text-sm">{words.gstin({ gstin })}</p>}
      </header>
      <dl className="my-3 grid gap-1 border-y border-dashed border-line py-3">
        <Fact name={words.number} value={order.number} isLarge />
        <Fact name={words.customer} value={order.userId.name} />
        <Fact name={words.placed} value={time.dateTime(order.createdAt)} />
        <Fact name={isCollected ? words.readyBy : words.back} value={ready} isLarge />
      </dl>
      <ul aria-label={words.items} className="grid gap-1">
        {order.counted === false &&
          order.items.map((item) => <Sum key={item} name={item} amount={afterCounting} />)}
        {order.lines.map((line) => (
          <Sum
            key={line.itemId}
            name={writeOrderItem(line as Parameters<typeof writeOrderItem>[0])}
            amount={line.amount}
          />
        ))}
        {order.leastCharge !== undefined && <Sum name={words.least} amount={order.leastCharge} />}
        {order.expressFee > 0 && <Sum name={words.express} amount={order.expressFee} />}
        {order.fees !== undefined && <Sum name={sums.fees} amount={order.fees} />}
        {order.adjustments.map(({ source, label, amount }) => (
          <Sum key={source} name={label} amount={amount} isOff />
        ))}
        {reductionsOfOrder(order).map(({ kind, amount }) => (
          <Sum key={kind} name={sums.reduction({ kind })} amount={amount} isOff />
        ))}
      </ul>
      <ul className="mt-3 grid gap-1 border-t border-dashed border-line pt-3 font-semibold">
        <Sum name={words.total} amount={isCounted ? order.charged : afterCounting} />
        {order.amountPaid > 0 && (
          <Sum
            name={isOnAccount ? words.onAccount : words.paid}
            amount={order.amountPaid - order.amountRefunded}
          />
        )}
        {order.amountDue > 0 && <Sum name={words.due} amount={order.amountDue} />}
      </ul>
      {order.lastHandOver !== null && (
        <div className="mt-3 border-t border-dashed border-line pt-3 text-sm">
          <dl>
            <Fact name={words.lastHandOver} value={order.lastHandOver} />
          </dl>
          <p className="mt-1 text-ink-soft">{words.checkIt}</p>
        </div>
      )}
      {isCollected && <p className="mt-3 text-center text-sm">{words.keep}</p>}
    </article>
  )
}

function Fact({ name, value, isLarge }: { name: string; value: string; isLarge?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={isLarge ? 'text-lg font-bold wrap-anywhere' : 'wrap-anywhere'}>{value}</dd>
    </div>
  )
}

type SumProps = { name: string; amount: number | string; isOff?: boolean }

function Sum({ name, amount, isOff }: SumProps) {
  const text = typeof amount === 'string' ? amount : rupeesText(amount)
  return (
    <li className="flex justify-between gap-3">
      <span className="wrap-anywhere">{name}</span>
      <span className="shrink-0 tabular-nums">{`${isOff ? '− ' : ''}${text}`}</span>
    </li>
  )
}
