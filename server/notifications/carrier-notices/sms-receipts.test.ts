import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readOutboxMessage } from '#contract/messages/outbox.ts'
import { newId } from '../../platform/ids.ts'
import { testProduct } from '../../testing/test-product.ts'

const SECRET = 'a-secret-of-the-text-gateway'
const product = await testProduct({ config: { smsReceiptSecret: SECRET } })
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ phone: '+91 98450-00000' })

async function sentText(): Promise<string> {
  const id = newId(product.clock.read())
  await product.db
    .insertInto('outbox_messages')
    .values({
      id,
      user_id: asha.user._id,
      channel: 'sms',
      recipient: '+91 98450-00000',
      search_text: 'Order booked',
      parts: JSON.stringify([{ kind: 'text', params: { title: 'Booked', message: 'Booked.' } }]),
      status: 'sent',
      sent_at: product.clock.read(),
      created_at: product.clock.read(),
    })
    .execute()
  return id
}

const sign = (body: string, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

async function report(receipts: unknown, signature?: string) {
  const payload = JSON.stringify(receipts)
  const { status, code } = await product.visitor.send({
    method: 'POST',
    url: '/api/messages/webhooks/sms',
    headers: {
      'content-type': 'application/json',
      'x-signature-256': signature ?? sign(payload),
    },
    payload,
  })
  return { status, code }
}

const readMessage = async (id: string) =>
  (await staff.call(readOutboxMessage, { params: { id } })).body

it('takes signed receipts, one or many, and ignores what it doesn’t know', async () => {
  const [first, second] = [await sentText(), await sentText()]
  const at = '2025-06-18T13:00:00+05:30'
  expect(await report({ id: first, status: 'delivered', at, operator: 'Airtel' })).toMatchObject({
    status: 200,
  })
  expect(
    await report([
      { id: second, status: 'failed', reason: 'The operator doesn’t know this text.' },
      { id: newId(product.clock.read()), status: 'delivered' },
      { id: 'not one of ours', status: 'delivered' },
    ]),
  ).toMatchObject({ status: 200 })

  expect(await readMessage(first)).toMatchObject({
    state: 'sent',
    deliveredAt: '2025-06-18T07:30:00.000Z',
  })
  expect(await readMessage(second)).toMatchObject({
    state: 'failed',
    lastError: 'The operator doesn’t know this text.',
  })
})

it('takes each receipt for itself, whatever stands beside it', async () => {
  const ids = [await sentText(), await sentText(), await sentText(), await sentText()]
  const reason = `No\u0000 balance. ${'x'.repeat(488)}😀😀`
  const sent = [
    { id: ids[0], status: 'failed', reason },
    { id: ids[1]!.toUpperCase(), status: 'delivered', at: '0000-01-01T00:00:00Z' },
    { id: 'x\u0000', status: 'delivered' },
    { id: 7, status: 'delivered' },
    { id: ids[2], status: 'queued' },
    null,
    { id: ids[3], status: 'failed', reason: 42, at: 1 },
  ]
  expect(await report(sent)).toMatchObject({ status: 200 })
  const [first, second, third, fourth] = await Promise.all(ids.map(readMessage))
  expect(first!.lastError).toMatch(/^No balance\. x+😀?…$/u)
  expect(second).toMatchObject({ state: 'sent', deliveredAt: expect.stringMatching(/^2025-06-18/) })
  expect([third!.deliveredAt, fourth!.state]).toEqual([null, 'failed'])
})

it('says that a failure was not explained', async () => {
  const id = await sentText()
  await report({ id, status: 'failed' })
  expect((await readMessage(id)).lastError).toBe(
    'The operator didn’t deliver this message, and gave no reason.',
  )
})

it('refuses receipts that are unsigned or signed with another secret', async () => {
  const id = await sentText()
  const receipt = { id, status: 'delivered' }
  for (const signature of ['', 'sha256=', sign(JSON.stringify(receipt), 'another secret'), 'é'])
    expect(await report(receipt, signature)).toEqual({ status: 403, code: 'forbidden' })
  expect((await readMessage(id)).deliveredAt).toBeNull()
})

it('refuses what are no receipts', async () => {
  for (const body of [null, {}, 'text', [{ id: 7, status: 'delivered' }], [{ status: 'sent' }]])
    expect(await report(body)).toEqual({ status: 422, code: 'invalid_input' })
})

it('has no address for receipts without a secret', async () => {
  const app = await product.withSettings({ smsReceiptSecret: undefined })
  const body = '{}'
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/messages/webhooks/sms',
    headers: { 'content-type': 'application/json', 'x-signature-256': sign(body) },
    payload: body,
  })
  expect(statusCode).toBe(404)
})
