/** The SQL of which of their contacts somebody has proven. */
import type { Db } from '../../database/transaction.ts'

/** Whether somebody has proven their email, or their number; locked until `tx` ends. */
export async function findProvenContact(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('email', '<>', ''), eb('email_verified', '=', true)]),
        eb.and([eb('phone', '<>', ''), eb('phone_proven_at', 'is not', null)]),
      ]),
    )
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody has an email, and has proven it. */
export async function isEmailProven(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '<>', '')
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
