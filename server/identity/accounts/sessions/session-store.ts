/** SQL that ends all sessions at once. */
import type { Tx } from '../../../database/transaction.ts'

/** Ends every session, and every log-in that waits for a second factor. */
export async function deleteAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute()
  await tx.deleteFrom('sign_in_steps').execute()
}
