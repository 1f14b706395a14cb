// The orders as a table, for a desk.
import clsx from 'clsx'
import { isTerminal } from '#domain/order-lifecycle.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Customer, Identity, Items, Money, Pickup } from './order-cells.tsx'
import { type OrderListProps, ROW_FOCUS } from './order-rows.ts'
import { SelectAll, SelectOne } from './select-orders.tsx'
import { StatusControl } from './status-control.tsx'
import { SORTS } from './use-staff-filter.ts'

export function OrderTable({ orders, sort, selection }: OrderListProps) {
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
                selection.has(order._id) && 'bg-primary-wash',
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
