/** An order at its stop: status, kind of hand-over, and money. */
import type { OrderAtDoor } from '#domain/run-sheet/door-misfits.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'

/** @param order locked */
export function orderStateAtDoor(
  order: LockedOrder,
  kind: StopKind,
): Pick<OrderAtDoor, 'status' | 'isDriven' | 'isCounted' | 'duePaise'> {
  const handOver = kind === 'pickup' ? order.pickup_hand_over : order.delivery_hand_over
  return {
    status: order.status,
    isDriven: handOver === 'home',
    isCounted: order.counted,
    duePaise: orderMoney(orderAmountsFromRow(order)).duePaise,
  }
}
