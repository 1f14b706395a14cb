// What only the order's owner and staff see: prices, payment, addresses, and the owner's own actions.
import type { Order, StaffOrder } from '#contract/orders.ts'
import { PAYMENT_METHODS } from '#domain/order-choices.ts'
import { Fact, Facts } from '#web/parts/facts.tsx'
import { OrderActions } from '#web/parts/order-actions.tsx'
import { isOwnOrder } from '#web/parts/order-queries.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { useSession } from '#web/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

export function OwnOrder({ order }: { order: Order | StaffOrder }) {
  const { user } = useSession()
  const payment = PAYMENT_METHODS.find(({ id }) => id === order.paymentMethod)
  return (
    <Panel as="section" aria-labelledby="order-bill" className="grid gap-5">
      <h2 id="order-bill" className="text-xl">
        Items and payment
      </h2>
      <Bill order={order} />
      <Facts>
        <Fact name="Payment">
          <span className="inline-flex flex-wrap items-center gap-2">
            {payment?.name}
            {order.paid && <Badge tone="leaf">Paid</Badge>}
          </span>
        </Fact>
        {typeof order.userId !== 'string' && (
          <Fact name="Customer">
            {order.userId.name}
            {'\n'}
            {[order.userId.phone, order.userId.email].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact name="Pickup address">{order.address}</Fact>
        {order.deliveryAddress !== '' && order.deliveryAddress !== order.address && (
          <Fact name="Delivery address">{order.deliveryAddress}</Fact>
        )}
        {order.garments.length > 0 && (
          <Fact name="From the wardrobe">{order.garments.map(({ name }) => name).join(', ')}</Fact>
        )}
        {order.specialInstructions !== '' && (
          <Fact name="Special instructions">{order.specialInstructions}</Fact>
        )}
        {order.rating !== null && (
          <Fact name="Rating">
            <StarRating value={order.rating} />
            {order.ratingComment && <span className="block">{order.ratingComment}</span>}
          </Fact>
        )}
      </Facts>
      {isOwnOrder(order, user?._id) && (
        <footer className="flex flex-wrap gap-2.5 *:grow empty:hidden sm:*:grow-0">
          <OrderActions order={order} />
        </footer>
      )}
    </Panel>
  )
}

function Bill({ order }: { order: Order | StaffOrder }) {
  const saved = order.listTotal - order.total
  return (
    <table className="w-full">
      <caption className="sr-only">Items with their prices</caption>
      <tbody>
        {order.lines.map((line, place) => (
          <tr key={line.itemId} className="border-b border-line align-baseline">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {order.items[place] ?? line.name}
            </th>
            <td className="py-2 text-right whitespace-nowrap">{rupeesText(line.amount)}</td>
          </tr>
        ))}
        {order.expressFee > 0 && (
          <tr className="border-b border-line align-baseline">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              Express delivery
            </th>
            <td className="py-2 text-right whitespace-nowrap">{rupeesText(order.expressFee)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-3 pr-4 text-left">
            Total
          </th>
          <td className="pt-3 text-right font-display text-xl font-bold whitespace-nowrap">
            {rupeesText(order.total)}
          </td>
        </tr>
        {saved > 0 && (
          <tr>
            <td colSpan={2} className="text-right text-sm text-leaf-text">
              {rupeesText(Math.round(saved * 100) / 100)} less than list prices
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
