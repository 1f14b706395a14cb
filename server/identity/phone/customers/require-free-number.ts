/** Refuses a phone number that another account has. */
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { holdNumber, spelled } from '../numbers/take-number.ts'
import { selectByNumber } from './store.ts'

/**
 * Two customers without an email never have the same number, and none has one that another customer has proven. Holds
 * the number until `tx` ends.
 * @throws AppError `invalid_input`
 */
export async function requireFreeNumber(tx: Tx, customerId: string, phone: string): Promise<void> {
  const number = spelled(phone)
  await holdNumber(tx, number)
  const holders = await selectByNumber(tx, number)
  if (holders.some(({ id }) => id !== customerId))
    throw new AppError('invalid_input', say('numberOfAnother', { phone }))
}
