// Orders as short cards, for a phone and a tablet.
import clsx from 'clsx'
import { Link } from 'react-router'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import {
  OrderBalance,
  OrderDueTime,
  OrderFlags,
  CellSecondLine,
  useOrderQuantitiesText,
} from './order-cells.tsx'
import { type OrderListProps, ROW_FOCUS, rowClassName } from './order-rows.ts'
import { SelectAllOrdersCheckbox, SelectOrderCheckbox } from './select-orders.tsx'
import { StatusControl } from './status-control.tsx'
import { useRowFacts } from './use-row-facts.ts'

export function OrderCards({ orders, filter, density, selection }: OrderListProps) {
  const words = useWords(orderList)
  const factsOf = useRowFacts(filter)
  const loadOf = useOrderQuantitiesText()
  const isRoomy = density === 'comfortable'
  return (
    <>
      <Panel as="div" className="p-0! max-sm:-mx-3">
        <ul>
          {orders.map((order) => {
            const facts = factsOf(order)
            return (
              <li
                key={order._id}
                data-order={order._id}
                tabIndex={-1}
                className={clsx(
                  'border-b border-line px-3 text-sm leading-tight last:border-b-0',
                  ROW_FOCUS,
                  rowClassName(order, facts),
                  selection.has(order._id) && 'bg-primary-wash',
                )}
              >
                <div className="flex items-center gap-2">
                  <div className="relative grid min-h-9 min-w-0 grow grid-cols-1 content-center gap-0.5 pt-0.5">
                    <p className="flex gap-x-2 max-sm:flex-wrap">
                      <Link
                        to={`/admin/orders/${order._id}`}
                        // A thumb may press anywhere on the two lines.
                        className="font-semibold whitespace-nowrap text-primary-text after:absolute after:inset-0"
                      >
                        {order.number}
                      </Link>
                      <span className="min-w-0 truncate font-semibold max-sm:whitespace-normal max-sm:wrap-anywhere">
                        {order.userId.name}
                      </span>
                    </p>
                    <div className="flex min-w-0 gap-x-2 text-xs max-sm:flex-wrap">
                      <OrderDueTime facts={facts} />
                      <p className="truncate">{loadOf(order)}</p>
                      <OrderFlags order={order} facts={facts} />
                    </div>
                  </div>
                  <span className="shrink-0 text-right">
                    <OrderBalance order={order} isRoomy={isRoomy} />
                  </span>
                </div>
                {isRoomy && (
                  <>
                    <CellSecondLine text={order.items.join(', ')} />
                    <CellSecondLine text={order.address} />
                    <CellSecondLine
                      text={[order.specialInstructions, facts.care].filter(Boolean).join('. ')}
                    />
                  </>
                )}
                <div className="-ml-3 grid [grid-template-columns:auto_minmax(0,1fr)] items-center">
                  <SelectOrderCheckbox order={order} selection={selection} />
                  <div className="min-w-0">
                    <StatusControl order={order} />
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </Panel>
      <div className="mt-2 flex items-center text-sm font-medium">
        <SelectAllOrdersCheckbox orders={orders} selection={selection} />
        <span aria-hidden="true">{words.selectAll}</span>
      </div>
    </>
  )
}
