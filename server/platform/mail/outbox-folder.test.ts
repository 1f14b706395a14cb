// Outbox files by month, beside those of earlier versions.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFromOutbox, removeMessageFiles, writeToOutbox } from './outbox-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washline-outbox-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const NOVEMBER = new Date('2026-11-30T23:59:59Z')
const DECEMBER = new Date('2026-12-01T00:00:01Z')
const read = async (name: string) => (await readFromOutbox(dataDir, name))?.toString() ?? null
const files = async () =>
  (await readdir(join(dataDir, 'outbox'), { recursive: true }))
    .filter((name) => name.includes('.'))
    .toSorted()

it('stores mails in the folder of their month', async () => {
  await writeToOutbox(dataDir, 'a.eml', 'a', NOVEMBER)
  await writeToOutbox(dataDir, 'b.txt', 'b', DECEMBER)
  expect(await files()).toEqual(['2026-11/a.eml', '2026-12/b.txt'])
  expect([await read('a.eml'), await read('b.txt'), await read('c.eml')]).toEqual(['a', 'b', null])
})

it('replaces an earlier copy, also from another month or version', async () => {
  await writeToOutbox(dataDir, 'a.eml', 'first', NOVEMBER)
  await writeToOutbox(dataDir, 'a.eml', 'second', DECEMBER)
  await writeFile(join(dataDir, 'outbox', 'b.eml'), 'flat')
  expect(await read('b.eml')).toBe('flat')
  await writeToOutbox(dataDir, 'b.eml', 'by month', DECEMBER)
  expect([await read('a.eml'), await read('b.eml')]).toEqual(['second', 'by month'])
  expect(await files()).toEqual(['2026-12/a.eml', '2026-12/b.eml'])
})

it('removes mails by their ids from any folder', async () => {
  await writeToOutbox(dataDir, 'a.letter.secret.eml', 'a', NOVEMBER)
  await writeToOutbox(dataDir, 'c.eml', 'c', DECEMBER)
  await writeFile(join(dataDir, 'outbox', 'b.eml'), 'flat')
  await removeMessageFiles(dataDir, new Set(['a', 'b']))
  expect(await files()).toEqual(['2026-12/c.eml'])
})
