// Backups include files from any store, and restore them into whichever store is configured.
// @both-engines @soak
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Files, FilesUnavailable } from '../../platform/files/files.ts'
import { s3FileStore } from '../../platform/files/s3-file-store.ts'
import { openS3Server } from '../../testing/stand-ins/s3-server.ts'
import { testEngine } from '../../testing/test-database.ts'
import { backUpLaundry } from './back-up-laundry.ts'
import { listTables } from './catalogue.ts'
import {
  folder,
  makeDataFolder,
  now,
  product,
  restoreArchive,
  openRestoreTarget,
} from './test-backup.ts'

const service = await openS3Server({ pageSize: 7 })
const bucket = s3FileStore({ ...service.config, prefix: 'laundry/' })
afterAll(() => service.close())
beforeEach(() => {
  service.fail(null)
  service.objects.clear()
})

/** Every file by key, as text that can be compared. */
async function contentOf(files: Files): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for await (const key of files.list())
    content[key] = Buffer.from((await files.get(key))!).toString('base64')
  return content
}

describe('a backup of files in a folder', () => {
  it('restores a folder’s files into a bucket, replacing its contents, and a bucket’s into a folder', async () => {
    const original = await contentOf(product.deps.files)
    expect(Object.keys(original).length).toBeGreaterThan(8)
    service.objects.set('others/thing', Buffer.from('theirs'))
    await bucket.put('pictures/zz/old.webp', Buffer.from('old'))
    const inBucket = await openRestoreTarget()
    await restoreArchive(inBucket, { files: bucket, force: true })
    expect(await contentOf(bucket)).toEqual(original)
    expect(service.objects.has('others/thing')).toBe(true)

    const other = join(folder, 'of-bucket.tar.gz')
    const { dataDir } = await makeDataFolder()
    const source = { db: inBucket.db, engine: testEngine }
    await backUpLaundry(source, { dataDir, files: bucket, file: other, now })
    const places = await makeDataFolder()
    await restoreArchive(await openRestoreTarget(), { files: places.files, file: other })
    expect(await contentOf(places.files)).toEqual(original)
  })
})

describe('while the bucket is unavailable', () => {
  it('makes no backup that would lack its files', async () => {
    service.fail(500)
    const path = join(folder, 'none.tar.gz')
    const { dataDir } = await makeDataFolder()
    const source = { db: product.db, engine: testEngine }
    await expect(
      backUpLaundry(source, { dataDir, files: bucket, file: path, now }),
    ).rejects.toThrow(FilesUnavailable)
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })

  it('restores nothing', async () => {
    service.fail(500)
    const database = await openRestoreTarget()
    await expect(restoreArchive(database, { files: bucket })).rejects.toThrow(FilesUnavailable)
    expect(await listTables(database.db)).toEqual([])
  })
})
