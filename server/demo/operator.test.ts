// The product as its operator runs it, process by process: what each start opens, prints or refuses.
// @both-engines @soak
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { folderFiles } from '../platform/files/folder-files.ts'
import { firstData } from '../testing/first-start.ts'
import { openS3Server } from '../testing/stand-ins/s3-server.ts'
import { testEngine } from '../testing/test-database.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUBLIC = { BASE_URL: 'https://laundry.example' }
const [, ADMIN] = DEMO_ACCOUNTS

type Settings = Record<string, string>

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-operator-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs one of the product's two programs with nothing but these settings; a server is ended once it is open. */
async function run(
  program: 'main' | 'cli',
  settings: Settings,
  words: readonly string[] = [],
  typed = '',
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [`server/${program}.ts`, ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk.toString()
    if (program === 'main' && printed.includes('Washline is open')) child.kill('SIGTERM')
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.stdin.end(typed)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code: code ?? -1, printed }
}

const start = (settings: Settings) => run('main', settings)
const admin = (settings: Settings, words: string, typed?: string) =>
  run('cli', settings, words.split(' '), typed)

const REFUSED = { code: 1, printed: expect.stringContaining('npm run admin -- end-demo') }
const OPEN = { code: 0, printed: 'Washline is open at https://laundry.example\n' }

/** A data folder that is kept until the end, with a database in it where the run has made one to copy. */
async function begun(name: string): Promise<string> {
  const dataDir = join(folder, name)
  await rename(await firstData('empty'), dataDir)
  return dataDir
}

/** A data folder, and on PostgreSQL a database beside it that nobody is connected to. */
async function place(
  DATA_DIR: string,
): Promise<{ settings: Settings; close: () => Promise<void> }> {
  if (testEngine === 'pglite') return { settings: { DATA_DIR }, close: async () => {} }
  const url = new URL(process.env['TEST_POSTGRES_URL']!)
  const database = `washline_operator_${randomUUID().replaceAll('-', '')}`
  await onServer(url.href, `create database ${database} template template0`)
  const server = url.href
  url.pathname = `/${database}`
  return {
    settings: { DATA_DIR, DATABASE_URL: url.href },
    close: () => onServer(server, `drop database ${database} with (force)`),
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('a laundry started as in the README', { timeout: 120_000 }, () => {
  it('has a staff account, and no demo', async () => {
    const { settings, close } = await place(join(folder, 'laundry'))
    const made = await admin(
      settings,
      'create-admin --email you@laundry.example --name You',
      'monsoon-terrace-7\n',
    )
    expect(made).toMatchObject({ code: 0, printed: expect.stringContaining('can now log in') })
    expect(await start({ ...settings, ...PUBLIC, DEMO: '0' })).toEqual(OPEN)
    const local = await start(settings)
    expect(local.code).toBe(0)
    expect(local.printed).not.toContain('demo')
    const ended = await admin(settings, 'end-demo --yes')
    expect(ended).toEqual({ code: 1, printed: 'There is no demo in this database.\n' })
    await close()
  })
})

describe('move-files', { timeout: 120_000 }, () => {
  it('moves the pictures into the bucket and back', async () => {
    const { settings, close } = await place(await begun('moved'))
    const { DATA_DIR } = settings
    await mkdir(join(DATA_DIR!, 'database'), { recursive: true })
    const kept = folderFiles(DATA_DIR!)
    const keys = ['pictures/ab/one-large.webp', 'pictures/ab/one-small.webp']
    for (const key of keys) await kept.put(key, Buffer.from(key))
    const service = await openS3Server()
    const bucket = { ...settings, ...service.settings, S3_PREFIX: 'ours' }

    const unset = await admin(settings, 'move-files to-bucket')
    expect(unset).toMatchObject({ code: 1, printed: expect.stringContaining('Set S3_ENDPOINT') })
    expect(await admin(bucket, 'move-files to-bucket')).toEqual({
      code: 0,
      printed: 'Moved 2 files.\n',
    })
    expect([...service.objects.keys()].toSorted()).toEqual(keys.map((key) => `ours/${key}`))
    expect(await kept.get(keys[0]!)).toBeNull()
    const back = await admin(bucket, 'move-files to-folder')
    expect(back).toMatchObject({ code: 0, printed: expect.stringContaining('Moved 2 files.') })
    expect(service.objects.size).toBe(0)
    expect(String(await kept.get(keys[0]!))).toBe(keys[0])
    await service.close()
    await close()
  })
})

// What a database is stands in a row of it, whichever engine holds that: settle-demo.test.ts asks both.
describe.runIf(testEngine === 'pglite')('a demo', { timeout: 300_000 }, () => {
  let settings: Settings
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ settings, close } = await place(await begun('demo')))
  })
  afterAll(() => close())

  it('opens on this machine with the published accounts', async () => {
    const { printed } = await start(settings)
    for (const { email, password } of DEMO_ACCOUNTS)
      expect(printed).toContain(`${email} / ${password}`)
  })

  it('stays closed when others can reach it, and says what to do', async () => {
    expect(await start({ ...settings, HOST: '0.0.0.0' })).toMatchObject(REFUSED)
  })

  it('gets no staff account, and the command says what to do first', async () => {
    const words = 'create-admin --email you@laundry.example --name You'
    expect(await admin(settings, words, 'monsoon-terrace-7\n')).toMatchObject(REFUSED)
  })

  it('opens to others with passwords that are printed once', async () => {
    const first = await start({ ...settings, ...PUBLIC, DEMO: '1' })
    expect(first.code).toBe(0)
    expect(first.printed).toMatch(/demo admin: admin@washline\.example \/ [\w-]{16}\n/)
    expect(first.printed).not.toContain(ADMIN.password)
    const second = await start({ ...settings, ...PUBLIC, DEMO: '1' })
    expect(second.code).toBe(0)
    expect(second.printed).not.toContain('@washline.example')
  })

  it('ends only after a confirmation', async () => {
    const asked = await admin(settings, 'end-demo')
    expect(asked.code).toBe(1)
    expect(asked.printed).toContain('41 people, 200 orders')
    expect(asked.printed).toContain('Nothing was changed.')
    expect(await admin(settings, 'end-demo --yes')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('holds a laundry now'),
    })
  })

  it('stays a real laundry afterwards, under any settings', async () => {
    expect(await start({ ...settings, ...PUBLIC })).toEqual(OPEN)
    expect((await start(settings)).printed).not.toContain('demo')
  })
})

it.runIf(testEngine === 'postgresql')(
  'a demo in the data folder says nothing about a named database',
  { timeout: 300_000 },
  async () => {
    const DATA_DIR = await begun('both')
    expect((await start({ DATA_DIR })).printed).toContain(ADMIN.password)
    const other = await place(join(folder, 'other'))
    expect(await start({ ...other.settings, ...PUBLIC })).toEqual(OPEN)
    expect(await start({ ...other.settings, ...PUBLIC, DEMO: '0' })).toEqual(OPEN)
    expect(await start({ DATA_DIR, ...PUBLIC })).toMatchObject(REFUSED)
    await other.close()
  },
)
