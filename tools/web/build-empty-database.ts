/** Makes the ready database that a first start unpacks (server/database/engines/ready-folder.ts). */
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prebuiltDatabaseFile } from '#server/database/engines/ready-folder.ts'

/** Packs an empty database with all tables of the product and its queue, unless it is there already. */
export async function buildEmptyDatabase(): Promise<void> {
  const file = prebuiltDatabaseFile()
  if (existsSync(file)) return
  const [
    { openPgliteInMemory },
    { databaseOnPglite },
    { migrateToLatest },
    { startJobs },
    { sql },
    { pino },
  ] = await Promise.all([
    import('#server/database/engines/pglite.ts'),
    import('#server/database/open.ts'),
    import('#server/database/migrate.ts'),
    import('#server/platform/jobs/jobs.ts'),
    import('kysely'),
    import('pino'),
  ])
  const pglite = await openPgliteInMemory()
  const database = databaseOnPglite(pglite)
  await migrateToLatest(database.db)
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  await jobs.stop()
  // So that nothing is recovered when a copy is opened.
  await sql`checkpoint`.execute(database.db)
  const packed = await pglite.dumpDataDir('gzip')
  await database.close()
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  for (const old of globSync('database-*.tar.gz', { cwd: folder })) rmSync(join(folder, old))
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await packed.arrayBuffer()))
  renameSync(unfinished, file)
}
