/** Durability of a data folder through crashes: acknowledged data stays, and the next start takes over. */
// @long
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { makeFirstStartFolder } from '../../testing/first-start.ts'

const OPEN = new URL('../open.ts', import.meta.url).href
const TRANSACTION = new URL('../transaction.ts', import.meta.url).href
/** Writes four rows at a time, in a transaction each. */
const WRITER = `
  import { sql } from 'kysely'
  import { openDatabase } from '${OPEN}'
  import { inTransaction } from '${TRANSACTION}'
  const { db } = await openDatabase({ dataDir: process.env.DATA_DIR })
  await sql\`create table if not exists washes (id bigint generated always as identity, run text)\`.execute(db)
  console.log('ready')
  const write = (tx) => sql\`insert into washes (run) values (\${process.env.RUN}) returning id\`.execute(tx)
  const writeOn = async () => {
    for (;;) {
      const { rows } = await inTransaction(db, write)
      console.log(rows[0].id)
    }
  }
  await Promise.all([1, 2, 3, 4].map(writeOn))`

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await makeFirstStartFolder('empty')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function startWriter(run: string): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITER], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATA_DIR: folder, RUN: run },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

/** Kills the writer after some rows, and tells every row that it had acknowledged by then. */
async function killWriterAfter(rows: number): Promise<number[]> {
  const child = startWriter(`killed after ${rows}`)
  const acknowledged: number[] = []
  if (!child.stdout) throw new Error('The writer has no output.')
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'ready') acknowledged.push(Number(line))
    if (acknowledged.length === rows) child.kill('SIGKILL')
  }
  await ended
  return acknowledged
}

// The limit tells a hang from a busy disk, which these wait for at every commit.
describe('the data folder', { timeout: 600_000 }, () => {
  test('keeps every acknowledged row through kill -9, and the next start takes over', async () => {
    const acknowledged: number[] = []
    for (const rows of [1, 50, 300]) acknowledged.push(...(await killWriterAfter(rows)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(351)

    const database = await openDatabase({ dataDir: folder })
    const { rows } = await sql<{ id: number }>`select id from washes`.execute(database.db)
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    await database.close()
  })

  test('refuses a second process, naming the first', async () => {
    const first = await openDatabase({ dataDir: folder })
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`process ${process.pid}`)

    const second = spawn(process.execPath, ['--input-type=module', '--eval', WRITER], {
      cwd: import.meta.dirname,
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    children.push(second)
    let complaint = ''
    second.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    const [code] = await once(second, 'close')
    expect(code).not.toBe(0)
    expect(complaint).toContain(`in use by another Washline (process ${process.pid})`)

    await sql`select 1`.execute(first.db)
    await first.close()
    await (await openDatabase({ dataDir: folder })).close()
  })

  test('starts again after a first start that was cut short', async () => {
    rmSync(join(folder, 'database'), { recursive: true, force: true })
    const unfinished = join(folder, 'database.unfinished')
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n')
    const database = await openDatabase({ dataDir: folder })
    await sql`select 1`.execute(database.db)
    await database.close()
    expect(existsSync(unfinished)).toBe(false)
  })

  test('syncs to disk at every commit', async () => {
    const database = await openDatabase({ dataDir: folder })
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('fsync', 'wal_sync_method', 'synchronous_commit') order by name`.execute(
      database.db,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'fsync'])
    await database.close()
  })
})
