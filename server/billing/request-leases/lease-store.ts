/** SQL for leases on requests to the payment service. */
import type { Db } from '../../database/transaction.ts'

/** @returns whether it was free, and is claimed now */
export async function claimLease(db: Db, key: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('request_leases')
    .values({ key, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ claimed_until: until })
        .where('request_leases.claimed_until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Only the lease that was claimed until then; one that was taken over since is another's. */
export async function releaseLease(db: Db, key: string, until: Date): Promise<void> {
  await db
    .deleteFrom('request_leases')
    .where('key', '=', key)
    .where('claimed_until', '=', until)
    .execute()
}
