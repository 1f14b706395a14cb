import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from './open.ts'
import { openScratchPglite } from './engines/pglite.ts'

let folder: string
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-folder-'))
  database = await openDatabase({ dataDir: folder })
  await sql
    .raw('create table pairs (id int primary key, one text, other text)')
    .execute(database.db)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** Rows are written in pairs, and all of them are changed at once: a copy of two moments has halves. */
const writePair = (id: number) =>
  database.db.transaction().execute(async (tx) => {
    await sql`insert into pairs values (${id * 2}, ${String(id)}, repeat('x', 500))`.execute(tx)
    await sql`insert into pairs values (${id * 2 + 1}, ${String(id)}, repeat('x', 500))`.execute(tx)
    await sql`update pairs set one = ${String(id)}`.execute(tx)
  })

it('copies one moment of a database that is written to meanwhile', async () => {
  let written = 0
  for (; written < 200; written += 1) await writePair(written)
  const before = written
  let isCopied = false
  const reading = database.withCopy!(async (copied) => {
    isCopied = true
    const copy = await openScratchPglite(copied)
    const { rows } = await copy.query<{ rows: number; moments: number }>(
      `select count(*)::int as rows, count(distinct one)::int as moments from pairs`,
    )
    await copy.close()
    return rows[0]!
  })
  for (; !isCopied; written += 1) await writePair(written)
  const { rows, moments } = await reading
  expect(written, 'pairs that were written during the copying').toBeGreaterThan(before)
  expect(moments).toBe(1)
  expect(rows % 2).toBe(0)
  expect(rows).toBeGreaterThanOrEqual(before * 2)
})

it('leaves no copy when the reader fails, and blocks no other work', async () => {
  const failed = database.withCopy!(() => Promise.reject(new Error('No room.')))
  await expect(failed).rejects.toThrow('No room.')
  expect(await readdir(join(folder, 'copies'))).toEqual([])
  await sql`select 1`.execute(database.db)
})

it('removes the partial copy of a crash at the next start', async () => {
  await database.close()
  await mkdir(join(folder, 'copies', 'half'), { recursive: true })
  database = await openDatabase({ dataDir: folder })
  await expect(readdir(join(folder, 'copies'))).rejects.toThrow('ENOENT')
})
