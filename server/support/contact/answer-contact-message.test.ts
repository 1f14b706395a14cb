import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { sendMessage } from '#contract/help/contact.ts'
import {
  adminMessage,
  adminMessages,
  answerMessage,
  helpDesk,
  setMessageStatus,
} from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import type { Client } from '../../testing/client.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
let staff: SignedIn
beforeAll(async () => {
  await product.db.updateTable('business').set({ email: 'hello@laundry.example' }).execute()
  staff = await product.person({ role: 'admin', name: 'Meera Nair' })
})

async function sent(by: Client, email: string, subject: string): Promise<string> {
  const body = {
    name: 'Asha Rao',
    email,
    subject,
    message: 'Do you take curtains down?\n\nWe are on the <b>third</b> floor.',
  }
  expect((await by.call(sendMessage, { body })).status).toBe(201)
  const row = await product.db
    .selectFrom('contact_messages')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return row.id
}

it('mails a visitor the answer with their own words quoted, once', async () => {
  const id = await sent(product.visitor, 'visitor@example.com', 'Curtains')
  const headers = { 'idempotency-key': randomUUID() }
  const ask = () =>
    staff.call(answerMessage, { params: { id }, body: { answer: 'We do.\n\nCall us.' } }, headers)

  const answers = await Promise.all([ask(), ask(), ask()])

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(answers[0].body).toMatchObject({
    status: 'answered',
    answers: [{ text: 'We do.\n\nCall us.', staffName: 'Meera Nair' }],
  })
  const [mail] = await readMailsTo(product, 'visitor@example.com', 1)
  expect(mail!.from).toMatchObject({ address: 'hello@laundry.example' })
  expect(mail!.subject).toBe('Re: Curtains')
  expect(mail!.text).toContain('Hello Asha Rao,\n\nWe do.\n\nCall us.\n\nOn 18 June 2025')
  expect(mail!.text).toContain(
    '> Do you take curtains down?\n>\n> We are on the <b>third</b> floor.',
  )
  expect(mail!.html).not.toContain('<b>third')
})

it('notifies a signed-in sender, and mails them once', async () => {
  const asha = await product.person()
  const id = await sent(asha, asha.user.email, 'Signed in')

  await staff.call(answerMessage, { params: { id }, body: { answer: 'Of course.' } })

  expect((await asha.call(notifications, {})).body.notifications).toMatchObject([
    { title: 'We answered “Signed in”', message: 'Of course.' },
  ])
  const [mail] = await readMailsTo(product, asha.user.email, 1)
  expect(mail!.text).toMatch(new RegExp(`Hello ${asha.user.name},\\s+Of course\\.`))
})

it('finds a message by sender and text, among all or one status', async () => {
  const body = {
    name: 'Zubin Mehta',
    email: 'zubin@example.com',
    subject: 'The grand piano',
    message: 'Its velvet cover is 100% dusty, in order LC-7K3F-9Q2M.',
  }
  await product.visitor.call(sendMessage, { body })
  const found = async (q: string, status?: 'open' | 'closed') => {
    const { body: rows } = await staff.call(adminMessages, {
      query: { q, ...(status && { status }) },
    })
    return rows.map(({ subject }) => subject)
  }
  const words = ['zubin meh', 'ZUBIN@exam', ' grand PIANO ', 'velvet', '100%', 'lc7k3f 9q2m']
  const subjects = await Promise.all(words.map((q) => found(q)))
  expect(subjects).toEqual(words.map(() => ['The grand piano']))
  expect(await found('velvet', 'open')).toEqual(['The grand piano'])
  expect(await found('velvet', 'closed')).toEqual([])
  expect(await found('100_')).toEqual([])
  expect(await found(' ')).toHaveLength((await staff.call(adminMessages, {})).body.length)
})

it('lists messages by status, closes and reopens one, with audit entries that don’t quote it', async () => {
  const id = await sent(product.visitor, 'sundari@example.com', 'Sundari’s secret')
  const statusOf = async (status: 'open' | 'answered' | 'closed') =>
    (await staff.call(adminMessages, { query: { status } })).body.some(({ _id }) => _id === id)
  const waiting = async () => (await staff.call(helpDesk, {})).body.messages
  const before = await waiting()

  await staff.call(setMessageStatus, { params: { id }, body: { status: 'closed' } })
  expect([await statusOf('open'), await statusOf('closed')]).toEqual([false, true])
  expect(await waiting()).toBe(before - 1)
  await staff.call(setMessageStatus, { params: { id }, body: { status: 'open' } })
  await staff.call(setMessageStatus, { params: { id }, body: { status: 'open' } })
  expect([await statusOf('open'), await waiting()]).toEqual([true, before])

  const entries = await product.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'contact_message.closed',
    'contact_message.reopened',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/sundari/i)
})

it('refuses an empty answer, and an unknown message', async () => {
  const id = await sent(product.visitor, 'empty@example.com', 'Empty')
  const empty = await staff.call(answerMessage, { params: { id }, body: { answer: ' \n' } })
  expect([empty.status, empty.message]).toEqual([422, 'Answer is required.'])
  const params = { id: '00000000-0000-7000-8000-000000000000' }
  const nobody = [
    await staff.call(answerMessage, { params, body: { answer: 'Hello?' } }),
    await staff.call(setMessageStatus, { params, body: { status: 'closed' } }),
    await staff.call(adminMessage, { params }),
  ]
  expect(nobody.map(({ status, code }) => [status, code])).toEqual(
    Array(3).fill([404, 'not_found']),
  )
  expect((await staff.call(adminMessage, { params: { id } })).body.answers).toEqual([])
})
