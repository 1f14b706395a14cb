/** A consumer under load: events that arrive soon after a transaction share the next one. */
// @both-engines
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { testProduct } from '../testing/test-product.ts'
import type { Consumer } from './consumer.ts'
import { openConsumerLoop } from './lane.ts'
import { insertEvents } from './store.ts'

const product = await testProduct()
const { db, deps } = product

/** What each transaction consumed. */
const batches = new Map<Tx, string[]>()
const consumer: Consumer = {
  name: 'gatherer',
  on: {
    async 'ticket.opened'(tx, _deps, { subject }) {
      batches.set(tx, [...(batches.get(tx) ?? []), subject.id])
    },
  },
}
const consumed = () => [...batches.values()]

beforeEach(() => {
  batches.clear()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Stores that tickets were opened, for one consumer. */
async function store(name: string, ...ids: string[]): Promise<void> {
  const events = ids.map((id) => ({
    type: 'ticket.opened' as const,
    subject: { kind: 'ticket', id },
    actor: null,
    data: { number: id, userId: id },
    at: product.clock.read(),
    consumers: [name],
  }))
  await inTransaction(db, (tx) => insertEvents(tx, events))
}

/** A lane that has just consumed something, and how more is added to it. */
async function busyLane() {
  const lane = openConsumerLoop([consumer], deps)
  const add = async (id: string) => {
    await store(consumer.name, id)
    lane.add({ kind: 'ticket', id })
    // It could consume by now: several turns have passed, and so has a statement.
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    await sql`select 1`.execute(db)
  }
  await add('first')
  await lane.caughtUp()
  return { lane, add }
}

test('consumes the first event at once, and those that soon follow together', async () => {
  const { lane, add } = await busyLane()
  await add('second')
  await add('third')
  expect(consumed()).toEqual([['first']])

  vi.advanceTimersByTime(100)
  await expect.poll(consumed).toEqual([['first'], ['second', 'third']])
  await lane.stop()
})

test('consumes waiting events at once for a caller who waits for their effects', async () => {
  const { lane, add } = await busyLane()
  await add('second')
  await add('third')
  await lane.caughtUp()
  expect(consumed()).toEqual([['first'], ['second', 'third']])
  await lane.stop()
})

test('writes the results of many events together, and one by one when that fails', async () => {
  const written: string[][] = []
  let failing = (_rows: readonly string[]) => false
  const writer: Consumer<string> = {
    name: 'writer',
    on: { 'ticket.opened': async (_tx, _deps, { subject }) => subject.id },
    async write(_tx, rows) {
      if (failing(rows)) throw new Error('Not these.')
      written.push([...rows])
    },
  }
  const lane = openConsumerLoop([writer], deps)
  const consume = async (...ids: string[]) => {
    await store('writer', ...ids)
    for (const id of ids) lane.add({ kind: 'ticket', id })
    await lane.caughtUp()
  }
  await consume('one', 'two', 'three')
  failing = (rows) => rows.includes('five')
  await consume('four', 'five', 'six')
  expect(written).toEqual([['one', 'two', 'three'], ['four'], ['six']])
  const { rows } = await sql`select subject_id as id, last_failure from event_deliveries`.execute(
    db,
  )
  expect(rows).toEqual([{ id: 'five', last_failure: 'Error: Not these.' }])
  await lane.stop()
})
