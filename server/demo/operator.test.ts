// The product as its operator runs it, process by process: what each start opens, prints or refuses.
// @both-engines @soak
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { folderFileStore } from '../platform/files/folder-file-store.ts'
import { makeFirstStartFolder } from '../testing/first-start.ts'
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

const REFUSED = { code: 1, printed: expect.stringContaining('export-settings') }
const OPEN = { code: 0, printed: 'Washline is open at https://laundry.example\n' }

/** A data folder that is kept until the end, with a database in it where the run has made one to copy. */
async function begun(name: string): Promise<string> {
  const dataDir = join(folder, name)
  await rename(await makeFirstStartFolder('empty'), dataDir)
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
  it('creates a staff account, and no demo', async () => {
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
    await close()
  })
})

describe('move-files', { timeout: 120_000 }, () => {
  it('moves the pictures into the bucket and back', async () => {
    const { settings, close } = await place(await begun('moved'))
    const { DATA_DIR } = settings
    await mkdir(join(DATA_DIR!, 'database'), { recursive: true })
    const kept = folderFileStore(DATA_DIR!)
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

// With DATABASE_URL a demo stands in the rows alone: store-or-secure-demo.test.ts asks both engines.
describe.runIf(testEngine === 'pglite')('a demo', { timeout: 300_000 }, () => {
  let settings: Settings
  beforeAll(() => {
    settings = { DATA_DIR: join(folder, 'tried') }
  })

  it('opens on this machine with the published accounts, in a folder of its own', async () => {
    const { printed } = await start(settings)
    for (const { email, password } of DEMO_ACCOUNTS)
      expect(printed).toContain(`${email} / ${password}`)
    expect(await readdir(settings['DATA_DIR']!)).toEqual(['demo'])
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

  it('is backed up only with DEMO=1', async () => {
    const file = join(folder, 'demo.tar.gz')
    expect(await admin(settings, `backup ${file}`)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('For the demo in it, set DEMO=1.'),
    })
    expect(await admin({ ...settings, DEMO: '1' }, `backup ${file}`)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/200 orders, .* It is a demo\.\n$/),
    })
  })

  it('passes its settings to a laundry, after whose start it opens only with DEMO=1', async () => {
    const file = join(folder, 'settings.json')
    const exported = await admin({ ...settings, DEMO: '1' }, `export-settings ${file}`)
    expect(exported).toMatchObject({ code: 0, printed: expect.stringContaining('31 items') })
    const imported = await admin(settings, `import-settings ${file}`)
    expect(imported).toMatchObject({ code: 0, printed: expect.stringContaining('31 items') })
    expect(await start({ ...settings, ...PUBLIC, DEMO: '0' })).toEqual(OPEN)
    const local = await start(settings)
    expect(local.printed).not.toContain('demo')
    const counted = await admin(settings, `backup ${join(folder, 'laundry.tar.gz')}`)
    expect(counted.printed).toContain('0 accounts, 0 orders')
  })

  it('is kept next to the laundry, with the passwords printed when it was made', async () => {
    const { printed } = await start({ ...settings, DEMO: '1' })
    expect(printed).toContain('with the passwords that were printed when it was made')
  })
})

// A demo in the place of the data folder's database, as earlier versions kept it.
describe.runIf(testEngine === 'pglite')('an earlier version’s demo', { timeout: 300_000 }, () => {
  let settings: Settings
  beforeAll(async () => {
    const made = join(folder, 'made')
    await start({ DATA_DIR: made })
    await rename(join(made, 'demo'), join(folder, 'earlier'))
    settings = { DATA_DIR: join(folder, 'earlier') }
  })

  it.each<Settings>([{}, { DEMO: '1' }])('opens as the demo with %o', async (asked) => {
    expect((await start({ ...settings, ...asked })).printed).toContain(ADMIN.password)
    expect(await readdir(settings['DATA_DIR']!)).not.toContain('demo')
  })

  it.each<Settings>([{ DEMO: '0' }, { HOST: '0.0.0.0' }])(
    'stays closed with %o, and says what to do',
    async (asked) => {
      expect(await start({ ...settings, ...asked })).toMatchObject(REFUSED)
    },
  )

  it('refuses to make a staff account, and says what to do first', async () => {
    const words = 'create-admin --email you@laundry.example --name You'
    expect(await admin(settings, words, 'monsoon-terrace-7\n')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('name another database'),
    })
  })
})

it.runIf(testEngine === 'postgresql')(
  'doesn’t affect another database when the data folder holds a demo',
  { timeout: 300_000 },
  async () => {
    const DATA_DIR = await begun('both')
    expect((await start({ DATA_DIR, DEMO: '1' })).printed).toContain(ADMIN.password)
    const other = await place(join(folder, 'other'))
    expect(await start({ ...other.settings, ...PUBLIC })).toEqual(OPEN)
    expect(await start({ ...other.settings, ...PUBLIC, DEMO: '0' })).toEqual(OPEN)
    await other.close()
  },
)
