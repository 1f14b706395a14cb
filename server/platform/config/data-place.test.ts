// A laundry's data folder and its demo's, by settings and by what is there already.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'washline-place-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const PUBLIC = { BASE_URL: 'https://laundry.example' }
const NAMED = { DATABASE_URL: 'postgresql://127.0.0.1/washline' }
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'laundry',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

type Settings = Record<string, string>

const read = (settings: Settings, options = {}) =>
  readConfig({ DATA_DIR: folder, ...settings }, options)

it.each([
  ['a first start on this machine', {}, 'demo', true],
  ['DEMO=0', { DEMO: '0' }, '', false],
  ['a public address', PUBLIC, '', undefined],
  ['a public address and DEMO=1', { ...PUBLIC, DEMO: '1' }, 'demo', true],
  ['DATABASE_URL', NAMED, '', undefined],
  ['DATABASE_URL and DEMO=1', { ...NAMED, DEMO: '1' }, '', true],
] as [string, Settings, string, boolean | undefined][])(
  'keeps the data of %s in the right folder',
  (_, settings, inside, demo) => {
    expect(read(settings)).toMatchObject({ dataDir: join(folder, inside), demo })
  },
)

it('stays with the laundry’s data folder until DEMO=1 asks for a demo', () => {
  mkdirSync(join(folder, 'database'))
  expect(read({})).toMatchObject({ dataDir: folder, demo: undefined })
  expect(read({ DEMO: '1' })).toMatchObject({ dataDir: join(folder, 'demo'), demo: true })
})

it('stays with an earlier version’s demo in the data folder itself', () => {
  mkdirSync(join(folder, 'database'))
  expect(read({ DEMO: '1' }, { kind: 'demo' })).toMatchObject({ dataDir: folder, demo: true })
})

it('refuses to start a demo in the place of a laundry that customers can reach', () => {
  mkdirSync(join(folder, 'database'))
  const settings = { ...PUBLIC, DEMO: '1' }
  expect(() => read(settings, { kind: 'laundry' })).toThrow('holds a laundry, and DEMO is 1')
  expect(read({ DEMO: '1' }, { kind: 'laundry' })).toMatchObject({ dataDir: join(folder, 'demo') })
})

it('keeps a demo apart from the laundry’s bucket and backups', () => {
  const settings = { ...BUCKET, BACKUP_DIR: '/mnt/backups' }
  const laundry = read({ ...settings, DEMO: '0' })
  expect(laundry).toMatchObject({ s3: { bucket: 'laundry' }, backups: { folder: '/mnt/backups' } })
  const demo = read({ ...settings, DEMO: '1' })
  expect(demo).toMatchObject({ s3: null, backups: { folder: '/mnt/backups/demo' } })
})
