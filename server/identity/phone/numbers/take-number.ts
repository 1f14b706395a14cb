/** Gives a phone number to the person who just proved it, and removes it from earlier owners. */
import { mobileNumber } from '#domain/accounts/phone.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { Tx } from '../../../database/transaction.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { ringBell } from '../../../notifications/notifications/ring-bell.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { dialled } from '../../../platform/mail/sms.ts'
import {
  clearPhone,
  deleteSignIn,
  lockNumber,
  selectProven,
  setPhoneProven,
  storeSignIn,
} from './store.ts'

/** One spelling of a number. */
export function spelled(phone: string): string {
  return mobileNumber(phone) ?? dialled(phone)
}

/**
 * Anybody else who had proven the number has not any more, doesn't sign in with it, and is notified: numbers
 * are given to other people.
 * @param taken.signsIn whether it signs its owner in from now on; staff's and foreign ones never do
 */
export async function takeNumber(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  taken: { user: { id: string; role: string }; phone: string; signsIn: boolean; at: Date },
): Promise<void> {
  const { user, phone, signsIn, at } = taken
  const number = spelled(phone)
  await lockNumber(tx, number)
  for (const other of await selectProven(tx, number)) {
    if (other.id === user.id || spelled(other.phone) !== number) continue
    await clearNumber(tx, deps, other, at)
  }
  await setPhoneProven(tx, user.id, at)
  const mobile = mobileNumber(phone)
  if (signsIn && mobile && !isStaff(user))
    await storeSignIn(tx, { number: mobile, user_id: user.id, since: at })
}

/** Lets one request at a time decide whose a number is; held until `tx` ends. */
export function holdNumber(tx: Tx, number: string): Promise<void> {
  return lockNumber(tx, number)
}

/** Who is known by the number alone has none then: its texts and their orders are nobody else's. */
export async function clearNumber(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  person: { id: string; email: string; phone: string },
  at: Date,
): Promise<void> {
  await deleteSignIn(tx, person.id)
  if (person.email === '') return clearPhone(tx, person.id)
  await setPhoneProven(tx, person.id, null)
  await notifyOfLoss(tx, deps, person, at)
}

async function notifyOfLoss(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  { id, email, phone }: { id: string; email: string; phone: string },
  at: Date,
): Promise<void> {
  const message = { kind: 'phone.lost', params: { phone }, link: '/profile', at } as const
  await ringBell(tx, { ...message, userId: id, dedupeKey: `phone-lost:${at.toISOString()}` })
  await queueMessage(tx, deps, { ...message, id: newId(at), userId: id, to: email })
}
