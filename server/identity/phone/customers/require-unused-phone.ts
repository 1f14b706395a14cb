/** Refuses a phone number that another account has. */
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { lockNormalizedPhone, normalizePhone } from '../numbers/assign-phone.ts'
import { selectCustomersByPhone } from './store.ts'

/**
 * Two customers without an email never have the same number, and none has one that another customer has proven. Holds
 * the number until `tx` ends.
 * @throws AppError `invalid_input`
 */
export async function requireUnusedPhone(tx: Tx, customerId: string, phone: string): Promise<void> {
  const number = normalizePhone(phone)
  await lockNormalizedPhone(tx, number)
  const holders = await selectCustomersByPhone(tx, number)
  if (holders.some(({ id }) => id !== customerId))
    throw new AppError('invalid_input', say('numberOfAnother', { phone }))
}
