/** Messages of several days over channels that fail, stay silent or crash: each leaves on one channel at a time. */
import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesOfDayIn } from '#domain/base/time-zone.ts'
import { PATIENCE_MS } from '#domain/messages/patience.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { checkArrivals } from '../check-arrivals.ts'
import { deliverMessages } from '../deliver-messages.ts'
import { recordFates } from '../record-fates.ts'
import {
  asha,
  gateway,
  product,
  pushService,
  readMessagesTo,
  subscribeToPush,
} from '../test-delivery.ts'

const BEGIN = Date.parse('2025-06-18T12:00:00+05:30')
const MINUTE_MS = 60_000
const DAYS = 2
const RETRY_MS = 5 * MINUTE_MS

const news = fc.record({
  minute: fc.integer({ min: 0, max: DAYS * 24 * 60 }),
  order: fc.integer({ min: 0, max: 3 }),
  say: fc.constantFrom('washing', 'ready', 'out_for_delivery', 'note', 'booked'),
})
type News = typeof news extends fc.Arbitrary<infer N> ? N : never

/** How one try ends: refused for good, away, taken; the last one with what is known of it later. */
const outcome = fc.record({
  answer: fc.constantFrom(201, 201, 201, 422, 503),
  isKilled: fc.constantFrom(false, false, false, true),
  fate: fc.constantFrom('delivered', 'delivered', 'failed', 'late', 'none'),
})
type Outcome = typeof outcome extends fc.Arbitrary<infer O> ? O : never

function say({ order, say: what }: News, index: number): Promise<void> {
  const number = `LC-${order}`
  return inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `news ${index}`,
      ...(what === 'note'
        ? { kind: 'order.message', params: { number, text: `News ${index}.` } }
        : what === 'booked'
          ? { kind: 'text', params: { title: `Booked ${index}`, message: 'It is.' } }
          : { kind: 'order.status_set', params: { number, status: what, reason: null } }),
      topic: `order:${number}`,
      link: '/',
      at: product.clock.read(),
    }),
  )
}

const time = () => product.clock.read().getTime()

/** Days of a laundry with jobs that are done when they are due, and servers that end as they send. */
class Days {
  #tried = new Map<string, number>()
  #outcomes: readonly Outcome[]
  #count = 0
  #late: (() => Promise<void>)[] = []

  constructor(outcomes: readonly Outcome[]) {
    this.#outcomes = outcomes
  }

  async until(end: number): Promise<void> {
    for (;;) {
      const next = (await this.#due()).toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) return
      if (next.at > time()) product.clock.set(new Date(next.at).toISOString())
      await next.run()
    }
  }

  /** Notices that come long after. */
  async settle(): Promise<void> {
    for (const record of this.#late) await record()
  }

  async #due() {
    const checks = await sql<{ id: string }>`
      select data ->> 'messageId' as id from pgboss.job where name = 'check-arrival'`.execute(
      product.db,
    )
    const checked = new Set(checks.rows.map(({ id }) => id))
    return (await readMessagesTo(asha)).flatMap((row) => {
      const { id, status, channel, sent_at: sentAt, due_at: dueAt, created_at: createdAt } = row
      if (status === 'waiting') {
        const at = Math.max((dueAt ?? createdAt).getTime(), this.#tried.get(id) ?? 0)
        const job = { letterId: id, ...(dueAt && { revision: row.revision }) }
        return [{ at, run: () => this.#send(job) }]
      }
      const at = sentAt && sentAt.getTime() + PATIENCE_MS[channel]
      const isOpen = at !== null && at >= time() && row.next_channels !== null && checked.has(id)
      const run = async () => void (await checkArrivals(product.deps, [{ messageId: id }]))
      return isOpen && row.delivered_at === null ? [{ at: Math.max(at, time() + 1), run }] : []
    })
  }

  async #send(job: { letterId: string; revision?: number }): Promise<void> {
    const { answer, isKilled, fate } = this.#outcomes[this.#count++ % this.#outcomes.length]!
    gateway.answers.length = 0
    gateway.answers.push(answer)
    pushService.answers.length = 0
    pushService.answers.push(answer === 422 ? 410 : answer)
    const taken = gateway.taken.length
    const clock = () => {
      if (isKilled && gateway.taken.length > taken) throw new Error('The server ended.')
      return product.clock.read()
    }
    const again = await deliverMessages({ ...product.deps, clock }, [job])
    if (again.size > 0) this.#tried.set(job.letterId, time() + RETRY_MS)
    const row = (await readMessagesTo(asha)).find(({ id }) => id === job.letterId)
    if (row?.status !== 'sent' || fate === 'none') return
    const step = fate === 'late' ? 'delivered' : fate
    const problem = fate === 'failed' ? 'The operator doesn’t know this text.' : null
    const at = product.clock.read()
    const notice = { messageId: row.id, carrierId: null, step, at, problem } as const
    const record = () => recordFates(product.deps, row.channel, [notice])
    if (row.channel === 'email' || (row.channel === 'push' && fate === 'failed')) return
    if (fate === 'late') this.#late.push(record)
    else await record()
  }
}

it('never leaves on a second channel unless the first failed or stayed silent, and arrives', async () => {
  product.deps.jobs.pause()
  let index = 0
  let fallbacks = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(news, { minLength: 8, maxLength: 14 }),
      fc.array(outcome, { minLength: 5, maxLength: 12 }),
      async (all, outcomes) => {
        await product.db.deleteFrom('notifications').execute()
        await product.db.deleteFrom('outbox_messages').execute()
        await sql`delete from pgboss.job where name = 'check-arrival'`.execute(product.db)
        await product.db.deleteFrom('push_subscriptions').execute()
        product.clock.set(new Date(BEGIN).toISOString())
        await subscribeToPush(asha)
        const days = new Days(outcomes)
        for (const each of all.toSorted((a, b) => a.minute - b.minute)) {
          await days.until(BEGIN + each.minute * MINUTE_MS)
          product.clock.set(
            new Date(Math.max(time(), BEGIN + each.minute * MINUTE_MS)).toISOString(),
          )
          await say(each, (index += 1))
        }
        await days.until(BEGIN + (DAYS + 2) * 24 * 60 * MINUTE_MS)
        await expectOneChannelAtATime()
        fallbacks += (await readMessagesTo(asha)).filter((row) => row.fallback_of).length
        await days.settle()
        expect((await readMessagesTo(asha)).filter(({ status }) => status === 'waiting')).toEqual(
          [],
        )
      },
    ),
    { numRuns: 8 },
  )
  expect(fallbacks).toBeGreaterThan(8)
})

async function expectOneChannelAtATime(): Promise<void> {
  const rows = await readMessagesTo(asha)
  const fallbacks = rows.flatMap((row) => {
    const first = rows.find(({ id }) => id === row.fallback_of)
    return first ? [{ first, row }] : []
  })
  const tooEarly = fallbacks.filter(
    ({ first, row }) =>
      first.channel === row.channel ||
      (first.status === 'sent' &&
        first.delivered_at !== null &&
        first.delivered_at <= row.created_at),
  )
  expect(tooEarly).toEqual([])

  // What can wait leaves by day, on the next channel too.
  const atNight = rows.filter(({ sent_at: sentAt }) => {
    const minutes = sentAt && minutesOfDayIn(sentAt, 'Asia/Kolkata')
    return minutes !== null && (minutes < 9 * 60 || minutes >= 21 * 60)
  })
  expect(atNight.filter(({ parts }) => parts.every(({ canWait }) => canWait))).toEqual([])

  // Each began on one channel of its own accord, and no end is a failure that another channel could mend.
  const told = await product.db.selectFrom('notifications').select('id').execute()
  const saying = told.map(({ id }) =>
    rows.filter(({ parts }) => parts.some((part) => part.id === id)),
  )
  const begun = saying.map((all) => all.filter((row) => row.fallback_of === null).length)
  expect(Math.max(...begun)).toBeLessThanOrEqual(1)
  const ends = rows.filter((row) => !rows.some((other) => other.fallback_of === row.id))
  expect(ends.filter((row) => row.status === 'failed' && row.next_channels !== null)).toEqual([])
  // The last channel of all keeps files, which never fails.
  expect(rows.filter(({ channel, status }) => channel === 'email' && status !== 'sent')).toEqual([])
}
