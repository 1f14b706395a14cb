// The orders as cards, for a phone.
import clsx from 'clsx'
import { Panel } from '#web/ui/panel.tsx'
import { Customer, Identity, Items, Money, Pickup } from './order-cells.tsx'
import { type OrderListProps, ROW_FOCUS } from './order-rows.ts'
import { SelectAll, SelectOne } from './select-orders.tsx'
import { StatusControl } from './status-control.tsx'

export function OrderCards({ orders, selection }: OrderListProps) {
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
              selection.has(order._id) && 'bg-primary-wash!',
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
