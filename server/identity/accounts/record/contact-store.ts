/** SQL for a person's verified contacts. */
import type { Db, Tx } from '../../../database/transaction.ts'

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

/**
 * Whether a customer logs in with their number, or has an email and has proven the number; waits for a change of it that
 * is under way.
 */
export async function isPhoneConfirmed(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('email', '<>', ''),
          eb('phone', '<>', ''),
          eb('phone_proven_at', 'is not', null),
        ]),
        eb.exists(
          eb
            .selectFrom('phone_sign_ins')
            .select('number')
            .whereRef('phone_sign_ins.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}
