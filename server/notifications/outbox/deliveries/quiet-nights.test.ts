/** Texts of several days and nights, by a gateway that fails now and then. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesOfDayIn } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { deliverMessages } from '../deliver-messages.ts'
import {
  asha,
  changeNotificationSettings,
  gateway,
  product,
  readMessagesTo,
} from '../test-delivery.ts'

const BEGIN = Date.parse('2025-06-18T12:00:00+05:30')
const MINUTE_MS = 60_000
const DAYS = 3
const RETRY_MS = 20 * MINUTE_MS

const STATUSES = ['washing', 'ready', 'out_for_delivery'] as const

/** News of an order: its minute, its order, its kind, and how often the gateway fails before. */
const news = fc.record({
  minute: fc.integer({ min: 0, max: DAYS * 24 * 60 }),
  order: fc.integer({ min: 0, max: 3 }),
  say: fc.constantFrom(...STATUSES, 'by staff'),
  failures: fc.constantFrom(0, 0, 1, 3),
})
type News = typeof news extends fc.Arbitrary<infer N> ? N : never

async function tell({ order, say }: News, index: number): Promise<void> {
  const number = `LC-${order}`
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `news ${index}`,
      ...(say === 'by staff'
        ? { kind: 'order.message', params: { number, text: `News ${index}.` } }
        : { kind: 'order.status_set', params: { number, status: say, reason: null } }),
      heldAbout: say === 'by staff' ? null : 'status',
      topic: `order:${number}`,
      link: '/',
      at: product.clock.read(),
    }),
  )
}

/** Does the jobs of what waits, each when it is due, until a time. */
async function deliverUntil(time: number, tried: Map<string, number>): Promise<void> {
  for (;;) {
    const waiting = (await readMessagesTo(asha)).filter(({ status }) => status === 'waiting')
    const [next] = waiting
      .map(({ id, due_at: dueAt, created_at: createdAt, revision }) => ({
        at: Math.max((dueAt ?? createdAt).getTime(), tried.get(id) ?? 0),
        job: { letterId: id, ...(dueAt && { revision }) },
      }))
      .toSorted((a, b) => a.at - b.at)
    if (!next || next.at > time) return
    product.clock.set(new Date(Math.max(next.at, product.clock.read().getTime())).toISOString())
    const again = await deliverMessages(product.deps, [next.job])
    if (again.size > 0) tried.set(next.job.letterId, next.at + RETRY_MS)
  }
}

/** Minutes from each awaited status until its text left. */
async function minutesUntilSent(): Promise<number[]> {
  const told = await product.db.selectFrom('notifications').select(['id', 'created_at']).execute()
  const toldAt = new Map(told.map(({ id, created_at: at }) => [id, at.getTime()]))
  return (await readMessagesTo(asha)).flatMap(({ parts, sent_at: sentAt }) =>
    parts
      .filter(({ params }) => 'status' in params && params.status === 'out_for_delivery')
      .map(({ id }) => (sentAt!.getTime() - toldAt.get(id!)!) / MINUTE_MS),
  )
}

it('leaves by day, but for what is awaited, and each once', async () => {
  product.deps.jobs.pause()
  await changeNotificationSettings(asha, { email: false })
  await product.db.updateTable('business').set({ message_wait_seconds: 60 }).execute()
  let index = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(news, { minLength: 10, maxLength: 20 }),
      fc.boolean(),
      async (all, fails) => {
        await product.db.deleteFrom('outbox_messages').execute()
        gateway.taken.length = 0
        const tried = new Map<string, number>()
        for (const each of all.toSorted((a, b) => a.minute - b.minute)) {
          const time = BEGIN + each.minute * MINUTE_MS
          await deliverUntil(time, tried)
          product.clock.set(new Date(time).toISOString())
          if (fails) gateway.answers.push(...Array.from({ length: each.failures }, () => 503))
          await tell(each, (index += 1))
        }
        await deliverUntil(BEGIN + (DAYS + 1) * 24 * 60 * MINUTE_MS, tried)

        const sent = await readMessagesTo(asha)
        expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'sent'))
        expect(gateway.taken).toHaveLength(sent.length)
        const atNight = sent.filter(({ sent_at: at }) => {
          const minutes = minutesOfDayIn(at!, 'Asia/Kolkata')
          return minutes < 9 * 60 || minutes >= 21 * 60
        })
        for (const { parts } of atNight)
          expect(parts.map(({ params }) => params)).toContainEqual(
            expect.objectContaining({ status: 'out_for_delivery' }),
          )
        const waits = fails ? [] : await minutesUntilSent()
        expect(Math.max(0, ...waits)).toBeLessThan(10)
        gateway.answers.length = 0
      },
    ),
    { numRuns: 6 },
  )
})
