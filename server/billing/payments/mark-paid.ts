/** Marks an order's due amount as paid, in cash or by UPI. */
import { offlineDelayDetails } from '../../audit/record-audit.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { withCashMovement } from '../cash/with-cash-movement.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { newId } from '../../platform/ids.ts'
import { orderEvent } from '../../order/order-event.ts'
import { ACCOUNT_OF } from './refund-order-amount.ts'
import { requireAmountDue } from './require-amount-due.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { hasPendingPayment, updatePaidAmount, withPaymentStored } from './store.ts'
import type { Paise } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import type { CashPlace } from '#domain/cash/till.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'

interface PaymentTaken {
  method: TakenByHand
  /** What staff saw as due, in rupees; only compared. */
  amount?: number | undefined
}

/**
 * One that its company pays goes on the account, as it does once a reopened order stays so.
 * @throws AppError `order_not_found`, `nothing_due`, `price_changed`, `payment_pending`
 */
export function markPaid(
  deps: Deps,
  staff: Person,
  orderId: string,
  taken: PaymentTaken,
): Promise<void> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.payment_method === 'account' && orderMoney(orderAmountsFromRow(order)).duePaise > 0)
      throw new AppError('nothing_due', say('companyPays'))
    const isCardAsked = await hasPendingPayment(tx, orderId)
    const when = { isCardAsked, now, at: now }
    const paid = await markPaidIn(tx, staff, order, { ...taken, place: 'counter' }, when)
    await emit(tx, deps, paid.event)
  })
}

/**
 * @param order locked by `tx`
 * @param taken.place where it was handed over
 * @param when.isCardAsked whether a payment by card is under way, read since the order is locked
 * @param when.at when it was handed over, if that was before now
 * @returns the payment's id, the order as it is then, and what happened
 * @throws AppError `nothing_due`, `price_changed`, `payment_pending`
 */
async function markPaidIn(
  tx: Tx,
  staff: Person,
  order: LockedOrder,
  { method, amount, place }: PaymentTaken & { place: CashPlace },
  { isCardAsked, now, at }: { isCardAsked: boolean; now: Date; at: Date },
): Promise<{ paymentId: string; order: LockedOrder; event: NewEvent }> {
  const paise = requireAmountDue(order, amount, isCardAsked)
  return recordTakenPayment(tx, staff, order, { method, paise, place }, { now, at })
}

/**
 * Books what was taken, whether or not that is what is due: money that changed hands is a fact. What is over is to be
 * given back, what is missing stays due.
 * @param order locked by `tx`
 * @param taken.paise more than 0
 * @returns the payment's id, the order as it is then, and what happened
 */
export async function recordTakenPayment(
  tx: Tx,
  staff: Person,
  order: LockedOrder,
  { method, paise, place }: { method: TakenByHand; paise: Paise; place: CashPlace },
  { now, at }: { now: Date; at: Date },
): Promise<{ paymentId: string; order: LockedOrder; event: NewEvent }> {
  const id = newId(now)
  const row = {
    id,
    order_id: order.id,
    method,
    amount_paise: paise,
    status: 'succeeded',
    taken_by: staff.id,
    created_at: now,
    paid_at: at,
  } as const
  const paid = withPaymentStored(tx, row)
  const cash = { person_id: staff.id, kind: 'collected', place, paise } as const
  await postToLedger(
    method === 'cash' ? withCashMovement(paid, { ...cash, order_payment_id: id, at: now }) : paid,
    { orderPaymentId: id },
    { amountPaise: paise, into: ACCOUNT_OF[method], of: 'order_sales' },
    at,
  )
  const booked = { ...order, paid_paise: order.paid_paise + paise }
  const { duePaise, refundDuePaise: owedPaise } = orderMoney(orderAmountsFromRow(booked))
  const data = {
    paymentId: id,
    method,
    amountPaise: paise,
    ...(duePaise > 0 && { duePaise }),
    ...(owedPaise > 0 && { owedPaise }),
    ...offlineDelayDetails(now, at),
  }
  return {
    paymentId: id,
    // A part of it doesn't make it paid.
    order: duePaise > 0 ? await updatePaidAmount(tx, booked, at) : booked,
    event: orderEvent('order.marked_paid', order, staff.id, now, data),
  }
}
