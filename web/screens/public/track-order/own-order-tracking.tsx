// Order details for its owner and staff: prices, payment, addresses, and the owner's actions.
import { isBroughtToCounter, isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { Suspense, useState } from 'react'
import type { Order, StaffOrder } from '#contract/orders/orders.ts'
import { hasNoCarePreferences } from '#domain/catalogue/care-preferences.ts'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { useWords } from '#web/lib/words.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { OrderActions } from '#web/features/orders/actions/order-actions.tsx'
import { isOwnOrder } from '#web/features/orders/record/order-queries.ts'
import { savedRupees } from '#web/features/orders/price/order-cost.ts'
import { OrderSums } from '#web/features/orders/price/order-sums.tsx'
import { SplitOrderLinks } from '#web/features/orders/split-order-links.tsx'
import { PaymentList, PaymentState, useChargeNote } from '#web/features/payments/payment-list.tsx'
import { PriceTable } from '#web/features/orders/price/price-table.tsx'
import { useAsksToPay } from '#web/features/payments/use-asks-to-pay.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

const PaymentDialog = lazyPart(async () => ({
  default: (await import('#web/features/payments/payment-dialog.tsx')).PaymentDialog,
}))

export function OwnOrderTracking({ order }: { order: Order | StaffOrder }) {
  const { user } = useSession()
  const words = useWords(trackOrderScreen).own
  const care = useWords(carePreferences)
  const ways = useWords(handOverWords)
  const { atTheDoor } = useWords(orderAddresses)
  const sums = useWords(orderSums)
  const note = useChargeNote(order)
  const saved = savedRupees(order)
  return (
    <Panel as="section" aria-labelledby="order-bill" className="grid gap-5">
      <h2 id="order-bill" className="text-xl">
        {words.title}
      </h2>
      <PriceTable
        priced={order}
        caption={words.items}
        savedText={saved > 0 ? sums.lessThanList({ amount: rupeesText(saved) }) : null}
      />
      <Facts>
        <Fact name={words.payment}>
          <PaymentState order={order} />
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
          {isOwnOrder(order, user?._id) && <PayAnotherWay order={order} />}
        </Fact>
        {typeof order.userId !== 'string' && (
          <Fact name={words.customer}>
            {order.userId.name}
            {'\n'}
            {[order.userId.phone, order.userId.email].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact name={ways.wayIn(order).address}>
          {isBroughtToCounter(order) ? ways.atCounter : order.address}
        </Fact>
        {isCollectedAtCounter(order) && (
          <Fact name={ways.wayBack(order).address}>{ways.atCounter}</Fact>
        )}
        {order.deliveryAddress !== '' && order.deliveryAddress !== order.address && (
          <Fact name={ways.wayBack(order).address}>{order.deliveryAddress}</Fact>
        )}
        {order.door && <Fact name={atTheDoor}>{`${order.door.name}, ${order.door.phone}`}</Fact>}
        {order.garments.length > 0 && (
          <Fact name={words.garments}>{order.garments.map(({ name }) => name).join(', ')}</Fact>
        )}
        {!hasNoCarePreferences(order.preferences) && (
          <Fact name={care.title}>{care.asked(order.preferences).join(', ')}</Fact>
        )}
        {order.specialInstructions !== '' && (
          <Fact name={words.instructions}>{order.specialInstructions}</Fact>
        )}
        {order.rating !== null && (
          <Fact name={words.rating}>
            <StarRating value={order.rating} />
            {order.ratingComment && <span className="block">{order.ratingComment}</span>}
          </Fact>
        )}
      </Facts>
      <SplitOrderLinks order={order} to={(id) => `/track-order?orderId=${id}`} />
      <OrderSums order={order} />
      <PaymentList order={order} />
      {isOwnOrder(order, user?._id) && (
        <footer className="flex flex-wrap gap-2.5 *:grow empty:hidden sm:*:grow-0">
          <OrderActions order={order} />
        </footer>
      )}
    </Panel>
  )
}

/** While something is due and no card is being charged. */
function PayAnotherWay({ order }: { order: Order }) {
  const words = useWords(trackOrderScreen).own
  const [open, setOpen] = useState(useAsksToPay())
  const isCharging = order.payments.some(({ status }) => status === 'pending')
  const hasFailed = order.payments.some(({ status }) => status === 'failed')
  return (
    <span className="mt-2 block empty:hidden">
      {order.amountDue > 0 && !isCharging && (
        <Button
          variant={hasFailed ? 'accent' : 'secondary'}
          size="sm"
          onClick={() => setOpen(true)}
        >
          {words.payAnotherWay}
        </Button>
      )}
      {open && order.amountDue > 0 && !isCharging && (
        <Suspense>
          <PaymentDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
