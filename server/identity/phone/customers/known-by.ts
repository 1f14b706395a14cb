/** Customers known by a phone number alone, for the person who proves the number. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findOrdererByPhone, findLastOrderTime } from './store.ts'

/** So long after the last order a number that signed somebody in may be another person's. */
const SURE_MS = 180 * DAY_MS

/** Whether there is something to claim by a number: an account without an email that has orders. */
export async function isAccountClaimable(db: Db, number: string): Promise<boolean> {
  return (await findLastOrderTime(db, number)) !== null
}

/** Whether a number is still taken for its customer's who claimed it, without asking more. */
export async function isNumberStillClaimed(db: Db, number: string, now: Date): Promise<boolean> {
  const last = await findLastOrderTime(db, number)
  return last !== null && now.getTime() - last.getTime() <= SURE_MS
}

/** The customer who is known by the number alone and placed that order. */
export function findOrdererByPhoneNumber(
  db: Db,
  number: string,
  orderNumber: string,
): Promise<Person | undefined> {
  return findOrdererByPhone(db, number, orderNumber)
}
