/** Ends sign-in by a person's phone number; text messages still go to it. */
import type { Db } from '../../../database/transaction.ts'
import { deletePhoneSignIn } from './store.ts'

export async function endPhoneSignIn(db: Db, userId: string): Promise<void> {
  await deletePhoneSignIn(db, userId)
}
