/** Changes a person's name and phone number, and starts a change of email. */
import type * as z from 'zod/mini'
import type { updateUser } from '#contract/accounts/accounts.ts'
import { can } from '#domain/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { countInWindows } from '../../http/limits/limit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { recordChangeByStaff } from './record-change-by-staff.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person, Session } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { dialableNumber } from '../../platform/mail/sms.ts'
import { phoneKind } from '../../platform/phone-kind.ts'
import { requestEmailChange, findPendingEmail } from './email/change-email.ts'
import { isPhoneConfirmed } from './record/contact-store.ts'
import { requireRightPassword } from './passwords/require-right-password.ts'
import { requireOwnSecondFactor } from './sessions/second-factor.ts'
import { findUser } from '../find-user.ts'
import { requireUnusedPhone } from '../phone/customers/require-unused-phone.ts'
import { phoneToStore } from '../phone/numbers/phone-to-store.ts'
import { updateUserRow } from './record/person-store.ts'

/**
 * Name, phone and GSTIN change at once; what is left out stays. A new email is asked of the person alone, with their password, and
 * counts once the link in its mailbox was opened; until then the old one stays. Who logs in with a number alone
 * can't change it themselves: it would take their only way in. A number that its owner has confirmed
 * or logs in with is changed by them alone, and they are asked to by email; any other that staff enter was given to them
 * for texts about orders.
 * @param asker who changes it: the person, or staff
 * @param session the asker's; null for an API key, which changes no email
 * @throws AppError `not_found`, `email_taken`, `wrong_password`, `no_password`, `proof_needed`, `forbidden`,
 * `too_many_requests`; `invalid_input` for a number of another account; `maybe_landline` where staff are to say whether
 * their customer's number is a mobile
 */
export async function changeProfile(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'events'>,
  { asker, session }: { asker: Person; session: Session | null },
  userId: string,
  { name, email, phone, isMobile, gstin, currentPassword }: z.output<typeof updateUser.body>,
): Promise<{ person: Person; pendingEmail: string | null }> {
  const before = await findUser(deps.db, userId)
  if (!before) throw notFound('customer')
  const isOwn = asker.id === before.id
  if (!isOwn && isStaff(before) && !can(asker, 'people'))
    throw new AppError('forbidden', say('notColleagues'))
  const isNewEmail = email !== undefined && before.email !== email
  if (isNewEmail && !isOwn) throw new AppError('forbidden', say('onlyOwnEmail'))
  const kept = phone === undefined ? undefined : phoneToStore(before, phone)
  const isOther = kept !== undefined && dialableNumber(kept) !== dialableNumber(before.phone)
  if (isOwn && before.email === '' && isOther) throw new AppError('forbidden', say('numberLogsIn'))
  if (isNewEmail) await provePerson(deps, session, currentPassword)
  const changed = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    if (before.email === '' && isOther && phone) await requireUnusedPhone(tx, before.id, phone)
    if (!isOwn && !isStaff(before) && isOther && (await isPhoneConfirmed(tx, before.id)))
      return null
    const isGiven = !isOwn && phone !== undefined && isOther && takesTexts(phone, isMobile)
    const fields = {
      name,
      ...(kept !== undefined && { phone: kept }),
      ...(gstin !== undefined && { gstin }),
      ...(isGiven && { phone_given_at: now }),
    }
    const person = await updateUserRow(tx, before.id, fields, now)
    if (!person) throw notFound('customer')
    if (!isOwn) await recordChangeByStaff(tx, deps, asker, before, person, now)
    if (isNewEmail) await requestEmailChange(tx, deps, before, email, now)
    return { person, pendingEmail: isOwn ? await findPendingEmail(tx, person, now) : null }
  })
  if (changed) return changed
  if (before.email === '') throw new AppError('forbidden', say('customerLogsInWithNumber'))
  await askCustomer(deps, before, phone!)
  throw new AppError('forbidden', say('customerConfirmedPhone'))
}

/** Asks the customer for the number that staff entered, once a day. */
async function askCustomer(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  { id, email }: Person,
  phone: string,
): Promise<void> {
  const window = { what: `number asked of ${id}`, most: 1, seconds: DAY_MS / 1000 }
  if ((await countInWindows(deps, [window])) > 0) return
  const at = deps.clock()
  await inTransaction(deps.db, (tx) =>
    queueMessage(tx, deps, {
      id: newId(at),
      userId: id,
      to: email,
      kind: 'phone.change_asked',
      params: { phone },
      link: '/profile',
      at,
    }),
  )
}

/** @throws AppError `maybe_landline` */
function takesTexts(phone: string, isMobile: boolean | undefined): boolean {
  const kind = phoneKind(phone)
  if (kind === 'unsure' && isMobile === undefined)
    throw new AppError('maybe_landline', say('maybeLandline', { phone }))
  return kind === 'mobile' || (kind === 'unsure' && isMobile === true)
}

async function provePerson(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  session: Session | null,
  password: string | undefined,
): Promise<void> {
  if (!session) throw new AppError('forbidden', say('onlyOwnEmail'))
  await requireOwnSecondFactor(deps, session)
  if (!(await requireRightPassword(deps, session.person, password)))
    throw new AppError('no_password', say('choosePasswordFirst'))
}
