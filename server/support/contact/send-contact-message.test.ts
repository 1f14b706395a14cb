import PostalMime from 'postal-mime'
import { beforeAll, expect, it } from 'vitest'
import { sendMessage } from '#contract/help/contact.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
beforeAll(async () => {
  await product.db.updateTable('business').set({ email: 'hello@laundry.example' }).execute()
})

const THANKS = 'Thank you for your message! We’ll get back to you within 24 hours.'

const written = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  phone: '+91 98450 00000',
  subject: 'Ten curtains',
  message: 'Do you take them down, too?\nWe are on the third floor.',
  inquiryType: 'service' as const,
}

/** Every sender has its own address, so that none meets the limit. */
let addresses = 0

function post(payload: object, headers: Record<string, string> = {}) {
  addresses += 1
  return product.visitor.send({
    method: 'POST',
    url: '/api/contact',
    payload,
    headers,
    remoteAddress: `10.0.0.${addresses}`,
  })
}

function stored(subject: string) {
  return product.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('subject', '=', subject)
    .execute()
}

async function mailOf(id: string) {
  const read = () => readFromOutbox(product.deps.config.dataDir, `${id}.eml`)
  await expect.poll(read, { timeout: 20_000 }).not.toBeNull()
  return PostalMime.parse((await read())!)
}

it('stores the message and mails it to the laundry, with replies going to its sender', async () => {
  const { status, body } = await post(written)

  expect([status, body]).toEqual([201, { message: THANKS }])
  const rows = await stored('Ten curtains')
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98450 00000',
      message: written.message,
      inquiry_type: 'service',
      user_id: null,
      status: 'open',
    }),
  ])
  const mail = await mailOf(rows[0]!.id)
  expect(mail.to).toEqual([expect.objectContaining({ address: 'hello@laundry.example' })])
  expect(mail.replyTo).toEqual([
    expect.objectContaining({ name: 'Asha Rao', address: 'asha@example.com' }),
  ])
  expect(mail.subject).toBe('Contact: Ten curtains')
  for (const part of ['Our services', '+91 98450 00000', ...written.message.split('\n')])
    expect(mail.text).toContain(part)
})

it('accepts a message without phone and kind, and stores the signed-in sender', async () => {
  const asha = await product.person()
  const { name, email, message } = written

  const { status } = await asha.call(sendMessage, {
    body: { name, email, message, subject: 'Signed in' },
  })

  expect(status).toBe(201)
  expect(await stored('Signed in')).toEqual([
    expect.objectContaining({ user_id: asha.user._id, inquiry_type: 'general', phone: '' }),
  ])
})

it('stores one message when it is sent twice, also at once', async () => {
  const body = { ...written, subject: 'Only once' }
  const key = { 'idempotency-key': 'tapped-twice' }

  const answers = await Promise.all([post(body, key), post(body, key)])
  const later = await post(body, key)

  expect([...answers, later].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(later.body).toEqual({ message: THANKS })
  expect(await stored('Only once')).toHaveLength(1)
  const other = await post({ ...body, message: 'Something else' }, key)
  expect([other.status, other.code]).toEqual([422, 'key_reused'])
  expect(await stored('Only once')).toHaveLength(1)
})

it.each([
  ['no name', { name: ' ' }, 'Name is required.'],
  ['no email', { email: '' }, 'Please enter your email.'],
  ['an email that is none', { email: 'asha' }, 'Please enter a valid email address.'],
  ['no subject', { subject: '' }, 'Subject is required.'],
  ['no message', { message: ' \n ' }, 'Message is required.'],
  [
    'a message that is too long',
    { message: 'a'.repeat(5001) },
    'Message can be at most 5000 characters long.',
  ],
  ['a phone number that is none', { phone: 'call me' }, 'Please enter a valid phone number.'],
  ['an unknown kind', { inquiryType: 'gossip' }, 'Please choose what your message is about.'],
  [
    'a subject with a mail header in it',
    { subject: 'Hi\r\nBcc: all@example.com' },
    'Subject must be on one line.',
  ],
  [
    'a name with a mail header in it',
    { name: 'Asha\nBcc: all@example.com' },
    'Name must be on one line.',
  ],
  [
    'an email with a mail header in it',
    { email: 'a@example.com\nBcc: all@example.com' },
    'Please enter a valid email address.',
  ],
])('refuses %s and stores nothing', async (_, changed, message) => {
  const { status, code, message: said } = await post({ ...written, message: 'refused', ...changed })

  expect([status, code, said]).toEqual([422, 'invalid_input', message])
  const kept = await product.db
    .selectFrom('contact_messages')
    .select('id')
    .where('message', '=', 'refused')
    .execute()
  expect(kept).toEqual([])
})

it('adds no mail header from what a sender writes, whatever it looks like', async () => {
  await post({ ...written, name: 'Asha" <boss@example.com>, Zed', subject: 'Bcc: all@example.com' })

  const [row] = await stored('Bcc: all@example.com')
  const mail = await mailOf(row!.id)
  expect(mail.bcc).toBeUndefined()
  expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'asha@example.com' })])
  expect(mail.to).toHaveLength(1)
})
