// Metrics after known work, on both engines; callers can't add labels.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { beforeEach, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { orderInput, placed, slotRow, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'
import { type Samples, readMetricSamples } from './test-samples.ts'

const TOKEN = 'a-token-of-sixteen-characters'
const product = await testProduct({
  config: { metrics: { own: null, token: TOKEN }, smtpUrl: 'smtp://127.0.0.1:1' },
})
const asha = await product.person({ name: 'Asha Rao' })
beforeEach(() => product.startAgain())

async function read(): Promise<Samples> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answer = await product.app.inject({ url: '/metrics', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain; version=')
  return readMetricSamples(answer.body)
}

/** What the database is asked for is kept for some seconds. */
async function readFresh(): Promise<Samples> {
  const before = await read()
  const depths = (samples: Samples) => [...samples].filter(([name]) => /jobs|outbox/.test(name))
  await expect
    .poll(async () => depths(await read()), { timeout: 20_000, interval: 500 })
    .not.toEqual(depths(before))
  return read()
}

const requests = (method: string, path: string, status: string) =>
  `washline_http_request_duration_seconds_count{method="${method}",path="${path}",status="${status}"}`

it('counts requests by the contract’s path and statements by their kind', async () => {
  const before = await read()
  await placed(asha)
  await asha.call(me, {})
  await product.visitor.call(login, { body: { email: 'no@body.example', password: 'wrong-one' } })

  const after = await read()
  const more = (sample: string) => (after.get(sample) ?? 0) - (before.get(sample) ?? 0)
  expect(more(requests('POST', placeOrder.path, '2xx'))).toBe(1)
  expect(more(requests('GET', me.path, '2xx'))).toBe(1)
  expect(more(requests('POST', login.path, '4xx'))).toBe(1)
  for (const kind of ['select', 'insert', 'begin', 'commit'])
    expect(
      more(`washline_database_statement_duration_seconds_count{kind="${kind}"}`),
    ).toBeGreaterThan(0)
})

it('counts refused slots by reason', async () => {
  const full = 'washline_slots_refused_total{code="slot_full"}'
  const before = (await read()).get(full)
  expect(before).toBe(0)
  await product.db
    .insertInto('pickup_slots')
    .values({ ...slotRow(THURSDAY, '9-11 AM'), booked: 1000 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ booked: 1000 }))
    .execute()
  const { code } = await asha.call(placeOrder, { body: orderInput() })
  expect(code).toBe('slot_full')
  expect((await read()).get(full)).toBe(1)
})

it('shows how many jobs and messages wait, and how many failed', async () => {
  const { db, deps, clock } = product
  await inTransaction(db, (tx) =>
    deps.jobs.enqueueAt(tx, 'settle-status', {
      at: new Date(clock.read().getTime() + 3_600_000),
      job: { orderId: newId(clock.read()), entryId: 0 },
    }),
  )
  const message = {
    channel: 'sms' as const,
    recipient: '08022664400',
    search_text: '',
    parts: '[]',
    status: 'failed' as const,
    created_at: clock.read(),
  }
  const longAgo = new Date(clock.read().getTime() - 8 * DAY_MS)
  await db
    .insertInto('outbox_messages')
    .values([
      { ...message, id: newId(clock.read()) },
      { ...message, id: newId(longAgo) },
    ])
    .execute()

  const samples = await readFresh()
  expect(samples.get('washline_database_up')).toBe(1)
  expect(samples.get('washline_jobs_waiting{queue="settle-status",state="later"}')).toBe(1)
  expect(samples.get('washline_jobs_oldest_due_seconds{queue="settle-status"}')).toBe(0)
  expect(samples.get('washline_outbox_messages{channel="sms",state="failed"}')).toBe(1)
  expect(samples.get('washline_outbox_messages{channel="push",state="waiting"}')).toBe(0)
  expect(samples.get('washline_webhook_deliveries{state="waiting"}')).toBe(0)
  expect(samples.get('washline_webhook_deliveries{state="failed"}')).toBe(0)
})

it('counts messages that no server accepted, and the jobs that will retry', async () => {
  // Its mail server is away.
  await placed(asha)
  const failed = 'washline_job_failures_total{queue="deliver-letter"}'
  await expect
    .poll(async () => (await read()).get(failed) ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const samples = await read()
  expect(
    samples.get('washline_message_duration_seconds_count{channel="email",outcome="failed"}'),
  ).toBeGreaterThan(0)
})

it('has no label that a caller could invent', async () => {
  const labels = async () =>
    [...(await read()).keys()].filter((each) => each.includes('http_request'))
  const { app } = product
  await app.inject({ url: '/api/no-such-call' })
  const before = await labels()
  for (const url of ['/api/made-up/1', '/api/made-up/2', '/pages/3?q=4', '/api/orders/ORD-NONE-1'])
    await app.inject({ url })
  await app.inject({ method: 'PROPFIND' as 'GET', url: '/api/orders' })
  const added = (await labels()).filter((each) => !before.includes(each))
  for (const each of added) expect(each).toMatch(/path="(site|\/api\/orders\/:userId)"/)
  expect((await labels()).join()).not.toMatch(/made-up|ORD-NONE|PROPFIND/)
})

it('shows metrics only with the token', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN]) {
    const answer = await product.app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toBe('A token is needed.\n')
  }
})

it('answers not found for metrics when no setting allows them', async () => {
  const app = await product.withSettings({ metrics: null })
  const answer = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})
