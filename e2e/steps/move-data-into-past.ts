// Passing days in the Laundry Club of a stopped product, with all work that falls due.
import { sql } from 'kysely'
import { pino } from 'pino'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openProduct } from '#server/boot.ts'
import { processDueSubscriptions } from '#server/billing/club/process-due-subscriptions.ts'

/** @param dataDir the folder of a server that has ended; another one may be started on it afterwards */
export async function moveDataIntoPast(dataDir: string, days: number): Promise<void> {
  const database = await openDatabase({ dataDir })
  const earlier = (column: string) =>
    sql`${sql.ref(column)} = ${sql.ref(column)} - ${days} * interval '1 day'`
  const shifted = (columns: string[]) => sql.join(columns.map(earlier))
  const { db } = database
  // Instead of the clock, which the browser shares, what was written goes back.
  await sql`update subscriptions set ${shifted(['started_at', 'period_starts_at', 'period_ends_at', 'due_at'])}`.execute(
    db,
  )
  await sql`update allowance_lots set ${shifted(['starts_at', 'ends_at', 'expires_at'])}`.execute(
    db,
  )
  await sql`update charges set ${shifted(['created_at', 'paid_at', 'period_starts_at', 'period_ends_at'])}`.execute(
    db,
  )
  const config = readConfig({ DATA_DIR: dataDir })
  const log = pino({ level: 'silent' })
  const product = await openProduct(config, database, {
    clock: () => new Date(),
    log,
    webFolder: null,
  })
  await processDueSubscriptions(product.deps)
  await product.close()
  await database.close()
}
