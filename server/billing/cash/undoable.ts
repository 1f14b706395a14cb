/** Which manual payments can still be undone: the limit to today, and cash that is already handed in. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { can } from '#domain/people/permissions.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockCashCollector, wasCashHandedIn } from './store.ts'
import type { PaymentColumn } from './with-cash-movement.ts'

/**
 * Whoever can't give money back takes back the payments of today alone, by the laundry's clocks.
 * @param takenAt when the laundry heard of the payment
 * @throws AppError `not_undoable`
 */
export async function requirePaymentOfToday(
  { laundry, clock }: Pick<Deps, 'laundry' | 'clock'>,
  staff: Person,
  takenAt: Date,
): Promise<void> {
  if (can(staff, 'money-back')) return
  const { timeZone } = await laundry(branchOfPerson(staff)).settings.current()
  if (calendarDateIn(takenAt, timeZone) !== calendarDateIn(clock(), timeZone))
    throw new AppError('not_undoable', say('undoneOnItsDay'))
}

/**
 * Cash that was handed in is in the laundry's till: taking its payment back would leave the one who took it with less
 * to hand in next time. An owner may, who then gives that cash back.
 * @param of which column names the payment, an order's or a company's
 * @returns whose cash becomes less; null for what was taken before cash was counted
 * @throws AppError `not_undoable`
 */
export async function requireCashNotHandedIn(
  tx: Tx,
  staff: Person,
  of: PaymentColumn,
  paymentId: string,
): Promise<string | null> {
  const collected = await lockCashCollector(tx, of, paymentId)
  if (!collected) return null
  const { person_id: holder, at } = collected
  if (!(await wasCashHandedIn(tx, holder, at))) return holder
  if (!can(staff, 'money-settings')) throw new AppError('not_undoable', say('cashHandedIn'))
  return staff.id
}
