import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { custodyRoots } from '#words/en/custody-root.ts'
import { checkRoots, rootsText } from '../../ordering/custody/check-roots.ts'
import { folderFiles } from '../../platform/files/folder-files.ts'
import { countIn } from '../../testing/clothes.ts'
import { placed } from '../../testing/order-inputs.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testProduct } from '../../testing/test-product.ts'
import { checkArchive } from './archive.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { restore } from './restore.ts'

const product = await testProduct()

it('C16: a nightly backup names the night’s root, which recomputes after a restore, until somebody changes something', async () => {
  const staff = await product.person({ role: 'admin' })
  const order = await placed(await product.person())
  await countIn(staff, order)
  await product.deps.jobs.stop()
  const folder = await mkdtemp(join(tmpdir(), 'washline-custody-'))
  product.deps.config.backups = { folder, keep: 1 }
  product.clock.set('2025-06-18T21:30:00Z')
  await backUpNightly(product.deps)
  const file = join(folder, 'washline-nightly-2025-06-19.tar.gz')
  const { custody } = await checkArchive(file)
  expect(custody).toEqual({
    nightDate: '2025-06-19',
    root: expect.stringMatching(/^[0-9a-f]{64}$/),
  })

  const database = await openTestDatabase({ migrated: false })
  try {
    const log = pino({ level: 'silent' })
    const dataDir = join(folder, 'data')
    await restore(database, { dataDir, files: folderFiles(dataDir), file, force: false, log })
    const said = async () =>
      rootsText(custodyRoots, await checkRoots(database.db, custody!.root)).text
    expect(await said()).toBe(
      `All hand-overs fit. 1 night was recomputed; the last one, of Thu, 19 June, comes to ${custody!.root}.`,
    )
    await sql`alter table custody_events disable trigger user`.execute(database.db)
    await sql`update custody_events set at = at - interval '1 hour'`.execute(database.db)
    expect(await said()).toContain(`Order ${order.number}: entry 1 of its hand-overs was changed`)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
