// The orders as staff read them: a table at a desk, cards on a phone.
import clsx from 'clsx'
import { MapPin, MessageSquareText } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import { isTerminal } from '#domain/order-lifecycle.ts'
import { PAYMENT_METHODS } from '#domain/order-choices.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { StaffPaymentsDialog } from '#web/parts/staff-payments.tsx'
import { TextLink } from '#web/parts/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { patchOrder } from './console-queries.ts'
import { StatusControl } from './status-control.tsx'

/** Takes the orders in the order they are to stand. */
export function OrderList({ orders }: { orders: readonly StaffOrder[] }) {
  const isWide = useIsWide()
  return isWide ? <OrderTable orders={orders} /> : <OrderCards orders={orders} />
}

function OrderTable({ orders }: { orders: readonly StaffOrder[] }) {
  return (
    <Panel className="overflow-hidden p-0!">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">Orders, newest first</caption>
        <thead>
          <tr className="border-b border-line bg-sunk text-left">
            <th scope="col" className="w-[26%] p-3 pl-5 font-semibold">
              Order
            </th>
            <th scope="col" className="p-3 font-semibold">
              Customer
            </th>
            <th scope="col" className="w-[9.8rem] p-3 font-semibold">
              Pickup
            </th>
            <th scope="col" className="w-[6.2rem] p-3 text-right font-semibold">
              Total
            </th>
            <th scope="col" className="w-[15rem] p-3 pr-4 font-semibold">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr
              key={order._id}
              className={clsx(
                'border-b border-line align-top last:border-b-0',
                isTerminal(order.status) && 'text-ink-soft',
              )}
            >
              <td className="p-3 pl-5">
                <Identity order={order} />
                <Items order={order} />
              </td>
              <td className="p-3">
                <Customer order={order} />
              </td>
              <td className="p-3">
                <Pickup order={order} />
              </td>
              <td className="p-3 text-right">
                <Money order={order} />
              </td>
              <td className="p-3 pr-4">
                <StatusControl order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function OrderCards({ orders }: { orders: readonly StaffOrder[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {orders.map((order) => (
        <Panel key={order._id} as="li" className="grid content-start gap-3 text-sm">
          <div className="flex items-start justify-between gap-3">
            <Identity order={order} />
            <div className="text-right">
              <Money order={order} />
            </div>
          </div>
          <Items order={order} />
          <Customer order={order} />
          <Pickup order={order} />
          <StatusControl order={order} />
        </Panel>
      ))}
    </ul>
  )
}

function Identity({ order }: { order: StaffOrder }) {
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

function Items({ order }: { order: StaffOrder }) {
  return (
    <div className="grid gap-1">
      <p className="mt-1 line-clamp-3 wrap-anywhere">{order.items.join(', ')}</p>
      {order.specialInstructions && (
        <Note icon={<MessageSquareText aria-hidden="true" size={15} />}>
          <span className="sr-only">Special instructions: </span>
          {order.specialInstructions}
        </Note>
      )}
    </div>
  )
}

function Customer({ order }: { order: StaffOrder }) {
  const { name, email, phone } = order.userId
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      {phone ? (
        <a href={`tel:${phone}`} className="w-fit underline underline-offset-4">
          {phone}
        </a>
      ) : (
        <p className="break-all">{email}</p>
      )}
      <Note icon={<MapPin aria-hidden="true" size={15} />}>
        <span className="sr-only">Pickup address: </span>
        {order.address}
      </Note>
    </div>
  )
}

function Pickup({ order }: { order: StaffOrder }) {
  const time = useLaundryTime()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:block">
      <p>{time.date(order.pickupDate)}</p>
      <p>{order.pickupTime}</p>
      {order.deliveryPreference === 'express' && <Badge tone="marigold">Express</Badge>}
    </div>
  )
}

function Money({ order }: { order: StaffOrder }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const method = PAYMENT_METHODS.find((each) => each.id === order.paymentMethod)?.name
  const state = order.paid ? 'Paid' : method
  const hasFailed = order.amountDue > 0 && order.payments.some(({ status }) => status === 'failed')
  return (
    <>
      <p className="text-base font-semibold tabular-nums">{rupeesText(order.total)}</p>
      <button
        type="button"
        aria-label={`${state}: payment of order ${order.number}`}
        onClick={() => setOpen(true)}
        className="-mr-2 min-h-6 rounded-md px-2 text-right text-xs text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {state}
      </button>
      {hasFailed && <p className="text-xs text-madder-text">Card not charged</p>}
      {order.refundDue > 0 && (
        <p className="text-xs text-madder-text">{`${rupeesText(order.refundDue)} to give back`}</p>
      )}
      {open && (
        <StaffPaymentsDialog
          order={order}
          onClose={() => setOpen(false)}
          onSaved={(saved) => patchOrder(client, saved._id, () => saved)}
        />
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

const WIDE = '(width >= 64rem)'

/** Whether the table fits; only one of the two forms is ever in the page. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
