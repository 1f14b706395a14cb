// Facts of a new order: number, times, addresses, and preparations.
import { Banknote, Check, Copy, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { sumQuantities } from '#domain/base/quantity.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { toast } from '#web/ui/toast.tsx'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { services } from '#words/en/catalogue/services.ts'
import { cards } from '#words/en/payments/cards.ts'
import {
  type Back,
  type Bag,
  orderPlacedScreen,
} from '#words/en/orders/new-order/order-placed-screen.ts'

type PlacedFactsProps = {
  order: Order
  back: Back
}

export function PlacedFacts({ order, back }: PlacedFactsProps) {
  const words = useWords(orderPlacedScreen)
  const time = useLaundryTime()
  const { names } = useWords(services)
  const bags = order.counted === false ? order.items : bagsOf(order, names).map(words.bag)
  const { atTheDoor } = useWords(orderAddresses)
  const isOneAddress = order.deliveryAddress === order.address
  return (
    <>
      <Facts>
        <Fact name={words.number}>
          <OrderNumber number={order.number} />
        </Fact>
        <Fact name={words.pickup}>
          {time.date(order.pickupDate)}, {time.slotHours(order.pickupTime)}
        </Fact>
        <Fact name={words.back(back)}>{back.when}</Fact>
        <Fact name={isOneAddress ? words.address : words.pickupAddress}>{order.address}</Fact>
        {!isOneAddress && <Fact name={words.deliveryAddress}>{order.deliveryAddress}</Fact>}
        {order.door && <Fact name={atTheDoor}>{`${order.door.name}, ${order.door.phone}`}</Fact>}
      </Facts>
      <div className="grid gap-2 border-t border-line pt-4">
        <h3 className="text-lg">{words.ready({ bags: bags.length })}</h3>
        <ul className="grid gap-1.5">
          {bags.map((bag) => (
            <li key={bag} className="flex items-center gap-2.5">
              <ShoppingBag aria-hidden="true" size={18} className="shrink-0 text-primary-text" />
              {bag}
            </li>
          ))}
          <li className="flex items-center gap-2.5">
            <Banknote aria-hidden="true" size={18} className="shrink-0 text-primary-text" />
            <Payment order={order} />
          </li>
        </ul>
      </div>
    </>
  )
}

/** The number, and a button that copies it; without https there is no clipboard, and it is copied by hand. */
function OrderNumber({ number }: Pick<Order, 'number'>) {
  const words = useWords(orderPlacedScreen)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
    } catch {
      toast.failure(words.copyFailed, number)
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <span className="-mt-2 flex items-center gap-1">
      <strong translate="no" className="whitespace-nowrap">
        {number}
      </strong>
      <IconButton label={isCopied ? words.copied : words.copyNumber} onClick={() => void copy()}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
    </span>
  )
}

function Payment({ order }: { order: Order }) {
  const words = useWords(orderPlacedScreen)
  const { named } = useWords(cards)
  const { amountDue, paymentMethod: method, card } = order
  const amount = rupeesText(amountDue)
  if (method === 'account') return words.payOnAccount
  if (order.counted === false) return words.payAfterCounting
  if (amountDue === 0) return words.payNothing
  if (method !== 'card') return words.payAtDoor({ amount, method })
  return card === null ? amount : words.payByCard({ amount, card: named(card) })
}

/** A bag for each service, in the services' order. */
function bagsOf({ lines }: Order, names: typeof services.names): Bag[] {
  return SERVICES.flatMap(({ id, unit }) => {
    const quantity = sumQuantities(
      lines.filter(({ service }) => service === id).map((line) => line.quantity),
    )
    return quantity === 0 ? [] : [{ service: names[id], unit, quantity }]
  })
}
