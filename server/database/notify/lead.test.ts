/** One of several processes leads; another takes over when the leader ends or loses its connection. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testEngine } from '../../testing/test-database.ts'
import type { Lead } from './lead.ts'
import { type Database, openDatabase } from '../open.ts'

let database: TestDatabase
const opened: Database[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const each of opened) await each.close()
  await database.close()
})

const WITHIN = { timeout: 20_000 }

/** Another process that may lead, how often it came to, and how to end it. */
async function stand(): Promise<{ lead: Lead; begins: () => number; close: () => Promise<void> }> {
  const other = await openDatabase({ dataDir: 'unused', databaseUrl: database.databaseUrl! })
  opened.push(other)
  const lead = await other.standForLead()
  let count = 0
  lead.onBegin(() => (count += 1))
  return { lead, begins: () => count, close: () => other.close() }
}

/** Ends the connection that holds the lock, as a server that restarts does. */
const cutLeader = () =>
  sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = ${0x4c656164}
      and database = (select oid from pg_database where datname = current_database())`.execute(
    database.db,
  )

test.runIf(testEngine === 'pglite')('makes the only process the leader', async () => {
  const lead = await database.standForLead()
  expect(lead.leads()).toBe(true)
})

describe.runIf(testEngine === 'postgresql')('of several processes', () => {
  test('makes the first the leader, and the next once it has ended or resigned', async () => {
    const first = await stand()
    const second = await stand()
    expect([first.lead.leads(), second.lead.leads()]).toEqual([true, false])
    expect([first.begins(), second.begins()]).toEqual([1, 0])

    await first.close()
    await expect.poll(() => second.lead.leads(), WITHIN).toBe(true)
    expect([first.lead.leads(), second.begins()]).toEqual([false, 1])

    const third = await stand()
    expect(third.lead.leads()).toBe(false)
    await second.lead.resign()
    await expect.poll(() => third.lead.leads(), WITHIN).toBe(true)
    expect([second.lead.leads(), second.begins()]).toEqual([false, 1])
    await second.close()
    await third.close()
  })

  test('makes exactly one leader again, soon after the leader’s connection is cut', async () => {
    const both = [await stand(), await stand()]
    await cutLeader()
    await expect.poll(() => both[0]!.begins() + both[1]!.begins(), WITHIN).toBeGreaterThan(1)
    await expect.poll(() => both.filter((each) => each.lead.leads()).length, WITHIN).toBe(1)
    for (const each of both) await each.close()
  })
})
