/** Delivery of events: once, in order, and without affecting the change itself. */
// @both-engines
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#contract/audit/audit.ts'
import { changeTicket } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { openTicket } from '#contract/help/tickets.ts'
import { CONSUMERS } from '../capabilities.ts'
import { inTransaction } from '../database/transaction.ts'
import { clientOf } from '../testing/client.ts'
import { testEngine } from '../testing/test-database.ts'
import { testProduct } from '../testing/test-product.ts'
import type { Consumer } from './consumer.ts'
import { emit } from './emit.ts'
import type { NewEvent } from './event-types.ts'

const UUID_LENGTH = 36

/** What the consumer under test has consumed, and how it fails. */
let consumed: string[] = []
let failing: (subject: string) => boolean = () => false

const recorder: Consumer = {
  name: 'recorder',
  wants: ({ subject }) => subject.id !== 'foreign',
  on: {
    async 'ticket.opened'(tx, _deps, { subject, data }) {
      // In the transaction, and therefore undone with it.
      await sql`update business set phone = ${data.number}`.execute(tx)
      if (failing(subject.id)) throw new Error('Not now.')
      consumed.push(`${subject.id} ${data.number}`)
    },
  },
}

/** Consumes the same events, and never fails. */
let consumedBeside: string[] = []
const beside: Consumer = {
  name: 'beside',
  on: {
    async 'ticket.opened'(_tx, _deps, { subject, data }) {
      consumedBeside.push(`${subject.id} ${data.number}`)
    },
  },
}

/** Most tickets of these tests are only names, which can't be notified about. */
const others = CONSUMERS.map((consumer) =>
  consumer.name === 'ticket notifications'
    ? { ...consumer, wants: ({ subject }: NewEvent) => subject.id.length === UUID_LENGTH }
    : consumer,
)
const product = await testProduct({ consumers: [...others, recorder, beside] })
const { db, deps } = product
const staff = await product.person({ role: 'admin' })
const asha = await product.person()
beforeEach(() => {
  consumed = []
  consumedBeside = []
  failing = () => false
})

const opened = (id: string, number: string): NewEvent => ({
  type: 'ticket.opened',
  subject: { kind: 'ticket', id },
  actor: asha.user._id,
  data: { number, userId: asha.user._id },
  at: product.clock.read(),
})

/** Failures are consumed one by one, which takes longer than callers wait. */
const WITHIN = { timeout: 20_000 }

const deliveries = () => db.selectFrom('event_deliveries').selectAll().orderBy('event_id').execute()
const phone = async () =>
  (await db.selectFrom('business').select('phone').executeTakeFirst())!.phone

/** What failed is due now instead of in some seconds. */
const hurry = () =>
  db
    .updateTable('event_deliveries')
    .set({ due_at: sql`now()` })
    .execute()

async function happen(...events: NewEvent[]): Promise<void> {
  await inTransaction(db, (tx) => emit(tx, deps, ...events))
  await deps.events.settled()
}

test('leaves no event for a change that fails, and consumes none', async () => {
  const attempt = inTransaction(db, async (tx) => {
    await emit(tx, deps, opened('a', '1'))
    throw new Error('Changed my mind.')
  })
  await expect(attempt).rejects.toThrow('Changed my mind.')
  await deps.events.settled()
  expect(consumed).toEqual([])
  expect(await db.selectFrom('events').select('id').execute()).toEqual([])
})

test('retries a failing consumer, and undoes only its own work', async () => {
  failing = () => true
  const body = { subject: 'A button', message: 'It is gone.' }
  const { status } = await asha.call(openTicket, { body })
  expect(status).toBe(201)
  await expect
    .poll(deliveries, WITHIN)
    .toMatchObject([{ consumers: ['recorder'], failures: 1, last_failure: 'Error: Not now.' }])
  expect(await phone()).not.toMatch(/^HD-/)

  failing = () => false
  await hurry()
  await expect.poll(deliveries, { timeout: 20_000 }).toEqual([])
  expect(consumed).toHaveLength(1)
  expect(await phone()).toMatch(/^HD-/)
})

test('consumes events of one subject in order, and others meanwhile', async () => {
  failing = (subject) => subject === 'a'
  await happen(opened('a', '1'), opened('b', '1'), opened('a', '2'))
  await happen(opened('a', '3'), opened('b', '2'))
  await expect.poll(() => consumed.toSorted(), WITHIN).toEqual(['b 1', 'b 2'])

  failing = () => false
  await hurry()
  await happen(opened('a', '4'))
  await expect.poll(deliveries, WITHIN).toEqual([])
  expect(consumed.filter((each) => each.startsWith('a'))).toEqual(['a 1', 'a 2', 'a 3', 'a 4'])
})

test('lets other consumers continue when one fails', async () => {
  failing = (subject) => subject === 'c'
  await happen(opened('c', '1'), opened('d', '1'), opened('c', '2'))
  await happen(opened('c', '3'))
  const waiting = async () => (await deliveries()).map(({ consumers }) => consumers)
  await expect.poll(waiting, WITHIN).toEqual([['recorder'], ['recorder'], ['recorder']])
  expect(consumedBeside.filter((each) => each.startsWith('c'))).toEqual(['c 1', 'c 2', 'c 3'])
  expect(consumed).toEqual(['d 1'])
  failing = () => false
  await hurry()
  await happen(opened('c', '4'))
  await expect.poll(deliveries, WITHIN).toEqual([])
  expect(consumed).toEqual(['d 1', 'c 1', 'c 2', 'c 3', 'c 4'])
  expect(consumedBeside).toEqual([...new Set(consumedBeside)])
})

test.runIf(testEngine === 'postgresql')(
  'consumes an event that commits after a later one was consumed',
  async () => {
    const emitted = Promise.withResolvers<void>()
    const committed = Promise.withResolvers<void>()
    const late = inTransaction(db, async (tx) => {
      await emit(tx, deps, opened('late', '1'))
      emitted.resolve()
      await committed.promise
    })
    await emitted.promise
    await happen(opened('early', '1'), opened('late', '2'))
    await expect.poll(() => consumed, WITHIN).toEqual(['early 1', 'late 2'])
    committed.resolve()
    await late
    await deps.events.settled()
    await expect.poll(() => consumed, WITHIN).toEqual(['early 1', 'late 2', 'late 1'])
    expect(await deliveries()).toEqual([])
  },
)

test('leaves no delivery for a consumer that doesn’t handle the event', async () => {
  await happen(opened('foreign', '1'), opened('a', '1'), opened('foreign', '2'))
  expect(consumed).toEqual(['a 1'])
  expect(await deliveries()).toEqual([])
})

test('consumes hundreds of simultaneous events, each once', async () => {
  const subjects = Array.from({ length: 40 }, (_, at) => `many-${at}`)
  const events = subjects.flatMap((id) => ['1', '2', '3', '4', '5'].map((n) => opened(id, n)))
  failing = (subject) => subject === 'many-7' && consumed.length < 20
  await Promise.all(events.map((event) => inTransaction(db, (tx) => emit(tx, deps, event))))
  await expect
    .poll(async () => (await deliveries()).length === 0 || hurry(), { timeout: 20_000 })
    .toBe(true)
  expect(new Set(await stored())).toEqual(new Set(events.map((_, at) => events[at]!.subject.id)))
  expect(await db.selectFrom('event_deliveries').select('event_id').execute()).toEqual([])
})

const stored = async () =>
  (
    await db
      .selectFrom('events')
      .select('subject_id')
      .where('subject_id', 'like', 'many-%')
      .execute()
  ).map((row) => row.subject_id)

test('shows people the effects of their change at once', async () => {
  // Without the wait of other tests' clients.
  const raw = (person: typeof asha) =>
    clientOf(product.app, new Map([person.cookieHeader().split('=', 2) as [string, string]]))
  const body = { subject: 'A button', message: 'It is gone.' }
  for (const status of ['resolved', 'in_progress', 'closed'] as const) {
    const { number } = (await raw(asha).call(openTicket, { body })).body.ticket
    await raw(staff).call(changeTicket, { params: { number }, body: { status } })
    const bell = await raw(asha).call(notifications, {})
    expect(bell.body.notifications[0]!.title).toContain(number)
    const log = await raw(staff).call(auditLog, { query: {} })
    expect(log.body[0]!.summary).toContain(number)
  }
})

test.runIf(testEngine === 'postgresql')('consumes an event once in two processes', async () => {
  await product.secondProcess()
  const body = { subject: 'A button', message: 'It is gone.' }
  const { number } = (await asha.call(openTicket, { body })).body.ticket
  for (const priority of ['high', 'low', 'urgent', 'medium'] as const)
    await staff.call(changeTicket, { params: { number }, body: { priority } })
  await hurry()
  await expect.poll(deliveries, { timeout: 20_000 }).toEqual([])
  const entries = await db
    .selectFrom('audit_log')
    .select('search_text as summary')
    .where('action', '=', 'ticket.priority_set')
    .where('search_text', 'like', `%${number}%`)
    .execute()
  expect(entries).toHaveLength(4)
})
