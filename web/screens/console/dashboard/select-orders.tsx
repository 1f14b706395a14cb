// Checkboxes that select one order, or all shown.
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { OrderListProps } from './order-rows.ts'
import type { Selection } from './use-selection.ts'

const BOX = 'grid size-11 cursor-pointer place-items-center'

export function SelectOrderCheckbox({
  order,
  selection,
}: {
  order: StaffOrder
  selection: Selection
}) {
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

export function SelectAllOrdersCheckbox({
  orders,
  selection,
}: Pick<OrderListProps, 'orders' | 'selection'>) {
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
