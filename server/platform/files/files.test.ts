// File stores: the data folder and a bucket behave alike, key by key; and reports while a bucket is unavailable.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openS3Server } from '../../testing/stand-ins/s3-server.ts'
import { readConfig } from '../config/config.ts'
import { type Files, FilesUnavailable } from './files.ts'
import { moveFiles } from './move-files.ts'
import { openFileStore } from './open-file-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'washline-files-'))
const service = await openS3Server({ pageSize: 2 })
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

let place = 0
/** A store in a folder of its own, by the settings. */
function opened(settings: Record<string, string> = {}): Files {
  place += 1
  return openFileStore(
    readConfig({ DATA_DIR: join(folder, String(place)), DEMO: '0', ...settings }),
  )
}
const inBucket = (changed: Record<string, string> = {}) =>
  opened({ ...service.settings, ...changed })
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.list()) keys.push(key)
  return keys.toSorted()
}

beforeEach(() => {
  service.objects.clear()
  service.fail(null)
})

describe.each([
  ['the data folder', () => opened()],
  ['a bucket', () => inBucket()],
  ['a bucket, behind a prefix', () => inBucket({ S3_PREFIX: '/our/laundry/' })],
])('files in %s', (_, open) => {
  it('keeps files as they were written, until they are removed', async () => {
    const files = open()
    const bytes = Uint8Array.from({ length: 256 }, (__, index) => index)
    await files.put('pictures/ab/one-small.webp', bytes)
    await files.put('pictures/ab/one-small.webp', bytes.toReversed())
    await files.put('pictures/ab/empty.webp', new Uint8Array())
    expect(Buffer.from((await files.get('pictures/ab/one-small.webp'))!)).toEqual(
      Buffer.from(bytes.toReversed()),
    )
    expect(await files.get('pictures/ab/empty.webp')).toHaveLength(0)
    await files.remove('pictures/ab/one-small.webp')
    await files.remove('pictures/ab/one-small.webp')
    expect(await files.get('pictures/ab/one-small.webp')).toBeNull()
  })

  it('lists every file', async () => {
    const files = open()
    expect(await keysOf(files)).toEqual([])
    const keys = ['a/1.webp', 'a/2.webp', 'b/with_some-more.v2.webp', 'c/d/e.webp', 'z.webp']
    for (const key of keys) await files.put(key, Buffer.from(key))
    expect(await keysOf(files)).toEqual(keys)
    for (const key of keys) expect(String(Buffer.from((await files.get(key))!))).toBe(key)
  })
})

describe('a bucket', () => {
  it('leaves objects outside its prefix alone', async () => {
    service.objects.set('other/thing', Buffer.from('theirs'))
    const files = inBucket({ S3_PREFIX: 'washline' })
    await files.put('a.webp', Buffer.from('ours'))
    expect([...service.objects.keys()]).toEqual(['other/thing', 'washline/a.webp'])
    expect(await keysOf(files)).toEqual(['a.webp'])
  })

  it('retries after a temporary failure', async () => {
    const files = inBucket()
    service.fail(503)
    const put = files.put('a.webp', Buffer.from('whole'))
    await expect
      .poll(() => service.objects.size + service.requests(), { interval: 5 })
      .toBeGreaterThan(0)
    service.fail(null)
    await put
    expect(String(service.objects.get('a.webp'))).toBe('whole')
  })

  it.each([
    ['a service that fails', () => inBucket(), 500],
    ['a service that hangs up', () => inBucket(), 'hang up'],
    ['a wrong secret', () => inBucket({ S3_SECRET_ACCESS_KEY: 'another' }), null],
    ['a wrong key', () => inBucket({ S3_ACCESS_KEY_ID: 'another' }), null],
    ['a wrong region', () => inBucket({ S3_REGION: 'eu-west-1' }), null],
    ['a bucket that is not there', () => inBucket({ S3_BUCKET: 'not-there' }), null],
    ['no service at all', () => inBucket({ S3_ENDPOINT: 'http://127.0.0.1:9' }), null],
  ] as const)('reports that it can’t be used, for %s', async (_, open, how) => {
    const files = open()
    service.fail(how)
    const tries = [
      files.put('a.webp', Buffer.from('x')),
      files.get('a.webp'),
      files.remove('a.webp'),
      keysOf(files),
    ]
    for (const each of await Promise.allSettled(tries))
      expect(each).toMatchObject({ reason: expect.any(FilesUnavailable) })
  })

  it('refuses a key that leads out of the folder', async () => {
    await expect(opened().get('../auth-secret')).rejects.toThrow('no key')
  })

  it('requires all of its settings or none', () => {
    const { S3_BUCKET: _, ...others } = service.settings
    expect(() => opened(others)).toThrow('These settings are missing: S3_BUCKET.')
  })
})

describe('moving files', () => {
  const KEYS = Array.from({ length: 20 }, (_, index) => `pictures/${index % 3}/${index}.webp`)

  it('move to the bucket and back, also when interrupted', async () => {
    const [folderOf, bucket] = [opened(), inBucket()]
    for (const key of KEYS) await folderOf.put(key, Buffer.from(key))
    const cutOff: Files = {
      ...bucket,
      put: async (key, bytes) => {
        if (service.objects.size >= 5) service.fail(500)
        await bucket.put(key, bytes)
      },
    }
    await expect(moveFiles(folderOf, cutOff)).rejects.toThrow(FilesUnavailable)
    service.fail(null)
    const left = await keysOf(folderOf)
    expect(left.length).toBeGreaterThan(0)
    expect(new Set([...left, ...(await keysOf(bucket))])).toEqual(new Set(KEYS))

    await moveFiles(folderOf, bucket)
    expect([await keysOf(folderOf), await keysOf(bucket)]).toEqual([[], KEYS.toSorted()])
    await moveFiles(bucket, folderOf)
    expect([await keysOf(folderOf), await keysOf(bucket)]).toEqual([KEYS.toSorted(), []])
    for (const key of KEYS) expect(String(Buffer.from((await folderOf.get(key))!))).toBe(key)
  })
})
