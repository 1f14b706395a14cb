/** Previews the effects of setting one status on several orders, for staff. */
import type { BranchId } from '#domain/base/branch.ts'
import type { StatusPreview } from '#contract/orders/order-list.ts'
import { toRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { statusConsequences, type OrderAtHand, type Part } from '#domain/orders/status-change.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { orderAmountsFromRow, isCardChargeWaiting } from '../../../order/select-order-money.ts'
import { selectUnitsOfOrder } from '../../clothes/record/select-units-of-order.ts'
import { selectOrders } from '../record/orders-store.ts'

/** Reads the orders as they are now; ids that nobody has count for nothing. */
export async function previewStatuses(
  { db, laundry }: Pick<Deps, 'db' | 'laundry'>,
  branch: BranchId,
  ids: readonly string[],
  status: OrderStatus,
): Promise<StatusPreview> {
  const rows = await selectWithUnits(db, ids)
  const { unpaid, charged, toCards, byHand, noLongerDue, invoices, issued, ...counts } =
    statusConsequences(rows.map(atHand), status)
  return {
    ...counts,
    unpaid: partView(unpaid),
    charged: partView(charged),
    toCards: partView(toCards),
    byHand: partView(byHand),
    noLongerDue: partView(noLongerDue),
    invoices: partView(invoices),
    issued: partView(issued),
    waitSeconds: (await laundry(branch).settings.current()).messageWait.seconds,
  }
}

function selectWithUnits(db: Db, ids: readonly string[]) {
  return selectOrders(db)
    .select((eb) => selectUnitsOfOrder(eb).as('units'))
    .where('orders.id', 'in', ids)
    .execute()
}

function atHand(row: Awaited<ReturnType<typeof selectWithUnits>>[number]): OrderAtHand {
  const account = orderAmountsFromRow(row)
  const isCharging = row.payments.some(({ status }) => status === 'pending')
  return {
    userId: row.user_id,
    account,
    payments: row.payments.map(({ method, status, amount_paise, refunded_paise }) => ({
      method,
      status,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
    })),
    paysByCard:
      row.payment_method === 'card' &&
      row.card_id !== null &&
      orderMoney(account).duePaise > 0 &&
      (isCharging || isCardChargeWaiting(row.payments, row.payment_chosen_at)),
    adjustments: row.adjustments,
    units: row.units,
    isOnAccount: row.payment_method === 'account',
  }
}

function partView({ orders, amountPaise }: Part) {
  return { orders, amount: toRupees(amountPaise) }
}
