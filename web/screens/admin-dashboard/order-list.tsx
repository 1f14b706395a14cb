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
import type { Selection } from './use-selection.ts'
import { SORTS, type StaffFilter } from './use-staff-filter.ts'

type OrderListProps = {
  /** In the order they are to stand. */
  orders: readonly StaffOrder[]
  sort: StaffFilter['sort']
  selection: Selection
}

/** Rows that keys move over, each with a box to select it. */
export function OrderList(props: OrderListProps) {
  const isWide = useIsWide()
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}

function OrderTable({ orders, sort, selection }: OrderListProps) {
  return (
    <Panel className="overflow-hidden p-0!">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">
          Orders, {SORTS.find(({ id }) => id === sort)?.label.toLowerCase()}
        </caption>
        <thead>
          <tr className="border-b border-line bg-sunk text-left">
            <td className="w-12 p-0">
              <SelectAll orders={orders} selection={selection} />
            </td>
            <th scope="col" className="w-[25%] p-3 pl-0 font-semibold">
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
              data-order={order._id}
              tabIndex={-1}
              className={clsx(
                'border-b border-line align-top last:border-b-0',
                ROW_FOCUS,
                isTerminal(order.status) && 'text-ink-soft',
                selection.has(order._id) && 'bg-neel-wash',
              )}
            >
              <td className="p-0 pt-1">
                <SelectOne order={order} selection={selection} />
              </td>
              <td className="p-3 pl-0">
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

function OrderCards({ orders, selection }: OrderListProps) {
  return (
    <>
      <div className="mb-2 flex items-center text-sm font-medium">
        <SelectAll orders={orders} selection={selection} />
        <span aria-hidden="true">Select all shown</span>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {orders.map((order) => (
          <Panel
            key={order._id}
            as="li"
            data-order={order._id}
            tabIndex={-1}
            className={clsx(
              'grid content-start gap-3 text-sm',
              ROW_FOCUS,
              selection.has(order._id) && 'bg-neel-wash!',
            )}
          >
            <div className="flex items-start justify-between gap-3">
              <div className="flex items-start">
                <div className="-mt-2.5 -ml-3.5">
                  <SelectOne order={order} selection={selection} />
                </div>
                <Identity order={order} />
              </div>
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
    </>
  )
}

/** The focus ring of a row is drawn inside, where the table's edge can't cut it off. */
const ROW_FOCUS = 'focus-visible:outline-offset-[-3px] scroll-mt-24 scroll-mb-24'

const BOX = 'grid size-12 cursor-pointer place-items-center'

function SelectOne({ order, selection }: { order: StaffOrder; selection: Selection }) {
  return (
    <label className={BOX}>
      <span className="sr-only">Select order {order.number}</span>
      <input
        type="checkbox"
        className="size-5"
        checked={selection.has(order._id)}
        // The event of a change doesn't say whether Shift was held; a press of the space bar is a click too.
        onClick={(event) => selection.toggle(order._id, event.shiftKey)}
        onChange={() => {}}
      />
    </label>
  )
}

function SelectAll({ orders, selection }: Pick<OrderListProps, 'orders' | 'selection'>) {
  const count = selection.ids.length
  const all = count > 0 && count === orders.length
  return (
    <label className={BOX}>
      <span className="sr-only">Select all orders shown</span>
      <input
        type="checkbox"
        className="size-5"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all
        }}
        onChange={() => selection.set(all ? [] : orders.map(({ _id }) => _id))}
      />
    </label>
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
