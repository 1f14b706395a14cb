/** Gives a new account the phone number that was proven before sign-up. */
import { createHash } from 'node:crypto'
import { inTransaction, type Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deleteProof, findProof } from './store.ts'
import { spelled, takeNumber } from './take-number.ts'

/** What is kept of a ticket or a proof. */
export function ticketHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

/** The number that a proof is of, as long as it holds; it stays good. */
export function provenNumber(db: Db, proof: string, now: Date): Promise<string | null> {
  return findProof(db, ticketHash(proof), now)
}

/** Without a proof that holds for the account's number it stays unproven, and nothing is said. */
export async function takeWithProof(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock'>,
  user: Pick<Person, 'id' | 'role' | 'phone'>,
  proof: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock()
    const number = await deleteProof(tx, ticketHash(proof), at)
    if (number === null || number !== spelled(user.phone)) return
    await takeNumber(tx, deps, { user, phone: user.phone, signsIn: true, at })
  })
}
