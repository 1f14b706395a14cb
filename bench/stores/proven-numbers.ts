// Bulk data: a proven mobile number of its own for each of the benchmark's people.
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'

/** @param ids of `PLACING_IDS` */
export async function proveNumbers({ db }: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update users set phone = '+9198450' || right(id::text, 5)
    where id = any(${ids}::uuid[])`.execute(db)
  // A new number is never proven.
  await sql`update users set phone_proven_at = now() where id = any(${ids}::uuid[])`.execute(db)
}

/** A number that `proveNumbers` gave, in digits with the country's code. */
export function provenNumber(id: string): string {
  return `9198450${id.slice(-5)}`
}
