/** Opens this version's product on an earlier version's data, as an upgrade in place does. */
import { sql } from 'kysely'
import type { Client } from '../client.ts'
import type { Database } from '../../database/open.ts'
import type { KeptLaundry } from './kept-laundry.ts'
import { type Laundry, openLaundry, type Reader, writeFiles } from './open-laundry.ts'
import { storeAllRows } from './rows.ts'

export interface OpenedLaundry extends Laundry {
  people: Record<Reader, Client>
}

/**
 * @param database an empty one
 * @param upgraded called when the rows of the earlier version stand there, before the product starts
 */
export async function openKeptLaundry(
  database: Database,
  kept: Omit<KeptLaundry, 'answers'>,
  { dataDir, upgraded = async () => {} }: { dataDir: string; upgraded?: () => Promise<void> },
): Promise<OpenedLaundry> {
  writeFiles(dataDir, kept.files)
  await storeAllRows(database, kept)
  await upgraded()
  const laundry = await openLaundry(database, { dataDir, now: kept.readAt })
  // Schedules follow the real clock, and would write what the earlier version didn't.
  await sql`delete from pgboss.schedule`.execute(database.db)
  const [customer, staff, nila, meera] = await Promise.all(
    (['customer', 'staff', 'nila', 'meera'] as const).map((who) => laundry.signIn(who)),
  )
  return {
    ...laundry,
    people: { customer: customer!, staff: staff!, nila: nila!, meera: meera! },
  }
}
