/** Deliveries to single consumers, as versions before migration 0006 stored them, after the upgrade. */
// @both-engines
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testProduct } from '../testing/test-product.ts'
import type { Consumer } from './consumer.ts'
import { openConsumerLoop } from './lane.ts'

const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, '../database/migrations', name), 'utf8')

const { db, deps } = await testProduct()

test('consumes each delivery stored by an earlier version once, in order, except one put off by failures', async () => {
  const [table] = /create table event_deliveries \([\s\S]*?\n\);/.exec(
    migration('0001-baseline.sql'),
  )!
  await sql`drop table event_deliveries`.execute(db)
  await sql.raw(table).execute(db)
  await sql`
    insert into events (type, subject_kind, subject_id, data, at)
    select 'ticket.opened', 'ticket', subject, '{}', now()
    from unnest(array['a', 'b', 'a', 'b', 'a']) as subject`.execute(db)
  await sql`
    insert into event_deliveries (event_id, consumer, subject_kind, subject_id, due_at, failures, last_failure)
    select id, consumer, subject_kind, subject_id, now() + interval '1 hour', failures, 'Not now.'
    from events join (values (1, 'one', 0), (1, 'two', 0), (2, 'one', 3), (3, 'one', 0), (4, 'one', 0), (4, 'two', 0))
      as waiting (event_id, consumer, failures) on id = event_id`.execute(db)
  for (const statement of migration('0006-one-delivery-an-event.sql').split(';\n'))
    if (statement.trim()) await sql.raw(statement).execute(db)

  const consumed: string[] = []
  const consumer = (name: string): Consumer => ({
    name,
    on: { 'ticket.opened': async (_tx, _deps, { id }) => void consumed.push(`${name} ${id}`) },
  })
  const lane = openConsumerLoop([consumer('one'), consumer('two')], deps)
  for (const id of ['a', 'b']) lane.add({ kind: 'ticket', id })
  await lane.caughtUp()
  expect(consumed.toSorted()).toEqual(['one 1', 'one 3', 'two 1', 'two 4'])
  const waiting = db.selectFrom('event_deliveries').select(['event_id', 'consumers', 'failures'])
  expect(await waiting.orderBy('event_id').execute()).toEqual([
    { event_id: 2, consumers: ['one'], failures: 3 },
    { event_id: 4, consumers: ['one'], failures: 0 },
  ])
  await lane.stop()
})
