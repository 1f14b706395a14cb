// Cells of an order in the staff's list; comfortable rows show more in each.
import clsx from 'clsx'
import {
  AlarmClock,
  CreditCard,
  HeartHandshake,
  IndianRupee,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Zap,
} from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { sumByUnit, chargedKilograms } from '#domain/base/quantity.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { paidWays } from '#words/en/payments/paid-ways.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { OrderPrice } from '#web/features/orders/price/order-price.tsx'
import { paymentMethodsUsed } from '#web/features/orders/price/order-cost.ts'
import { wasCancelledUnpaid } from '#web/features/payments/payment-list.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { patchOrderInLists } from './console-queries.ts'
import type { RowFacts } from './use-row-facts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const StaffPaymentsDialog = lazyPart(async () => ({
  default: (await import('#web/features/payments/staff-payments.tsx')).StaffPaymentsDialog,
}))

type CellProps = { order: StaffOrder; isRoomy: boolean }

export function OrderIdentity({ order, isRoomy }: CellProps) {
  const words = useWords(orderList)
  const time = useLaundryTime()
  return (
    <>
      <TextLink to={`/admin/orders/${order._id}`} className="whitespace-nowrap">
        {order.number}
      </TextLink>
      {isRoomy && <CellSecondLine text={words.placed({ when: time.dateTime(order.createdAt) })} />}
    </>
  )
}

export function OrderCustomer({ order, isRoomy }: CellProps) {
  const { atCounter } = useWords(handOverWords)
  const { name, phone, email } = order.userId
  return (
    <>
      <p className="truncate font-semibold" title={name}>
        {name}
      </p>
      {isRoomy && (
        <>
          {phone ? (
            <a href={`tel:${phone}`} className="text-xs underline underline-offset-4">
              {phone}
            </a>
          ) : (
            <CellSecondLine text={email} />
          )}
          <CellSecondLine text={isBroughtToCounter(order) ? atCounter : order.address} />
        </>
      )}
    </>
  )
}

export function OrderDueTime({ facts: { due, isLate, hasLeft } }: { facts: RowFacts }) {
  const words = useWords(orderList)
  return (
    <p
      className={clsx('truncate', isLate && 'font-semibold text-danger-text')}
      title={`${due.of} ${due.when}`}
    >
      {hasLeft && <span className="sr-only">{words.hasLeft}</span>}
      <span className="text-ink-soft">{due.of}</span> {due.when}
    </p>
  )
}

/** Its bags, its kilograms and its pieces, once they are known. */
export function OrderQuantities({ order, isRoomy }: CellProps) {
  return (
    <>
      <p className="truncate tabular-nums" title={order.items.join(', ')}>
        {useOrderQuantitiesText()(order)}
      </p>
      {isRoomy && <CellSecondLine text={order.items.join(', ')} />}
    </>
  )
}

/**
 * Writes the load of any order: "3 kg, 4 pieces", and once it is counted in "2 bags, 4.3 kg": what is charged of what was weighed
 * takes the place of what was ordered. Of a ready order it says on which rack it is.
 */
export function useOrderQuantitiesText(): (order: StaffOrder) => string {
  const words = useWords(orderList)
  return ({ counted, lines, bags, gramsIn, status, spot }) => {
    const { kilograms: ordered, pieces } = sumByUnit(lines)
    const kilograms = gramsIn === null ? ordered : chargedKilograms(gramsIn)
    return [
      bags > 0 && words.bags({ bags }),
      kilograms > 0 && words.kilograms({ kilograms }),
      pieces > 0 && (bags === 0 || kilograms === 0) && words.pieces({ pieces }),
      counted === false && bags === 0 && words.uncounted,
      status === 'ready' && spot,
    ]
      .filter(Boolean)
      .join(', ')
  }
}

type Sign = { Icon: LucideIcon; text: string; look: string }

/** What is special about it, each with its own sign. */
export function OrderFlags({ order, facts }: { order: StaffOrder; facts: RowFacts }) {
  const { flags } = useWords(orderList)
  const instructions = order.specialInstructions.trim()
  const signs: (Sign | false)[] = [
    facts.isLate && { Icon: AlarmClock, text: flags.late, look: 'text-danger-text' },
    order.deliveryPreference === 'express' && {
      Icon: Zap,
      text: flags.express,
      look: 'text-accent-text',
    },
    facts.isUnpaid && { Icon: IndianRupee, text: flags.unpaid, look: 'text-danger-text' },
    facts.hasCardFailed && { Icon: CreditCard, text: flags.cardFailed, look: 'text-danger-text' },
    order.toCountIn === true && {
      Icon: ListChecks,
      text: flags.toCountIn,
      look: 'text-accent-text',
    },
    instructions !== '' && {
      Icon: MessageSquareText,
      text: flags.instructions({ text: instructions }),
      look: 'text-primary-text',
    },
    facts.care !== '' && {
      Icon: HeartHandshake,
      text: flags.care({ text: facts.care }),
      look: 'text-primary-text',
    },
  ]
  return (
    <span className="inline-flex items-center gap-1">
      {signs.map(
        (sign) =>
          sign && (
            <span key={sign.text} className="relative" title={sign.text}>
              <sign.Icon aria-hidden="true" size={16} className={sign.look} />
              <span className="sr-only">{sign.text}</span>
            </span>
          ),
      )}
    </span>
  )
}

/** What of its price is still open, as the way to its payments. */
export function OrderBalance({ order, isRoomy }: CellProps) {
  const words = useWords(orderList)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const method = useWords(handOverWords).wayBack(order).payments[order.paymentMethod]
  const ways = paymentMethodsUsed(order)
  const sums = useWords(orderSums)
  const { paidBy } = useWords(paidWays)
  const wayPaid = ways.length > 1 ? paidBy({ ways }) : words.paid
  const state = wasCancelledUnpaid(order)
    ? sums.nothingToPay
    : order.paid && ways.length > 0
      ? wayPaid
      : method
  const { amountDue, refundDue } = order
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="max-w-full rounded-md align-middle font-semibold tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <span className={clsx('block truncate', refundDue > 0 && 'text-danger-text')}>
          {order.counted === false ? (
            <OrderPrice order={order} />
          ) : refundDue > 0 ? (
            words.refundDue({ amount: rupeesText(refundDue) })
          ) : amountDue > 0 ? (
            words.toPay({ amount: rupeesText(amountDue) })
          ) : (
            <span className="font-normal text-ink-soft">
              <OrderPrice order={order} />
            </span>
          )}
        </span>
        {isRoomy && (
          <span aria-hidden="true" className="block text-xs font-normal text-ink-soft">
            {state}
          </span>
        )}
        <span className="sr-only">{words.paymentOf({ number: order.number, state })}</span>
      </button>
      {open && (
        <Suspense>
          <StaffPaymentsDialog
            order={order}
            onClose={() => setOpen(false)}
            onSaved={(saved) => patchOrderInLists(client, saved._id, () => saved)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What comfortable rows say below. */
export function CellSecondLine({ text }: { text: string }) {
  return (
    <p className="truncate text-xs text-ink-soft" title={text}>
      {text}
    </p>
  )
}
