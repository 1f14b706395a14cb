/** SQL for sign-in codes. */
import type { Db, Tx } from '../../../database/transaction.ts'

/** Notes that a code is wanted for a number. */
export async function insertSignInTicket(
  tx: Tx,
  row: { ticket_hash: string; number: string; expires_at: Date },
): Promise<void> {
  await tx.insertInto('sign_in_codes').values(row).execute()
}

/** Stores the code that is about to be sent; returns the number it goes to, or null where none is wanted any more. */
export async function storeSignInCode(
  db: Db,
  ticketHash: string,
  codeHash: string,
  expiresAt: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('sign_in_codes')
    .set({ code_hash: codeHash, expires_at: expiresAt })
    .where('ticket_hash', '=', ticketHash)
    .where('proven', '=', false)
    .returning('number')
    .executeTakeFirst()
  return row?.number ?? null
}

/** The number that a ticket waits for a code at; null where none is wanted any more. */
export async function findWaitingNumber(db: Db, ticketHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_codes')
    .select('number')
    .where('ticket_hash', '=', ticketHash)
    .where('proven', '=', false)
    .executeTakeFirst()
  return row?.number ?? null
}

/** Takes a code that is right and still good, in one statement: it is used once. */
export async function spendSignInCode(
  db: Db,
  ticketHash: string,
  codeHash: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('ticket_hash', '=', ticketHash)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('number')
    .executeTakeFirst()
  return row?.number ?? null
}

/** The code of a ticket is good for nothing any more. */
export async function deleteSignInCode(db: Db, ticketHash: string): Promise<void> {
  await db
    .deleteFrom('sign_in_codes')
    .where('ticket_hash', '=', ticketHash)
    .where('proven', '=', false)
    .execute()
}

/** Keeps that a number was proven, for who signs up with it. */
export async function insertPhoneProof(
  db: Db,
  row: { ticket_hash: string; number: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_codes')
    .values({ ...row, proven: true })
    .execute()
}
