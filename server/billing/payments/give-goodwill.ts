/** Takes something off what an order costs: goodwill by staff once it is completed, and credits by the laundry's rules. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { toRupees } from '#domain/base/money.ts'
import { goodwillPaise, orderMoney } from '#domain/orders/order-money.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { orderEvent } from '../../order/order-event.ts'
import { paiseFromRupees } from '../paise-from-rupees.ts'
import { requireWithinRefundCap } from '../refund-cap.ts'
import { insertGoodwill } from './goodwill-store.ts'
import { refundOrderAmount } from './refund-order-amount.ts'
import { settleOrderRevenue } from './settle-order-revenue.ts'
import { settleRefundsNow } from './settle-refunds-now.ts'
import { updatePaidAmount } from './store.ts'

export interface GoodwillInput {
  /** Rupees, or a percentage of what the order costs now. */
  amount?: number | undefined
  percent?: number | undefined
  /** A sentence for the customer. */
  reason: string
  /** What the order cost when somebody looked, in rupees; left out where they looked at something else. */
  seen?: number | undefined
  /** Whether what was paid too much in cash or by UPI is handed back with it; else it stands as to be given back. */
  handedBack?: boolean | undefined
}

/**
 * The order costs that much less, with a credit note where it has an invoice. What was paid beyond that goes back to a
 * card or an account automatically. It stands: nothing makes it due again.
 * @throws AppError `order_not_found`, `not_refundable`, `changed_meanwhile` with what it costs now,
 *   `payment_unavailable` (then the refund is tried again automatically)
 */
export async function giveGoodwill(
  deps: Deps,
  staff: Person,
  orderId: string,
  input: GoodwillInput,
): Promise<void> {
  const now = deps.clock()
  const { timeZone } = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  const refundIds = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return giveGoodwillInTransaction(tx, deps, staff, order, input, { now, timeZone })
  })
  await settleRefundsNow(deps, refundIds)
}

/**
 * The same in the transaction of what it is given for, the order being locked.
 * @returns the refunds that are to be settled once it has committed
 * @throws AppError `not_refundable`, `changed_meanwhile`
 */
export async function giveGoodwillInTransaction(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  { amount, percent, reason, seen, handedBack = false }: GoodwillInput,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<readonly string[]> {
  if (order.status !== 'completed')
    throw new AppError('not_refundable', say('goodwillTooSoon', { status: order.status }))
  const before = orderMoney(orderAmountsFromRow(order))
  if (seen !== undefined && seen !== toRupees(before.chargedPaise))
    throw new AppError('changed_meanwhile', say('costsOtherNow', before), {
      current: toRupees(before.chargedPaise),
    })
  const wished =
    amount === undefined ? { percent: percent! } : { amountPaise: paiseFromRupees(amount) }
  const amountPaise = goodwillPaise(before.chargedPaise, wished)
  if (amountPaise === null) throw new AppError('not_refundable', say('goodwillTooLarge', before))
  await requireWithinRefundCap(tx, staff, amountPaise, { now, timeZone })

  return lowerCostInTransaction(
    tx,
    deps,
    order,
    { amountPaise, percent: percent ?? null, reason, by: staff.id, handedBack },
    now,
  )
}

export interface Lowering {
  amountPaise: number
  /** Where a percentage was given. */
  percent: number | null
  /** A sentence for the customer, in their language. */
  reason: string
  /** The member of staff who gives it; null for the laundry's rules. */
  by: string | null
  /** Whether they hand back what was paid too much in cash or by UPI; else it stands as to be given back. */
  handedBack: boolean
  /** The window in which nobody came, where that is why; once for each. */
  missed?: { stop: StopKind; slotId: string }
}

/**
 * Issues a credit note where the order has an invoice. What was paid beyond the new cost goes back to a card or an
 * account automatically.
 * @param order locked by `tx`
 * @returns the refunds that are to be settled once it has committed
 */
export async function lowerCostInTransaction(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  { amountPaise, percent, reason, by, handedBack, missed }: Lowering,
  now: Date,
): Promise<readonly string[]> {
  const before = orderMoney(orderAmountsFromRow(order))
  const lowered = { ...order, goodwill_paise: order.goodwill_paise + amountPaise }
  const morePaise = orderMoney(orderAmountsFromRow(lowered)).refundDuePaise - before.refundDuePaise
  const id = newId(now)
  await insertGoodwill(tx, {
    id,
    order_id: order.id,
    amount_paise: amountPaise,
    percent,
    handed_paise: handedBack ? morePaise : 0,
    reason,
    given_by: by,
    created_at: now,
    missed_stop: missed?.stop ?? null,
    missed_slot_id: missed?.slotId ?? null,
  })
  const refund = { reason, by: handedBack ? by : null, automaticOnly: !handedBack }
  const given =
    morePaise > 0
      ? await refundOrderAmount(tx, deps, lowered, morePaise, refund, now)
      : {
          refundIds: [],
          givenPaise: 0,
          order: await updatePaidAmount(tx, lowered, now),
          events: [],
        }
  const points = await settleOrderRevenue(tx, deps, given.order, now, { reason })
  const after = orderMoney(orderAmountsFromRow(given.order))
  const data = {
    goodwillId: id,
    amountPaise,
    percent,
    backPaise: given.givenPaise,
    chargedPaise: after.chargedPaise,
    duePaise: after.duePaise,
    owedPaise: after.refundDuePaise,
    ...(missed && { missed: missed.stop }),
    ...(!order.counted && { uncounted: true as const }),
  }
  const goodwill = orderEvent('order.goodwill_given', order, by, now, data)
  await emit(tx, deps, ...given.events, ...points, goodwill)
  return given.refundIds
}
