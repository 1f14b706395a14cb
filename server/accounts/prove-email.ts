/** Takes a provider's word for whose mailbox an email is. */
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { postLetter } from '../letters/post-letter.ts'
import { newId } from '../platform/ids.ts'
import { lockUnproven, removePassword, setEmailVerified } from './store.ts'

/**
 * Somebody may have signed up with an email that is not theirs, to be there when its owner comes.
 * The owner gets the account, and with it ends whatever the other one could sign in with.
 * @param provider its name, for the notice
 */
export async function proveEmail(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  email: string,
  provider: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const userId = await lockUnproven(tx, email.toLowerCase())
    if (userId === undefined) return
    const now = clock()
    await setEmailVerified(tx, userId, now)
    if (!(await removePassword(tx, userId))) return
    await postLetter(
      tx,
      { jobs },
      {
        id: newId(now),
        userId,
        to: email,
        subject: `You now sign in with ${provider}`,
        body: 'Your email had never been confirmed until now, so the password that was chosen with it no longer works. “Forgot password?” on the login page gives you a new one.',
        link: '/profile',
        at: now,
      },
    )
  })
}
