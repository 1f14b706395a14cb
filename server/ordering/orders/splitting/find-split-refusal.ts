/** Whether an order can be split, from its stored state. */
import { splitRefusal, type SplitRefusal } from '#domain/orders/splitting/split-order.ts'
import type { Db } from '../../../database/transaction.ts'
import type { OrderRow } from '../record/orders-store.ts'

/**
 * What the order itself refuses is said without asking what else names it.
 * @returns why it stays whole; null where it can be split
 */
export async function findSplitRefusal(db: Db, order: OrderRow): Promise<SplitRefusal | null> {
  const known = {
    status: order.status,
    counted: order.counted,
    isAsked: order.asked_until !== null,
    delivery: order.delivery_preference,
    expressFeePaise: order.express_fee_paise,
    feesPaise: order.fees_paise,
    isAdjusted: order.adjustments.length > 0 || order.goodwill_paise > 0,
    paymentMethod: order.payment_method,
    hasPayments: order.payments.some(
      ({ status }) => status === 'succeeded' || status === 'pending',
    ),
    lines: order.lines,
  }
  return (
    splitRefusal({ ...known, hasUnits: false, hasInvoice: false }) ??
    splitRefusal({ ...known, ...(await recordsNaming(db, order.id)) })
  )
}

/** What names one order and can't name two. */
function recordsNaming(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('units')
            .select('units.number')
            .whereRef('units.order_id', '=', 'orders.id'),
        )
        .$castTo<boolean>()
        .as('hasUnits'),
      eb
        .exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id'),
        )
        .$castTo<boolean>()
        .as('hasInvoice'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}
