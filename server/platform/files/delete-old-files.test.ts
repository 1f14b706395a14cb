import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { deleteOldFiles } from './delete-old-files.ts'

const NOW = Date.parse('2026-11-27T06:30:00Z')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washline-tidy-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function put(name: string, days: number): Promise<void> {
  const path = join(dataDir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, name)
  const at = new Date(NOW - days * DAY_MS)
  await utimes(path, at, at)
}

it('removes mails after a year, links after two days, and partial files after one', async () => {
  await put('outbox/a.eml', 364)
  await put('outbox/b.eml', 366)
  await put('outbox/c.sms', 366)
  await put('outbox/d.secret.eml', 1)
  await put('outbox/e.secret.eml', 3)
  await put('outbox/f.eml.part', 2)
  await put('files/ab/picture.webp', 4000)
  await put('files/ab/picture.webp.part', 2)
  await put('files/ab/other.webp.part', 0.5)
  await put('auth-secret', 4000)
  await put('auth-secret.1.part', 2)
  await put('database/1.part', 4000)
  await deleteOldFiles(dataDir, NOW)
  const left = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(
    left
      .filter((each) => each.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['1.part', 'a.eml', 'auth-secret', 'd.secret.eml', 'other.webp.part', 'picture.webp'])
})

it('judges mails by the month of their folder, not by file dates, and removes empty folders', async () => {
  // As a restore leaves them: written today.
  await put('outbox/2025-10/a.eml', 0)
  await put('outbox/2025-12/b.eml', 0)
  await put('outbox/2026-11/c.secret.eml', 3)
  await put('outbox/2026-11/d.eml', 3)
  await deleteOldFiles(dataDir, NOW)
  const left = await readdir(join(dataDir, 'outbox'), { recursive: true })
  expect(left.toSorted()).toEqual(['2025-12', '2025-12/b.eml', '2026-11', '2026-11/d.eml'])
})

it('does nothing when no file was ever written', async () => {
  await expect(deleteOldFiles(join(dataDir, 'none'), NOW)).resolves.toBeUndefined()
})
