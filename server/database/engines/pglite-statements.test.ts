/** Prepared statements on PGlite: errors, changed tables and every kind of value. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteInMemory } from './pglite.ts'
import { PgliteStatements } from './pglite-statements.ts'
import { PglitePool } from './pglite-pool.ts'

let pglite: Awaited<ReturnType<typeof openPgliteInMemory>>

beforeAll(async () => {
  pglite = await openPgliteInMemory()
  await pglite.exec(`create table things (id int primary key, name text not null)`)
})
afterAll(() => pglite.close())

test('repeats a statement, each time with its own parameters', async () => {
  const statements = new PgliteStatements(pglite)
  for (const number of [1, 2, 3]) {
    const answer = await statements.run('select $1::int as number', [number])
    expect(answer).toEqual({ command: 'SELECT', rowCount: 1, rows: [{ number }] })
  }
})

test('reports code and constraint of a refused statement, which works again afterwards', async () => {
  const statements = new PgliteStatements(pglite)
  const insert = 'insert into things values ($1, $2)'
  await statements.run(insert, [1, 'shirt'])
  await expect(statements.run(insert, [1, 'shirt'])).rejects.toMatchObject({
    code: '23505',
    constraint: 'things_pkey',
  })
  expect(await statements.run(insert, [2, 'sock'])).toMatchObject({ rowCount: 1 })
  await expect(statements.run('select nonsense from $1', [1])).rejects.toMatchObject({
    code: '42601',
  })
})

test('does not mix statements requested at the same moment', async () => {
  const statements = new PgliteStatements(pglite)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => statements.run('select $1::int as number', [number])),
  )
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([1, 2, 3, 4])
})

test('returns values as they were sent', async () => {
  const statements = new PgliteStatements(pglite)
  const values = {
    flag: true,
    at: new Date('2026-03-01T10:00:00.123Z'),
    bytes: Buffer.from([0, 92, 255]),
    texts: ['plain', 'with "quotes", commas and \\', 'null', null],
    tree: { a: [1, null, 'ü'] },
    nothing: null,
  }
  const { rows } = await statements.run(
    `select $1::bool as flag, $2::timestamptz as at, $3::bytea as bytes, $4::text[] as texts,
       $5::jsonb as tree, $6::int as nothing`,
    Object.values(values),
  )
  expect(rows).toEqual([values])
})

test('runs more different statements than it keeps prepared', async () => {
  const statements = new PgliteStatements(pglite)
  for (let turn = 0; turn < 2; turn += 1) {
    for (let number = 0; number < 120; number += 1) {
      const { rows } = await statements.run(`select $1::int + ${number} as sum`, [1])
      expect(rows).toEqual([{ sum: number + 1 }])
    }
  }
  const { rows } = await pglite.query<{ count: number }>(
    `select count(*)::int as count from pg_prepared_statements`,
  )
  expect(rows[0]!.count).toBeLessThan(120)
})

test('reads a new column of a table at once', async () => {
  const pool = new PglitePool(pglite)
  const client = await pool.connect()
  await client.query('create table growing (id int)', [])
  await client.query('insert into growing values ($1)', [1])
  const read = async () => (await client.query('select * from growing where id = $1', [1])).rows
  expect(await read()).toEqual([{ id: 1 }])
  await client.query(`alter table growing add column colour text default 'indigo'`, [])
  expect(await read()).toEqual([{ id: 1, colour: 'indigo' }])
  client.release()
})
