/** Behaviour common to both engines: values, transactions, notifications, jobs. */
// @both-engines
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from './constraint-errors.ts'
import { countStatements } from './statement-count.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts'
import { type Db, inTransaction } from './transaction.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await db.schema
    .createTable('washes')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('machine', 'text', (column) => column.notNull())
    .addColumn('load', 'integer')
    .addUniqueConstraint('washes_machine', ['machine'])
    .addCheckConstraint('washes_load', sql`load > 0`)
    .execute()
})
afterAll(() => database.close())

const addWash = (on: Db, machine: string, load = 1) =>
  sql`insert into washes (machine, load) values (${machine}, ${load})`.execute(on)

async function machines(): Promise<string[]> {
  const { rows } = await sql<{ machine: string }>`select machine from washes order by id`.execute(
    db,
  )
  return rows.map(({ machine }) => machine)
}

async function one(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(db)
  return rows[0]?.value
}

test(`runs on ${testEngine}`, () => expect(database.engine).toBe(testEngine))

describe('values', () => {
  test.each([
    ['int8', sql`9007199254740991::bigint`, 9007199254740991],
    ['count', sql`count(*)`, 1],
    ['sum of bigint', sql`sum(350::bigint)`, 350],
    ['numeric with a fraction', sql`12.5::numeric`, 12.5],
    ['date', sql`'2026-03-29'::date`, '2026-03-29'],
    [
      'timestamptz',
      sql`'2026-03-29 23:30:00.125+05:30'::timestamptz`,
      new Date('2026-03-29T18:00:00.125Z'),
    ],
    ['timestamp', sql`'2026-03-29 23:30:00'::timestamp`, new Date('2026-03-29T23:30:00Z')],
    ['interval', sql`'36 hours'::interval`, '36:00:00'],
    ['time', sql`'09:00'::time`, '09:00:00'],
    ['jsonb', sql`'{"a": [1, null, "x"]}'::jsonb`, { a: [1, null, 'x'] }],
    ['json', sql`'[1, 2]'::json`, [1, 2]],
    ['boolean', sql`true`, true],
    ['bytea', sql`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    [
      'uuid',
      sql`'01890a5d-ac96-774b-bcce-b302099a8057'::uuid`,
      '01890a5d-ac96-774b-bcce-b302099a8057',
    ],
    ['text[]', sql`array['a,b', null, 'c "d"']`, ['a,b', null, 'c "d"']],
    ['bigint[]', sql`array[1, 2]::bigint[]`, [1, 2]],
    ['date[]', sql`array['2026-03-29']::date[]`, ['2026-03-29']],
    ['null', sql`null::bigint`, null],
  ])('reads %s back the same on both engines', async (_, expression, expected) => {
    expect(await one(expression)).toStrictEqual(expected)
  })

  test.each([
    ['a date', sql`${'2026-03-29'}::date`, '2026-03-29'],
    [
      'an instant',
      sql`${new Date('2026-03-29T18:00:00.125Z')}::timestamptz`,
      new Date('2026-03-29T18:00:00.125Z'),
    ],
    ['paise', sql`${29_99}::bigint`, 29_99],
    ['JSON as text', sql`${JSON.stringify([1, 'x'])}::jsonb`, [1, 'x']],
    ['a list', sql`${['a', 'b']}::text[]`, ['a', 'b']],
    ['bytes', sql`${Buffer.from([1, 2])}::bytea`, Buffer.from([1, 2])],
    ['nothing', sql`${null}::text`, null],
  ])('stores and reads %s unchanged', async (_, expression, expected) => {
    expect(await one(expression)).toStrictEqual(expected)
  })

  test('reports an integer that JavaScript would round as an error', async () => {
    await expect(one(sql`9007199254740993::bigint`)).rejects.toThrow('safe integers')
    await expect(one(sql`sum(9007199254740991::bigint) * 2`)).rejects.toThrow('safe integers')
  })

  test('runs the session in UTC', async () => {
    expect(await one(sql`current_setting('TimeZone')`)).toBe('UTC')
  })
})

describe('transactions', () => {
  test('commit together, and roll back together when the function throws', async () => {
    await inTransaction(db, async (tx) => {
      await addWash(tx, 'committed one')
      await addWash(tx, 'committed two')
    })
    const failing = inTransaction(db, async (tx) => {
      await addWash(tx, 'rolled back')
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await machines()).toEqual(expect.arrayContaining(['committed one', 'committed two']))
    expect(await machines()).not.toContain('rolled back')
  })

  test('refuse to commit with a refused statement, even when its error was caught', async () => {
    const swallowing = inTransaction(db, async (tx) => {
      await addWash(tx, 'lost')
      await addWash(tx, 'negative', -1).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('rolled back')
    expect(await machines()).not.toContain('lost')
    await addWash(db, 'the connection still works')
  })

  test('join the outer transaction when nested', async () => {
    const failing = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => addWash(inner, 'joined'))
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await machines()).not.toContain('joined')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a query', () => sql`select 1`.execute(db)],
    ['a built query', () => db.selectFrom('users').selectAll().execute()],
    ['a plugin copy', () => db.withSchema('public').selectFrom('users').selectAll().execute()],
    ['another transaction', () => inTransaction(db, async () => {})],
    ['the jobs', () => database.jobs.executeSql('select 1')],
    ['listening', () => database.listen('anything', () => {})],
  ])('throw at once on %s on the outer handle', async (_, useOuter) => {
    await expect(inTransaction(db, useOuter)).rejects.toThrow('used inside a transaction')
    const behindAwaits = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      await useOuter()
    })
    await expect(behindAwaits).rejects.toThrow('used inside a transaction')
  })

  test('refuse the outer handle in a transaction that a library opened, too', async () => {
    const plain = db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => sql`select 1`.execute(db))
    await expect(plain).rejects.toThrow('used inside a transaction')
  })

  test('allow background work to use the handle after their end', async () => {
    let afterwards: (() => Promise<unknown>) | undefined
    await inTransaction(db, async () => {
      const { AsyncResource } = await import('node:async_hooks')
      afterwards = AsyncResource.bind(() => sql`select 1`.execute(db))
    })
    await expect(afterwards?.()).resolves.toBeDefined()
  })

  test('finish when forty run at a time', async () => {
    const before = (await machines()).length
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(db, async (tx) => {
          await sql`select 1`.execute(tx)
          await addWash(tx, `parallel ${index}`)
        }),
      ),
    )
    expect((await machines()).length).toBe(before + 40)
  })
})

test('recognises constraints by kind and by name', async () => {
  await addWash(db, 'twice')
  const unique = await addWash(db, 'twice').catch((error: unknown) => error)
  const check = await addWash(db, 'empty', 0).catch((error: unknown) => error)
  const missing = await sql`insert into order_history (order_id, event, status, actor, at)
    values (gen_random_uuid(), 'placed', 'washing', 'system', now())`
    .execute(db)
    .catch((error: unknown) => error)
  expect(isUniqueViolation(unique)).toBe(true)
  expect(isUniqueViolation(unique, 'washes_machine')).toBe(true)
  expect(isUniqueViolation(unique, 'another')).toBe(false)
  expect(isCheckViolation(unique)).toBe(false)
  expect(isCheckViolation(check, 'washes_load')).toBe(true)
  expect(isForeignKeyViolation(missing)).toBe(true)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})

test('counts every statement of the work, begin and commit included', async () => {
  const { value, statements } = await countStatements(async () => {
    await sql`select 'before'`.execute(db)
    return inTransaction(db, async (tx) => {
      await sql`select 'in it'`.execute(tx)
      return 'done'
    })
  })
  await sql`select 'later'`.execute(db)
  expect(value).toBe('done')
  expect(statements).toEqual(["select 'before'", 'begin', "select 'in it'", 'commit'])
})

test('delivers a notification when its transaction commits, and never when it rolls back', async () => {
  const heard: string[] = []
  const first = Promise.withResolvers<void>()
  const unlisten = await database.listen('Tub Level', (payload) => {
    heard.push(payload)
    first.resolve()
  })
  const notify = (on: Db, payload: string) =>
    sql`select pg_notify('Tub Level', ${payload})`.execute(on)
  await inTransaction(db, async (tx) => {
    await notify(tx, 'taken back')
    throw new Error('changed our mind')
  }).catch(() => {})
  await inTransaction(db, (tx) => notify(tx, 'kept'))
  await first.promise
  await unlisten()
  await notify(db, 'after leaving')
  // A second listener hears in order, so it marks that the first would have heard by now.
  const marker = Promise.withResolvers<void>()
  const unlistenMarker = await database.listen('marker', () => marker.resolve())
  await sql`select pg_notify('marker', '')`.execute(db)
  await marker.promise
  await unlistenMarker()
  expect(heard).toEqual(['kept'])
})

test('runs a job sent in a transaction after its commit, and not after a rollback', async () => {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.engine === 'pglite' ? { backend: 'pglite' as const } : {}),
    useListenNotify: true,
    schedule: false,
    supervise: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue('reminders', { notify: true })
  // getQueue() goes around pg-boss's cache; this fills it, so that send() asks nothing outside.
  await boss.findJobs('reminders', { key: 'none' })
  const failing = inTransaction(db, async (tx) => {
    await boss.send('reminders', { order: 'rolled back' }, { db: fromKysely(tx) })
    throw new Error('changed our mind')
  })
  await expect(failing).rejects.toThrow('changed our mind')
  await inTransaction(db, async (tx) => {
    await boss.send('reminders', { order: 'kept' }, { db: fromKysely(tx) })
  })
  const worked: unknown[] = []
  const done = Promise.withResolvers<void>()
  await boss.work('reminders', { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    worked.push(...jobs.map(({ data }) => data))
    done.resolve()
  })
  await done.promise
  await boss.stop()
  expect(worked).toEqual([{ order: 'kept' }])
})
