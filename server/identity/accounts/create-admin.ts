/** Makes an owner's account, or makes an existing account the owner's. */
import { newPassword } from '#contract/accounts/accounts.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../platform/app-error.ts'
import { failureFromSentence } from '../../http/failures.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { revokeApiKeysInTransaction } from '../api-keys/revoke-api-keys-of.ts'
import { hashPassword } from './passwords/passwords.ts'
import { refuseCommonPassword } from './passwords/refuse-common-password.ts'
import { insertStaff } from './staff-store.ts'
import { takeOverUnprovenAccount } from './email/take-over-unproven-account.ts'

/**
 * An account with that email becomes an owner's and gets the new password, which is the only way in from
 * then on: somebody may have signed up with the email before. The API keys that it made end.
 * @throws AppError `invalid_input` when the password breaks the rule for passwords.
 */
export async function createAdmin(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  account: { email: string; name: string; password: string },
  now: Date,
): Promise<void> {
  const problem = newPassword.safeParse(account.password).error?.issues[0]
  if (problem) throw new AppError('invalid_input', failureFromSentence(staffWords, problem.message))
  refuseCommonPassword(account.password)
  const hash = await hashPassword(account.password)
  await inTransaction(db, async (tx) => {
    const id = await insertStaff(
      tx,
      {
        ...account,
        email: account.email.toLowerCase(),
        hash,
        id: newId(now),
        accountId: newId(now),
      },
      now,
    )
    await takeOverUnprovenAccount(tx, id, { provider: 'credential' }, now, {
      takesSecondFactor: true,
    })
    const keys = await revokeApiKeysInTransaction(tx, id, now)
    await recordAudit(
      tx,
      { staffWords },
      { actorId: null, kind: 'staff.appointed', record: { type: 'user', id }, at: now },
      ...keys.map((key) => ({
        actorId: null,
        kind: 'api_key.revoked' as const,
        params: { name: key.name },
        record: { type: 'api_key', id: key.id },
        at: now,
      })),
    )
  })
}
