// Notices of a failing file store, and of its recovery.
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { english as words } from '#words/words.ts'
import { openS3Server } from '../../testing/stand-ins/s3-server.ts'
import type { S3Config } from '../config/service-keys.ts'
import { type Notices, openServerNotices } from '../notices/notices.ts'
import { type Files, FilesUnavailable } from './files.ts'
import { folderFileStore } from './folder-file-store.ts'
import { withFailureNotices } from './with-failure-notices.ts'
import { s3FileStore } from './s3-file-store.ts'

const service = await openS3Server()
afterAll(() => service.close())

let notices: Notices
beforeEach(() => {
  service.fail(null)
  notices = openServerNotices(pino({ level: 'silent' }), () => new Date())
})
const watched = (files: Files) => withFailureNotices(files, 'laundry', { notices, words })
const bucket = (changed: Partial<S3Config> = {}) =>
  watched(s3FileStore({ ...service.config, ...changed }))
const said = () => notices.list().map(({ message }) => message)
const bytes = Uint8Array.of(1)

it('reports that the bucket refuses the access keys, until it accepts them', async () => {
  const refused = bucket({ secretAccessKey: 'run-out' })
  await expect(refused.get('a')).rejects.toThrow(FilesUnavailable)
  expect(said()).toEqual([expect.stringContaining('S3_ACCESS_KEY_ID')])
  expect(said()[0]).toContain('the bucket laundry')
})

it('reports that the bucket does not exist', async () => {
  await expect(bucket({ bucket: 'elsewhere' }).put('a', bytes)).rejects.toThrow(FilesUnavailable)
  expect(said()).toEqual([expect.stringContaining('no such bucket')])
})

it('keeps a notice until the failed operation succeeds, whatever else does', async () => {
  const files = bucket()
  service.fail(403)
  await expect(files.put('a', bytes)).rejects.toThrow(FilesUnavailable)
  service.fail(null)
  await files.get('a')
  expect(said()).toHaveLength(1)
  await files.put('a', bytes)
  expect(said()).toEqual([])
})

it.each([
  ['ENOSPC', 'is full'],
  ['EACCES', 'isn’t writable'],
])('explains the system error %s of a data folder', async (code, sentence) => {
  const failing: Files = {
    ...bucket(),
    put: () => Promise.reject(Object.assign(new Error(code), { code })),
  }
  await expect(watched(failing).put('a', bytes)).rejects.toThrow(code)
  expect(said()).toEqual([expect.stringContaining(sentence)])
})

it('reports nothing for an invalid key', async () => {
  await expect(watched(folderFileStore('/nowhere')).get('../a')).rejects.toThrow('no key')
  expect(said()).toEqual([])
})
