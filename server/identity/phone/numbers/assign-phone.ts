/** Gives a phone number to the person who just proved it, and removes it from earlier owners. */
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { Tx } from '../../../database/transaction.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { notifyByBellAlone } from '../../../notifications/notifications/notify-by-bell-alone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { dialableNumber } from '../../../platform/mail/sms.ts'
import {
  clearPhone,
  deletePhoneSignIn,
  lockPhone,
  selectUsersTextedAtPhone,
  updatePhoneProven,
  upsertPhoneSignIn,
} from './store.ts'

/** One spelling of a number. */
export function normalizePhone(phone: string): string {
  return normalizeIndianMobile(phone) ?? dialableNumber(phone)
}

/**
 * Anybody else who had proven the number or given it to staff has not any more, doesn't sign in with it, and is notified: numbers
 * are given to other people.
 * @param taken.signsIn whether it signs its owner in from now on; staff's and foreign ones never do
 */
export async function assignPhone(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  taken: { user: { id: string; role: string }; phone: string; signsIn: boolean; at: Date },
): Promise<void> {
  const { user, phone, signsIn, at } = taken
  const number = normalizePhone(phone)
  await lockPhone(tx, number)
  for (const holder of await findPhoneHolders(tx, number))
    if (holder.id !== user.id) await clearPhoneOf(tx, deps, holder, at)
  await updatePhoneProven(tx, user.id, at)
  const mobile = normalizeIndianMobile(phone)
  if (signsIn && mobile && !isStaff(user))
    await upsertPhoneSignIn(tx, { number: mobile, user_id: user.id, since: at })
}

/** Who takes texts at a number beside who is known by it alone: they proved it, or gave it to staff. */
export function findPhoneHolders(tx: Tx, number: string) {
  return selectUsersTextedAtPhone(tx, number)
}

/** Lets one request at a time decide whose a number is; held until `tx` ends. */
export function lockNormalizedPhone(tx: Tx, number: string): Promise<void> {
  return lockPhone(tx, number)
}

/** Who is known by the number alone has none then: its texts and their orders are nobody else's. */
export async function clearPhoneOf(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  person: { id: string; email: string; phone: string },
  at: Date,
): Promise<void> {
  await deletePhoneSignIn(tx, person.id)
  if (person.email === '') return clearPhone(tx, person.id)
  await updatePhoneProven(tx, person.id, null)
  await notifyOfLoss(tx, deps, person, at)
}

async function notifyOfLoss(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  { id, email, phone }: { id: string; email: string; phone: string },
  at: Date,
): Promise<void> {
  const message = { kind: 'phone.lost', params: { phone }, link: '/profile', at } as const
  await notifyByBellAlone(tx, {
    ...message,
    userId: id,
    dedupeKey: `phone-lost:${at.toISOString()}`,
  })
  await queueMessage(tx, deps, { ...message, id: newId(at), userId: id, to: email })
}
