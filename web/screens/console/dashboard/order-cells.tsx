// What is shown of an order in the staff's list, piece by piece.
import { isBrought } from '#domain/hand-over.ts'
import { handOverWords } from '#words/en/hand-over.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MapPin, MessageSquareText } from 'lucide-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import { carePreferences } from '#words/en/care-preferences.ts'
import { useWords } from '#web/lib/words.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Cost } from '#web/features/orders/cost.tsx'
import { waysText } from '#web/features/orders/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { patchOrder } from './console-queries.ts'

const StaffPaymentsDialog = lazy(async () => ({
  default: (await import('#web/features/payments/staff-payments.tsx')).StaffPaymentsDialog,
}))

export function Identity({ order }: { order: StaffOrder }) {
  const time = useLaundryTime()
  return (
    <div>
      <TextLink to={`/admin/orders/${order._id}`} className="text-base">
        {order.number}
      </TextLink>
      <p className="text-xs text-ink-soft">{`Placed ${time.dateTime(order.createdAt)}`}</p>
    </div>
  )
}

export function Items({ order }: { order: StaffOrder }) {
  const care = useWords(carePreferences)
  const asked = [...care.asked(order.preferences), order.specialInstructions]
    .filter(Boolean)
    .join('. ')
  return (
    <div className="grid gap-1">
      <p className="mt-1 line-clamp-3 wrap-anywhere">{order.items.join(', ')}</p>
      {asked && (
        <Note icon={<MessageSquareText aria-hidden="true" size={15} />}>
          <span className="sr-only">Special instructions: </span>
          {asked}
        </Note>
      )}
    </div>
  )
}

export function Customer({ order }: { order: StaffOrder }) {
  const { atCounter, wayIn } = useWords(handOverWords)
  const { name, email, phone } = order.userId
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-6 w-fit items-center underline pointer-coarse:min-h-11 underline-offset-4"
        >
          {phone}
        </a>
      ) : (
        <p className="break-all">{email}</p>
      )}
      <Note icon={<MapPin aria-hidden="true" size={15} />}>
        <span className="sr-only">{`${wayIn(order).address}: `}</span>
        {isBrought(order) ? atCounter : order.address}
      </Note>
    </div>
  )
}

export function Pickup({ order }: { order: StaffOrder }) {
  const time = useLaundryTime()
  const { atCounter } = useWords(handOverWords)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:block">
      <p>{time.date(order.pickupDate)}</p>
      <p>{isBrought(order) ? atCounter : order.pickupTime}</p>
      {order.deliveryPreference === 'express' && <Badge tone="accent">Express</Badge>}
    </div>
  )
}

export function Money({ order }: { order: StaffOrder }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const method = useWords(handOverWords).wayBack(order).payments[order.paymentMethod]
  const ways = waysText(order)
  const state = order.paid ? (ways.includes(' and ') ? `Paid by ${ways}` : 'Paid') : method
  const isByCard = order.paymentMethod === 'card' && !order.chargedWhenReady
  const hasFailed =
    isByCard && order.amountDue > 0 && order.payments.some(({ status }) => status === 'failed')
  return (
    <>
      <p className="text-base font-semibold tabular-nums">
        <Cost order={order} />
      </p>
      <button
        type="button"
        aria-label={`${state}: payment of order ${order.number}`}
        onClick={() => setOpen(true)}
        className="-mr-2 min-h-6 pointer-coarse:min-h-11 rounded-md px-2 text-right text-xs text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {state}
      </button>
      {hasFailed && <p className="text-xs text-danger-text">Card not charged</p>}
      {order.refundDue > 0 && (
        <p className="text-xs text-danger-text">{`${rupeesText(order.refundDue)} to give back`}</p>
      )}
      {open && (
        <Suspense>
          <StaffPaymentsDialog
            order={order}
            onClose={() => setOpen(false)}
            onSaved={(saved) => patchOrder(client, saved._id, () => saved)}
          />
        </Suspense>
      )}
    </>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-xs text-ink-soft">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
