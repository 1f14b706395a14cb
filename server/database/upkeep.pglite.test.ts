/** The work found by PGlite's upkeep. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { vacuumDatabase } from './upkeep.ts'

test('analyses changed tables, vacuums swollen ones, and cuts a long log', async () => {
  const database = await openTestDatabase()
  const { db } = database
  // Otherwise the counts of changed rows arrive up to a second later.
  const countNow = () => sql`select pg_stat_force_next_flush()`.execute(db)
  await vacuumDatabase(db)
  expect(await vacuumDatabase(db)).toEqual([])

  await sql`create table loads (id int, note text)`.execute(db)
  await sql`insert into loads select n, repeat('x', 500) from generate_series(1, 5000) n`.execute(
    db,
  )
  await countNow()
  expect(await vacuumDatabase(db)).toEqual(['analyze public.loads'])
  await sql`delete from loads where id <= 4000`.execute(db)
  await countNow()
  expect(await vacuumDatabase(db, 1_000_000)).toEqual([
    'vacuum (analyze) public.loads',
    'checkpoint',
  ])
  expect(await vacuumDatabase(db, 1_000_000)).toEqual([])
  await database.close()
})
