/**
 * Keeps this version's database, data folder and answers after a life of the demo: `npm run keep-version` writes a
 * file that later versions are tested to upgrade (upgrade.test.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOnPglite } from '../../database/open.ts'
import { openPgliteInMemory } from '../../database/engines/pglite.ts'
import { writeKeptLaundry } from './kept-laundry.ts'
import { runKeptLaundry } from './live.ts'
import { openKeptLaundry } from './open-kept-laundry.ts'
import { readAllAnswers } from './read-back.ts'

const folder = mkdtempSync(join(tmpdir(), 'washline-keep-'))
try {
  const lived = await runKeptLaundry(join(folder, 'lived'))
  // Read from a second database, as a later version will.
  const database = databaseOnPglite(await openPgliteInMemory())
  const laundry = await openKeptLaundry(database, lived, { dataDir: join(folder, 'kept') })
  const answers = await readAllAnswers(laundry.people)
  await laundry.close()
  await database.close()
  const file = join(import.meta.dirname, `${lived.migration}.br`)
  const bytes = writeKeptLaundry(file, { ...lived, answers })
  process.stdout.write(`${file}: ${answers.length} answers, ${Math.ceil(bytes / 1000)} kB\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
