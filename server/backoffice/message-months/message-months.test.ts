// @both-engines
import type { Insertable } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { messageMonthCsv, readMessageMonth } from '#contract/messages/message-months.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Tables } from '../../database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

type Message = Insertable<Tables['outbox_messages']>

const product = await testProduct()
let staff: SignedIn
beforeAll(async () => {
  staff = await product.person({ role: 'admin' })
  await insertMessages()
})

const statusSet = (status: OrderStatus) =>
  JSON.stringify([
    { kind: 'order.status_set', params: { number: 'LC-7K2M-Q9XD', status, reason: null } },
    { kind: 'order.booked', params: {} },
  ])

const BOOKED = JSON.stringify([{ kind: 'order.booked', params: {} }])

function message(at: string, fields: Partial<Message>): Message {
  const instant = new Date(at)
  return {
    id: newId(instant),
    channel: 'sms',
    recipient: '+91 98450 00000',
    search_text: 'Order LC-7K2M-Q9XD',
    parts: statusSet('out_for_delivery'),
    status: 'sent',
    created_at: instant,
    sent_at: fields.status === undefined || fields.status === 'sent' ? instant : null,
    ...fields,
  }
}

async function insertMessages() {
  // June begins at 18:30 UTC in the laundry's zone.
  const first = '2025-05-31T18:30:00Z'
  const text = { segments: 2, cost_hundredths: 2500 }
  const rows = [
    message('2025-05-31T18:29:59Z', text),
    message(first, { ...text, delivered_at: new Date(first) }),
    message(first, text),
    message(first, { segments: 1, cost_hundredths: null }),
    message(first, { status: 'failed', last_error: 'No such number.' }),
    message(first, { status: 'waiting' }),
    message(first, { channel: 'email' }),
    message(first, { channel: 'email', parts: BOOKED }),
    message('2025-06-30T18:30:00Z', text),
    // Written on the last evening of April, and left when quiet hours ended.
    message('2025-04-30T16:30:00Z', { ...text, sent_at: new Date('2025-05-01T03:30:00Z') }),
  ]
  await product.db.insertInto('outbox_messages').values(rows).execute()
}

it('sums the messages of a month in the laundry’s zone by channel and by kind', async () => {
  const { body } = await staff.call(readMessageMonth, { params: { month: '2025-06' } })
  const none = { segments: null, cost: null, priced: 0, delivered: null, read: null }
  const texts = {
    channel: 'sms',
    sent: 3,
    segments: 5,
    cost: 0.5,
    priced: 2,
    waiting: 1,
    failed: 1,
    delivered: 1,
    read: null,
  }
  const emails = { channel: 'email', waiting: 0, failed: 0, ...none }
  expect(body).toEqual({
    month: '2025-06',
    total: { sent: 5, segments: 5, cost: 0.5 },
    channels: [{ ...emails, sent: 2 }, texts, { ...emails, channel: 'push', sent: 0 }],
    kinds: [
      {
        name: 'Out for Delivery',
        sent: 4,
        segments: 5,
        cost: 0.5,
        channels: [{ ...emails, sent: 1 }, texts],
      },
      {
        name: 'Order booked',
        sent: 1,
        segments: null,
        cost: null,
        channels: [{ ...emails, sent: 1 }],
      },
    ],
  })
})

it('answers a month without messages with zeros, and no cost', async () => {
  const { body } = await staff.call(readMessageMonth, { params: { month: '2025-02' } })
  expect([body.total, body.kinds]).toEqual([{ sent: 0, segments: null, cost: null }, []])
})

it('refuses what is no month', async () => {
  for (const month of ['2025-13', '2025-6', '1999-12', '2100-01'])
    expect(await staff.call(readMessageMonth, { params: { month } })).toMatchObject({
      status: 422,
      message: expect.stringContaining('2026-11'),
    })
})

it('gives the same as CSV', async () => {
  const url = messageMonthCsv.path.replace(':month', '2025-06')
  const answer = await staff.send({ method: 'GET', url })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="messages-2025-06.csv"')
  expect(answer.body).toBe(
    [
      '\uFEFFMessage,Channel,Sent,Delivered,Read,Failed,Waiting,Segments,Cost (₹),With a known cost',
      'Out for Delivery,Email,1,,,0,0,,,0',
      'Out for Delivery,Text message,3,1,,1,1,5,0.5,2',
      'Order booked,Email,1,,,0,0,,,0',
      '',
    ].join('\r\n'),
  )
})

it('counts a message in the month in which it left', async () => {
  const sentIn = async (month: string) =>
    (await staff.call(readMessageMonth, { params: { month } })).body.total.sent
  expect(await sentIn('2025-04')).toBe(0)
  expect(await sentIn('2025-05')).toBe(2)
})
