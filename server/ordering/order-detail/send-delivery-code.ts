/** Sends an order's customer the code of its delivery again; who asks for it doesn't read it. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { findNoCodeReason } from '../../notifications/notifications/find-no-code-reason.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSealedCode } from '../delivery-codes/find-sealed-code.ts'
import { renewUsedCode } from '../delivery-codes/make-delivery-code.ts'

/**
 * Another code, where the one that it has was used for something else at the door and holds no more.
 * @throws AppError `order_not_found`; `no_longer_changeable` for an order without a code or not out for delivery, and for
 *   a customer to whom no message says one
 */
export async function sendDeliveryCode(deps: Deps, staff: Person, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status !== 'out_for_delivery' || (await findSealedCode(tx, id)) === null)
      throw new AppError('no_longer_changeable', say('noCodeToSend', { number: order.number }))
    const now = deps.clock()
    const reason = await findNoCodeReason(tx, deps, order.user_id, now)
    if (reason !== null) throw new AppError('no_longer_changeable', say('codeNotSent', { reason }))
    await renewUsedCode(tx, deps, order, now)
    await emit(tx, deps, orderEvent('order.delivery_code_sent', order, staff.id, now, {}))
  })
}
