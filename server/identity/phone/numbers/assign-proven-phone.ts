/** Gives a new account the phone number that was proven before sign-up. */
import { createHash } from 'node:crypto'
import { inTransaction, type Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deletePhoneProof, findPhoneProof } from './store.ts'
import { normalizePhone, assignPhone } from './assign-phone.ts'

/** What is kept of a ticket or a proof. */
export function phoneTicketHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

/** The number that a proof is of, as long as it holds; it stays good. */
export function findProvenPhone(db: Db, proof: string, now: Date): Promise<string | null> {
  return findPhoneProof(db, phoneTicketHash(proof), now)
}

/** Without a proof that holds for the account's number it stays unproven, and nothing is said. */
export async function assignProvenPhone(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock'>,
  user: Pick<Person, 'id' | 'role' | 'phone'>,
  proof: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock()
    const number = await deletePhoneProof(tx, phoneTicketHash(proof), at)
    if (number === null || number !== normalizePhone(user.phone)) return
    await assignPhone(tx, deps, { user, phone: user.phone, signsIn: true, at })
  })
}
