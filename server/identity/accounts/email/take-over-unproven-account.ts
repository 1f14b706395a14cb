/** Hands an account to the verified owner of its email, and ends all earlier access. */
import type { Tx } from '../../../database/transaction.ts'
import { endStaffAccess } from '../sessions/end-staff-access.ts'
import { removeEmailChange } from './email-change-store.ts'
import { deleteRecoveryCodes, hasSecondFactor } from '../sessions/second-factor-store.ts'
import {
  deleteOtherSignIns,
  deleteUnprovenContactData,
  deleteResetLinks,
  setEmailVerified,
  type WayIn,
} from '../record/person-store.ts'

/**
 * Anybody can sign up with an email that isn't theirs, and wait there for its owner. So when the email is
 * proven, by a link to a new password or by a provider that vouches for it, and when the account is made
 * staff: every other way of signing in ends, with all sessions, their streams and notices in browsers,
 * links under way and a change of email that was asked for. Where the email was never proven before,
 * the phone number goes too, and saved addresses unless clothes were delivered for this account: by then
 * its addresses are doors that the laundry knows. Orders keep the addresses they were placed with.
 *
 * A second factor shows whose account it is, for only a person with a proven email or number sets one up. So it stays,
 * and the number with it: a mailbox alone opens no account that has one.
 * @param way what the owner signs in with from now on
 * @param options.takesSecondFactor only the command at the server may; others who may take it say so by a call of its own
 * @returns whether anything ended, and whether the email had not been proven before
 */
export async function takeOverUnprovenAccount(
  tx: Tx,
  userId: string,
  way: WayIn,
  now: Date,
  { takesSecondFactor = false } = {},
): Promise<{ ended: boolean; wasUnproven: boolean }> {
  const wasUnproven = await setEmailVerified(tx, userId, now)
  const hadOthers = await deleteOtherSignIns(tx, userId, way, {
    keepsPasskeysOfStaff: !takesSecondFactor,
  })
  const hadCodes = takesSecondFactor && (await deleteRecoveryCodes(tx, userId))
  if (wasUnproven && !(await hasSecondFactor(tx, userId)))
    await deleteUnprovenContactData(tx, userId)
  await endStaffAccess(tx, userId)
  await deleteResetLinks(tx, userId)
  await removeEmailChange(tx, userId)
  return { ended: hadOthers || hadCodes, wasUnproven }
}
