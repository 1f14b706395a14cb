/** Messages whose last channel is a file or a notice that no browser shows: staff hear of them. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { checkArrivals } from '../check-arrivals.ts'
import { deliverMessages } from '../deliver-messages.ts'
import { recordFates } from '../record-fates.ts'
import {
  asha,
  changeNotificationSettings,
  gateway,
  notifyPerson,
  product,
  pushService,
  readMessagesTo,
  readMessageStates,
  subscribeToPush,
} from '../test-delivery.ts'

const SENT_AT = '2025-06-18T06:30:00Z'

beforeAll(() => product.deps.jobs.pause())
beforeEach(async () => {
  product.clock.set(SENT_AT)
  gateway.answers.push(422)
  await product.db.deleteFrom('outbox_messages').execute()
})

async function deliver(): Promise<void> {
  const waiting = (await readMessagesTo(asha)).filter(({ status }) => status === 'waiting')
  await deliverMessages(
    product.deps,
    waiting.map(({ id }) => ({ letterId: id })),
  )
}

/** Refuses a text, and sends a notice in its place. */
async function sendNoticeInPlaceOfText(): Promise<string> {
  await changeNotificationSettings(asha, { email: false })
  await subscribeToPush(asha)
  await notifyPerson(asha)
  await deliver()
  await deliver()
  return (await readMessagesTo(asha)).find(({ channel }) => channel === 'push')!.id
}

async function check(id: string): Promise<void> {
  product.clock.set('2025-06-18T06:33:00Z')
  await checkArrivals(product.deps, [{ messageId: id }])
}

/** For how many messages to Asha staff were alerted, and how many of them Now lists. */
async function alertsAndListed(): Promise<[number, number]> {
  const events = await product.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'outbox_message.unsent')
    .where(sql`data ->> 'userId'`, '=', asha.user._id)
    .execute()
  const staff = await product.person({ role: 'admin' })
  const { unsent } = (await staff.call(readNow, {})).body
  const listed = unsent!.latest.filter(({ userId }) => userId === asha.user._id)
  return [events.length, listed.length]
}

it('is reported where a file took over from a refused text', async () => {
  await changeNotificationSettings(asha, { push: false })
  await notifyPerson(asha)
  await deliver()
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['email sent', 'sms failed'])
  expect(await alertsAndListed()).toEqual([1, 1])
})

it('is reported where no browser showed the notice in time, and not where one did', async () => {
  const shown = await sendNoticeInPlaceOfText()
  expect(await readMessageStates(asha)).toEqual(['push sent', 'sms failed'])
  const { rows } = await sql`select from pgboss.job where data ->> 'messageId' = ${shown}`.execute(
    product.db,
  )
  expect(rows).toHaveLength(1)
  const at = product.clock.read()
  const receipt = { messageId: shown, carrierId: null, step: 'delivered', at, problem: null }
  await recordFates(product.deps, 'push', [{ ...receipt, step: 'delivered' }])
  await check(shown)
  expect(await alertsAndListed()).toEqual([0, 0])

  await product.db.updateTable('outbox_messages').set({ delivered_at: null }).execute()
  await check(shown)
  expect(await alertsAndListed()).toEqual([1, 1])
})

it('is reported once where two servers ask at the same time, and where a check is tried again', async () => {
  const shown = await sendNoticeInPlaceOfText()
  product.clock.set('2025-06-18T06:33:00Z')
  const checks = [{ messageId: shown }]
  await Promise.all([checkArrivals(product.deps, checks), checkArrivals(product.deps, checks)])
  await check(shown)
  expect(await alertsAndListed()).toEqual([1, 1])
})

it('is reported once where each of two browsers showed nothing', async () => {
  await subscribeToPush(asha, undefined, `laptop-${asha.user._id}`)
  await sendNoticeInPlaceOfText()
  const notices = (await readMessagesTo(asha)).filter(({ channel }) => channel === 'push')
  expect(await readMessageStates(asha)).toEqual(['push sent', 'push sent', 'sms failed'])
  for (const { id } of notices) await check(id)
  expect(await alertsAndListed()).toEqual([1, 1])
})

it('is asked for again where one browser refuses the notice while another may still show it', async () => {
  await subscribeToPush(asha, undefined, `laptop-${asha.user._id}`)
  await sendNoticeInPlaceOfText()
  const [one, other] = (await readMessagesTo(asha)).filter(({ channel }) => channel === 'push')
  const failed = {
    carrierId: null,
    step: 'failed',
    at: product.clock.read(),
    problem: 'Gone',
  } as const
  const fail = (id: string) => recordFates(product.deps, 'push', [{ ...failed, messageId: id }])
  await sql`delete from pgboss.job where data ->> 'messageId' is not null`.execute(product.db)
  await fail(one!.id)
  const { rows } = await sql<{ id: string }>`
    select data ->> 'messageId' as id from pgboss.job where data ->> 'messageId' is not null`.execute(
    product.db,
  )
  expect(rows).toEqual([{ id: one!.id }])
  await fail(other!.id)
  expect(await alertsAndListed()).toEqual([1, 1])
})

it('is reported where the push service refused the notice', async () => {
  pushService.answers.push(400)
  await sendNoticeInPlaceOfText()
  expect(await readMessageStates(asha)).toEqual(['push failed', 'sms failed'])
  expect(await alertsAndListed()).toEqual([1, 1])
})
