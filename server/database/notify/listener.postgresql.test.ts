/** Listening across a broken connection. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../unavailable.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const notify = (payload: string) => sql`select pg_notify('tubs', ${payload})`.execute(database.db)

test('reconnects a broken listening connection, reports it, and listens again', async () => {
  const reconnected = Promise.withResolvers<void>()
  const heard: string[] = []
  let arrived = Promise.withResolvers<void>()
  const unlisten = await database.listen(
    'tubs',
    (payload) => {
      heard.push(payload)
      arrived.resolve()
    },
    reconnected.resolve,
  )
  await notify('before')
  await arrived.promise
  const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.db)
  expect(rows).toEqual([{ ended: true }])

  const later: string[] = []
  const lateArrived = Promise.withResolvers<void>()
  const unlistenLate = await database.listen('late', (payload) => {
    later.push(payload)
    lateArrived.resolve()
  })
  await reconnected.promise
  arrived = Promise.withResolvers<void>()
  await notify('after')
  await arrived.promise
  await sql`select pg_notify('late', 'too')`.execute(database.db)
  await lateArrived.promise
  expect(heard).toEqual(['before', 'after'])
  expect(later).toEqual(['too'])
  await unlisten()
  await unlistenLate()
})

test('fails only the transaction with the broken connection', async () => {
  const broken = database.db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  // The server's own words, or that it hung up before they were read.
  await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db)
  expect(rows).toEqual([{ one: 1 }])
})

test('lets two listeners hear one channel, and one leave without the other', async () => {
  const both = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const again = Promise.withResolvers<string>()
  const leave = await database.listen('tubs', (payload) => both[0]?.resolve(payload))
  const stay = await database.listen('tubs', (payload) => {
    both[1]?.resolve(payload)
    if (payload === 'again') again.resolve(payload)
  })
  await notify('full')
  expect(await Promise.all(both.map(({ promise }) => promise))).toEqual(['full', 'full'])
  await leave()
  await notify('again')
  expect(await again.promise).toBe('again')
  await stay()
})
