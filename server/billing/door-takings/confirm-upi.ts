/** Confirms a payment by UPI that was taken at a door, by its reference. */
import { cleanUpiReference } from '#domain/cash/evening.ts'
import { can } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  findOrderOfReference,
  findUpiTaking,
  insertUpiConfirmation,
  type DoorTakingRow,
} from './store.ts'

/**
 * Several orders of one customer may have been paid at once, with one reference. Nobody confirms what they took
 * themselves, but for owners, who may work alone.
 * @param typed the reference as the bank's app shows it
 * @throws AppError `not_found`, `forbidden`, `changed_meanwhile` where it is confirmed already, `invalid_input` for a
 *   reference of another customer's payment
 */
export function confirmUpi(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  paymentId: string,
  typed: string,
): Promise<DoorTakingRow> {
  const reference = cleanUpiReference(typed)
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const taking = await findUpiTaking(tx, paymentId)
    if (!taking) throw notFound('upiTaking')
    if (taking.taken_by === staff.id && !can(staff, 'money-settings'))
      throw new AppError('forbidden', say('ownUpi'))
    const other = await findOrderOfReference(tx, reference, taking.user_id)
    if (other) throw new AppError('invalid_input', say('referenceOfOther', other))
    const row = { payment_id: paymentId, reference, confirmed_by: staff.id, confirmed_at: at }
    if (!(await insertUpiConfirmation(tx, row)))
      throw new AppError('changed_meanwhile', say('upiConfirmedAlready'))
    await emit(tx, deps, {
      type: 'cash.upi_confirmed',
      subject: { kind: 'order', id: taking.order_id },
      actor: staff.id,
      data: { paymentId, number: taking.number, amountPaise: taking.amount_paise },
      at,
    })
    return (await findUpiTaking(tx, paymentId))!
  })
}
