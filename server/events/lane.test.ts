/** A consumer under load: what happens soon after its last transaction is consumed in the next one, together. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { testProduct } from '../testing/test-product.ts'
import type { Consumer } from './consumer.ts'
import { openLane } from './lane.ts'
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

/** A lane that has just consumed something, and how more is added to it. */
async function busyLane() {
  const lane = openLane(consumer, deps)
  const add = async (id: string) => {
    const subject = { kind: 'ticket', id }
    const data = { number: id, userId: id }
    const at = product.clock.read()
    const event = { type: 'ticket.opened' as const, subject, actor: null, data, at }
    await inTransaction(db, (tx) => insertEvents(tx, [{ ...event, consumers: [consumer.name] }]))
    lane.add(subject)
    // It could consume by now: several turns have passed, and so has a statement.
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
    await sql`select 1`.execute(db)
  }
  await add('first')
  await lane.caughtUp()
  return { lane, add }
}

test('the first is consumed at once, what follows it soon is gathered', async () => {
  const { lane, add } = await busyLane()
  await add('second')
  await add('third')
  expect(consumed()).toEqual([['first']])

  vi.advanceTimersByTime(100)
  await expect.poll(consumed).toEqual([['first'], ['second', 'third']])
  await lane.stop()
})

test('who waits for what follows waits for no gathering', async () => {
  const { lane, add } = await busyLane()
  await add('second')
  await add('third')
  await lane.caughtUp()
  expect(consumed()).toEqual([['first'], ['second', 'third']])
  await lane.stop()
})
