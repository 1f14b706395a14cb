import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { blockCustomer } from '#contract/accounts/customers.ts'
import { adminTicket, answerTicket, changeTicket } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { openTicket, replyToTicket, ticketByNumber, tickets } from '#contract/help/tickets.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { placed } from '../../testing/order-inputs.ts'
import { WISH, asha, openTestTicket, postAs, product, ravi, staff } from './test-tickets.ts'

describe('opening a ticket', () => {
  it('stores it with its first message and returns it complete', async () => {
    const order = await placed(asha)
    const answer = await postAs(asha, '/api/tickets', {
      ...WISH,
      priority: 'urgent',
      orderNumber: ` ${order.number.toLowerCase()} `,
    })

    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      message: 'Support ticket submitted successfully! We’ll get back to you within 24 hours.',
      ticket: {
        number: expect.stringMatching(/^HD-[0-9A-HJKMNP-TV-Z]{6}$/),
        subject: 'A button is missing',
        category: 'orders',
        priority: 'urgent',
        status: 'open',
        order: { _id: order._id, number: order.number },
        report: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        messages: [
          {
            _id: expect.any(String),
            from: 'customer',
            text: 'From the blue kurta.',
            pictures: [],
            createdAt: expect.any(String),
          },
        ],
      },
    })
  })

  it('defaults to medium priority and no category', async () => {
    const number = await openTestTicket(asha, { category: undefined })
    const { body } = await asha.call(ticketByNumber, { params: { number } })
    expect([body.priority, body.category, body.order]).toEqual(['medium', 'other', null])
  })

  it.each([
    ['no subject', { subject: ' ' }, 422, 'Subject is required.'],
    ['two lines of subject', { subject: 'a\nb' }, 422, 'Subject must be on one line.'],
    ['no message', { message: '\n' }, 422, 'Message is required.'],
    ['a message that is too long', { message: 'a'.repeat(5001) }, 422, /at most 5000/],
    ['an unknown priority', { priority: 'now' }, 422, 'Please choose a priority.'],
    ['an unknown category', { category: 'gossip' }, 422, 'Please choose a category.'],
    ['no order', { orderNumber: 'LC-0000-0000' }, 404, 'Order not found.'],
    ['nonsense for an order', { orderNumber: 'my last one' }, 404, 'Order not found.'],
  ])('refuses %s and stores nothing', async (_, fields, status, message) => {
    const answer = await postAs(asha, '/api/tickets', { ...WISH, ...fields })
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(message)])
    expect((await asha.call(tickets, {})).body).toEqual([])
  })

  it('refuses another customer’s order', async () => {
    const order = await placed(ravi)
    const answer = await postAs(asha, '/api/tickets', { ...WISH, orderNumber: order.number })
    expect([answer.status, answer.code]).toEqual([404, 'order_not_found'])
  })

  it('makes one ticket when it is sent twice, also at once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => postAs(asha, '/api/tickets', WISH, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await asha.call(tickets, {})).body).toHaveLength(1)

    const other = await postAs(asha, '/api/tickets', { ...WISH, message: 'Another' }, key)
    expect([other.status, other.code]).toEqual([422, 'key_reused'])
    // Another customer's key is another key.
    expect((await postAs(ravi, '/api/tickets', WISH, key)).status).toBe(201)
  })

  it('refuses a blocked customer, who may still answer and chat', async () => {
    const number = await openTestTicket(asha)
    await staff.call(blockCustomer, {
      params: { id: asha.user._id },
      body: { reason: 'Three unpaid orders' },
    })
    const answer = await postAs(asha, '/api/tickets', WISH)
    expect([answer.status, answer.code]).toEqual([403, 'customer_blocked'])
    const reply = { params: { number }, body: { message: 'I have paid.' } }
    expect((await asha.call(replyToTicket, reply)).status).toBe(201)
  })

  it('requires signing in', async () => {
    const answer = await product.visitor.call(openTicket, {
      body: { ...WISH, category: 'orders' },
    })
    expect([answer.status, answer.code]).toEqual([401, 'not_signed_in'])
  })

  it('allows ten a minute from one address', async () => {
    const send = () =>
      asha.send({
        method: 'POST',
        url: '/api/tickets',
        payload: WISH,
        remoteAddress: '10.9.9.9',
      })
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(201)
    expect((await send()).code).toBe('too_many_requests')
  })
})

describe('a thread', () => {
  it('shows both sides’ messages, notifies the customer of answers, and hides notes from them', async () => {
    const number = await openTestTicket(asha)

    await staff.call(answerTicket, {
      params: { number },
      body: { message: 'Look in the lost and found box first.', internal: true },
    })
    const answered = await staff.call(answerTicket, {
      params: { number },
      body: { message: 'We found it!\n\nIt comes with your next order.', status: 'waiting' },
    })
    expect(answered.status).toBe(201)
    expect(
      answered.body.messages.map(({ text, internal, staffName }) => [text, internal, staffName]),
    ).toEqual([
      ['From the blue kurta.', false, null],
      ['Look in the lost and found box first.', true, 'Meera Nair'],
      ['We found it!\n\nIt comes with your next order.', false, 'Meera Nair'],
    ])

    const hers = (await asha.call(ticketByNumber, { params: { number } })).body
    expect(hers.status).toBe('waiting')
    expect(hers.messages.map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'From the blue kurta.'],
      ['staff', 'We found it!\n\nIt comes with your next order.'],
    ])
    expect(JSON.stringify(hers)).not.toMatch(/lost and found|Meera/)

    const bell = (await asha.call(notifications, {})).body
    expect(bell.notifications).toEqual([
      expect.objectContaining({
        title: `We answered your ticket ${number}`,
        message: expect.stringContaining('We found it!'),
        link: `/help?ticket=${number}`,
      }),
      expect.objectContaining({
        title: `We’ve received your request ${number}`,
        message: expect.stringContaining('A button is missing'),
        link: `/help?ticket=${number}`,
      }),
    ])
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(`We’ve received your request ${number}`)
    const mail = mails.find(({ subject }) => subject!.startsWith('We answered'))
    expect(mail!.subject).toBe(`We answered your ticket ${number}`)
    expect(mail!.text).toContain('It comes with your next order.')
    expect(mail!.text).toContain(`/help?ticket=${number}`)

    const reply = await asha.call(replyToTicket, {
      params: { number: number.toLowerCase() },
      body: { message: 'Wonderful, thank you.' },
    })
    expect([reply.status, reply.body.status]).toEqual([201, 'open'])
    const seen = (await staff.call(adminTicket, { params: { number } })).body
    expect(seen.messages.at(-1)).toMatchObject({ from: 'customer', text: 'Wonderful, thank you.' })
    expect(seen.customer).toEqual({
      _id: asha.user._id,
      name: asha.user.name,
      email: asha.user.email,
    })
  })

  it.each(['resolved', 'closed', 'waiting'] as const)(
    'that is %s opens again when its customer answers',
    async (status) => {
      const number = await openTestTicket(asha)
      await staff.call(changeTicket, { params: { number }, body: { status } })
      const reply = await asha.call(replyToTicket, { params: { number }, body: { message: 'Hm.' } })
      expect(reply.body.status).toBe('open')
    },
  )

  it('stores a message once, however often it is sent, from either side', async () => {
    const number = await openTestTicket(asha)
    const headers = { 'idempotency-key': randomUUID() }
    const say = (message: string) => ({ params: { number }, body: { message } })
    await Promise.all([1, 2, 3].map(() => asha.call(replyToTicket, say('Anything new?'), headers)))
    await Promise.all([1, 2, 3].map(() => staff.call(answerTicket, say('Soon.'), headers)))
    const { messages } = (await asha.call(ticketByNumber, { params: { number } })).body
    expect(messages.map(({ text }) => text)).toEqual([
      'From the blue kurta.',
      'Anything new?',
      'Soon.',
    ])
    // The receipt, and one answer.
    expect((await asha.call(notifications, {})).body.notifications).toHaveLength(2)
  })

  it('keeps every message when both sides write at once', async () => {
    const number = await openTestTicket(asha)
    const texts = Array.from({ length: 6 }, (_, index) => `Message ${index}`)
    const answers = await Promise.all(
      texts.map((message, index) =>
        index % 2 === 0
          ? asha.call(replyToTicket, { params: { number }, body: { message } })
          : staff.call(answerTicket, { params: { number }, body: { message } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const { messages } = (await asha.call(ticketByNumber, { params: { number } })).body
    expect(
      messages
        .slice(1)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(texts)
  })

  it('stays hidden from everyone else', async () => {
    const number = await openTestTicket(asha)
    const answers = [
      await ravi.call(ticketByNumber, { params: { number } }),
      await ravi.call(replyToTicket, { params: { number }, body: { message: 'Mine?' } }),
      // Staff read them in the console alone.
      await staff.call(ticketByNumber, { params: { number } }),
      await asha.call(ticketByNumber, { params: { number: 'HD-000000' } }),
      await asha.call(ticketByNumber, { params: { number: "'; drop table tickets" } }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(5).fill([404, 'not_found']),
    )
    expect((await ravi.call(tickets, {})).body).toEqual([])
    expect((await asha.call(ticketByNumber, { params: { number } })).body.messages).toHaveLength(1)
  })
})

it('leaves nothing from an erased customer, even while staff answer', async () => {
  const number = await openTestTicket(asha, { subject: 'Zardozi question' })
  const [erased] = await Promise.all([
    asha.call(eraseAccount, { body: { words: ERASE_WORDS } }),
    staff.call(answerTicket, { params: { number }, body: { message: 'About zardozi.' } }),
  ])
  expect(erased.status).toBe(200)
  const left = await product.db
    .selectFrom('tickets')
    .select('id')
    .where('number', '=', number)
    .execute()
  expect(left).toEqual([])
  const words = await product.db
    .selectFrom('outbox_messages')
    .select('id')
    .where(sql<boolean>`parts::text ilike '%zardozi%'`)
    .execute()
  expect(words).toEqual([])
})
