// Orders as a table for a desk: rows of 44 px, taller for second lines.
import clsx from 'clsx'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import {
  OrderBalance,
  OrderCustomer,
  OrderDueTime,
  OrderFlags,
  OrderIdentity,
  OrderQuantities,
  CellSecondLine,
} from './order-cells.tsx'
import type { Column } from './list-choices.ts'
import { type OrderListProps, ROW_FOCUS, rowClassName } from './order-rows.ts'
import { SelectAllOrdersCheckbox, SelectOrderCheckbox } from './select-orders.tsx'
import { StatusControl } from './status-control.tsx'
import { SORTS } from './use-staff-filter.ts'
import { useRowFacts } from './use-row-facts.ts'

const HEAD = 'h-8 px-2 font-semibold'
const CELL = 'px-2 py-0'

export function OrderTable({ orders, filter, density, hidden, selection }: OrderListProps) {
  const words = useWords(orderList)
  const factsOf = useRowFacts(filter)
  const isRoomy = density === 'comfortable'
  const has = (column: Column) => !hidden.includes(column)
  return (
    <Panel className="overflow-hidden p-0!">
      <table className="w-full table-fixed border-collapse text-sm leading-tight">
        <caption className="sr-only">
          {words.title}, {SORTS.find(({ id }) => id === filter.sort)?.label.toLowerCase()}
        </caption>
        <TableHead orders={orders} hidden={hidden} selection={selection} />
        <tbody>
          {orders.map((order) => {
            const facts = factsOf(order)
            return (
              <tr
                key={order._id}
                data-order={order._id}
                tabIndex={-1}
                className={clsx(
                  'h-11 border-b border-line last:border-b-0',
                  ROW_FOCUS,
                  rowClassName(order, facts),
                  selection.has(order._id) && 'bg-primary-wash',
                )}
              >
                <td className="p-0">
                  <SelectOrderCheckbox order={order} selection={selection} />
                </td>
                <td className={clsx(CELL, 'pl-0!')}>
                  <OrderIdentity order={order} isRoomy={isRoomy} />
                </td>
                <td className={clsx(CELL, isRoomy && 'py-2!')}>
                  <OrderCustomer order={order} isRoomy={isRoomy} />
                </td>
                {has('due') && (
                  <td className={CELL}>
                    <OrderDueTime facts={facts} />
                  </td>
                )}
                {has('load') && (
                  <td className={CELL}>
                    <OrderQuantities order={order} isRoomy={isRoomy} />
                  </td>
                )}
                {has('notes') && (
                  <td className={CELL}>
                    <OrderFlags order={order} facts={facts} />
                    {isRoomy && <CellSecondLine text={order.specialInstructions || facts.care} />}
                  </td>
                )}
                {has('balance') && (
                  <td className={clsx(CELL, 'text-right')}>
                    <OrderBalance order={order} isRoomy={isRoomy} />
                  </td>
                )}
                <td className={CELL}>
                  <StatusControl order={order} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}

type TableHeadProps = Pick<OrderListProps, 'orders' | 'hidden' | 'selection'>

function TableHead({ orders, hidden, selection }: TableHeadProps) {
  const { columns } = useWords(orderList)
  const has = (column: Column) => !hidden.includes(column)
  return (
    <thead>
      <tr className="border-b border-line bg-sunk text-left">
        <td className="w-11 p-0">
          <SelectAllOrdersCheckbox orders={orders} selection={selection} />
        </td>
        <th scope="col" className={clsx(HEAD, 'w-31 pl-0!')}>
          {columns.order}
        </th>
        <th scope="col" className={HEAD}>
          {columns.customer}
        </th>
        {has('due') && (
          <th scope="col" className={clsx(HEAD, 'w-50')}>
            {columns.due}
          </th>
        )}
        {has('load') && (
          <th scope="col" className={clsx(HEAD, 'w-29')}>
            {columns.load}
          </th>
        )}
        {has('notes') && (
          <th scope="col" className={clsx(HEAD, 'w-22')}>
            {columns.notes}
          </th>
        )}
        {has('balance') && (
          <th scope="col" className={clsx(HEAD, 'w-36 text-right')}>
            {columns.balance}
          </th>
        )}
        <th scope="col" className={clsx(HEAD, 'w-81')}>
          {columns.status}
        </th>
      </tr>
    </thead>
  )
}
