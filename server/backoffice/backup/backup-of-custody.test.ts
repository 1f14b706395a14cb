// @both-engines
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { checkRoots, rootCheckText } from '../../ordering/clothes/chain/check-roots.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { addFoundThing } from '#contract/clothes/found-things.ts'
import { quoteLines } from '#contract/orders/order-detail.ts'
import { addProposalPicture, propose } from '#contract/orders/proposals.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { countIn, sendPhotoReturningId } from '../../testing/clothes.ts'
import { placed } from '../../testing/order-inputs.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testProduct } from '../../testing/test-product.ts'
import { checkArchive } from './archive.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'

const product = await testProduct()

it('C16: contains the night’s root, which the restored rows match until one is changed', async () => {
  const staff = await product.person({ role: 'admin' })
  const customer = await product.person()
  const order = await placed(customer)
  await countIn(staff, order)
  // Its chain begins at the counter, and nothing of it is counted in.
  const lines = [{ itemId: 'wash-fold', quantity: 3 }]
  const handedIn = { userId: customer.user._id, lines, bags: 2, grams: 3100 }
  const { body: brought } = await staff.call(takeOrder, { body: handedIn })
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
    await restoreTestBackup(database, {
      dataDir,
      files: folderFileStore(dataDir),
      file,
      force: false,
      log,
    })
    const said = async () =>
      rootCheckText(custodyRoots, await checkRoots(database.db, custody!.root)).text
    expect(await said()).toBe(
      `All hand-overs match. 1 night was recomputed; the last one, of Thu, 19 June, has the root ${custody!.root}.`,
    )
    await sql`alter table custody_events disable trigger user`.execute(database.db)
    await sql`update custody_events set at = at - interval '1 hour'`.execute(database.db)
    for (const { number } of [order, brought])
      expect(await said()).toContain(`Order ${number}: entry 1 of its hand-overs was changed`)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})

it('restores proposal photos, found things, and which line charges each counted unit', async () => {
  await product.startAgain()
  const staff = await product.person({ role: 'admin' })
  const order = await placed(await product.person())
  const params = { params: { id: order._id } }
  await staff.call(setOrderStatus, { ...params, body: { status: 'picked_up' } })
  await countIn(staff, order, [{ kind: 'bag', item: 'wash-fold' }])
  const lines = [{ itemId: 'wash-fold', quantity: 6 }]
  const { body: quoted } = await staff.call(quoteLines, { ...params, body: { lines } })
  const photo = await sendPhotoReturningId(staff, addProposalPicture.path)
  const total = quoted.quote.total
  const body = { lines, reason: 'More', photos: { 'wash-fold': photo }, total, revision: 0 }
  expect((await staff.call(propose, { ...params, body })).status).toBe(201)
  const picture = await sendPhotoReturningId(staff)
  const sock = { what: 'Grey sock', where: 'Under machine 2', picture }
  expect((await staff.call(addFoundThing, { body: sock })).status).toBe(201)
  await product.deps.jobs.stop()
  const folder = await mkdtemp(join(tmpdir(), 'washline-custody-'))
  product.deps.config.backups = { folder, keep: 1 }
  product.clock.set('2025-06-19T21:30:00Z')
  await backUpNightly(product.deps)
  const database = await openTestDatabase({ migrated: false })
  try {
    const dataDir = join(folder, 'data')
    const files = folderFileStore(dataDir)
    const file = join(folder, 'washline-nightly-2025-06-20.tar.gz')
    const log = pino({ level: 'silent' })
    await restoreTestBackup(database, { dataDir, files, file, force: false, log })
    const shown = await database.db
      .selectFrom('order_proposal_photos')
      .select(['item_id', 'picture_id'])
      .execute()
    expect(shown).toEqual([{ item_id: 'wash-fold', picture_id: photo }])
    const [found] = await database.db.selectFrom('found_things').selectAll().execute()
    expect(found).toMatchObject({ what: 'Grey sock', picture_id: picture })
    for (const id of [photo, picture])
      expect(await files.get(pictureKey(id, 'small'))).not.toBeNull()
    const units = await database.db
      .selectFrom('units')
      .select(['item_id', 'line'])
      .where('order_id', '=', order._id)
      .execute()
    expect(units).toEqual([{ item_id: 'wash-fold', line: 0 }])
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
