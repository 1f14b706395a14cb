/** A cached value stays current while the listening connection is cut repeatedly. */
// @both-engines
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CutLine, openBreakableConnection } from '../../testing/stand-ins/cut-line.ts'
import { listenOnPostgresql } from './listening-connection.ts'
import type { Listener } from './listener.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../../testing/test-database.ts'

const CUTS = 200
/** Opening, signing in, listening and the first notifications: each of their pieces, and the time between. */
const MOMENTS = 12

let database: TestDatabase
let line: CutLine | undefined
let listener: Pick<Listener, 'listen' | 'listening'>
let close: () => Promise<void> = async () => {}

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table price (paise bigint)`.execute(database.db)
  await sql`insert into price values (0)`.execute(database.db)
  listener = database
  if (testEngine === 'pglite') return
  line = await openBreakableConnection(database.databaseUrl!)
  const cuttable = listenOnPostgresql(line.url, () => {})
  listener = cuttable
  close = () => cuttable.close()
})
afterAll(async () => {
  await close()
  await line?.close()
  await database.close()
})

async function change(): Promise<void> {
  await sql`with changed as (update price set paise = paise + 1 returning paise)
    select pg_notify('price', paise::text) from changed`.execute(database.db)
}

async function stored(): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select paise from price`.execute(database.db)
  return Number(rows[0]!.paise)
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(1)
}

// PGlite has no connection to cut: there this shows that nothing is missed under the same load.
test(
  `listens again after each of ${CUTS} cuts, and misses nothing after a catch-up`,
  {
    timeout: 180_000,
  },
  async () => {
    let known = 0
    const catchUp = async () => {
      known = Math.max(known, await stored())
    }
    let catchingUp: Promise<void> = Promise.resolve()
    const unlisten = await listener.listen(
      'price',
      (paise) => (known = Math.max(known, Number(paise))),
      () => void (catchingUp = catchUp()),
    )
    let isOver = false
    const load = (async () => {
      while (!isOver) {
        await change()
        // PGlite answers within one turn of the event loop; the others need theirs.
        await delay(1)
      }
    })()

    for (let cut = 0; cut < CUTS; cut += 1) {
      const next = line?.cutNextAfter(cut % MOMENTS)
      line?.breakDown(true)
      line?.breakDown(false)
      await next
      await until(() => listener.listening())
      // What is changed from here on is heard.
      const before = known
      await until(() => known > before)
    }
    isOver = true
    await load
    const last = await stored()
    // That the last connection was cut may be noticed only now.
    await until(() => known >= last && listener.listening())
    await catchingUp
    expect(known).toBe(last)
    await unlisten()
  },
)

test.runIf(testEngine === 'postgresql')(
  'hears a channel first used while the server was away, once it is back',
  async () => {
    const away = await openBreakableConnection(database.databaseUrl!)
    away.breakDown(true)
    const waiting = listenOnPostgresql(away.url, () => {})
    const heard: string[] = []
    let reconnects = 0
    await waiting.listen(
      'price',
      (paise) => heard.push(paise),
      () => (reconnects += 1),
    )
    expect(waiting.listening()).toBe(false)
    away.breakDown(false)
    await until(() => waiting.listening())
    expect(reconnects).toBe(1)
    await change()
    await until(() => heard.length === 1)
    await waiting.close()
    await away.close()
  },
)
