import { createServer, type Server } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import {
  outboxCarriers,
  readOutboxMessage,
  readOutboxFile,
  readOutboxMail,
  readOutbox,
  resendOutboxMessage,
  type OutboxMessage,
} from '#contract/messages/outbox.ts'
import { inTransaction } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { listenLocally } from '../../testing/local-servers.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'

let product: TestProduct
let staff: SignedIn
let asha: SignedIn
let gateway: Server
/** What the SMS gateway answers next; 201 unless set otherwise. */
const answers: number[] = []
/** What the gateway was sent. */
const texts: string[] = []
let queued = 0

beforeAll(async () => {
  gateway = createServer((request, response) => {
    void readText(request).then((text) => {
      texts.push(text)
      response.writeHead(answers.shift() ?? 201).end()
    })
  })
  const port = await listenLocally(gateway)
  product = await openTestProduct({
    config: { sms: { url: `http://127.0.0.1:${port}/`, token: 'secret', from: 'WASHLN' } },
  })
  staff = await product.person({ role: 'admin' })
  asha = await product.person({ name: 'Asha', phone: '+91 98450-00000' })
})
afterAll(async () => {
  await product.close()
  gateway.closeAllConnections()
  gateway.close()
})

async function tell(person: SignedIn, title: string, link = '/track-order?orderId=LC-7K2M-Q9XD') {
  queued += 1
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: person.user._id,
      dedupeKey: `queued ${queued}`,
      kind: 'text',
      params: { title, message: 'Total ₹1,260 for <b>Asha</b>.' },
      link,
      at: product.clock.read(),
    }),
  )
}

async function turnTexts(person: SignedIn, sms: boolean) {
  const params = { id: person.user._id }
  expect((await person.call(changeNotificationSettings, { params, body: { sms } })).status).toBe(
    200,
  )
}

type Filter = { channel?: 'email' | 'sms' | 'push'; state?: OutboxMessage['state']; q?: string }

async function listed(query: Filter = {}) {
  const { status, body } = await staff.call(readOutbox, { query })
  expect(status).toBe(200)
  return body
}

/** The messages that say so, once none of them waits any more. */
async function settled(subject: string, count: number): Promise<OutboxMessage[]> {
  const read = () => listed({ q: subject })
  await expect
    .poll(async () => (await read()).filter(({ state }) => state !== 'waiting').length, {
      timeout: 25_000,
    })
    .toBe(count)
  return read()
}

describe('the outbox', () => {
  it('lists sent and failed messages, and the reason', async () => {
    answers.push(422)
    await tell(asha, 'Order LC-7K2M-Q9XD is booked')
    expect(await settled('7K2M', 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          channel: 'email',
          state: 'sent',
          to: asha.user.email,
          person: 'Asha',
          tries: 1,
          lastError: null,
          delivery: 0,
        }),
        expect.objectContaining({
          channel: 'sms',
          state: 'failed',
          to: '+91 98450-00000',
          sentAt: null,
          lastError: 'The SMS gateway answered 422.',
        }),
      ]),
    )
    const { body } = await staff.call(outboxCarriers, {})
    expect(body).toEqual({
      email: false,
      sms: true,
      push: false,
      waiting: 0,
      failed: 1,
      troubles: [],
    })
  })

  it('filters by channel and state, and searches by recipient and subject', async () => {
    const found = async (filter: Filter) => (await listed(filter)).map(({ channel }) => channel)
    expect(await found({ channel: 'sms' })).toEqual(['sms'])
    expect(await found({ state: 'sent' })).toEqual(['email'])
    expect(await found({ channel: 'email', state: 'failed' })).toEqual([])
    expect(await found({ q: asha.user.email.toUpperCase() })).toEqual(['email'])
    expect(await found({ q: 'is booked' })).toHaveLength(2)
    expect(await found({ q: '%%%' })).toEqual([])
    for (const q of ['+91 98450 00000', '098450-00000', '9845000000'])
      expect([q, await found({ q })]).toEqual([q, ['sms']])
    const answer = await staff.call(readOutbox, { query: { q: 'LC' } })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })

  it('pages through its messages, newest first', async () => {
    const first = await staff.call(readOutbox, { query: { limit: 1 } })
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))![1]!
    const second = await staff.send({ method: 'GET', url: next })
    const ids = [...first.body, ...(second.body as OutboxMessage[])].map(({ _id }) => _id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(ids).toHaveLength(2)
    expect(second.headers['link']).toBeUndefined()
  })

  it('shows a mail’s text, its page and its file', async () => {
    const [mail] = await listed({ channel: 'email' })
    const params = { id: mail!._id }
    const { body } = await staff.call(readOutboxMessage, { params })
    expect(body).toMatchObject({ file: 'eml', deliveries: 0 })
    expect(body.text).toContain('Hello Asha,\n\nTotal ₹1,260 for <b>Asha</b>.')

    const shown = await staff.call(readOutboxMail, { params })
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(String(shown.body)).toContain('&lt;b&gt;Asha&lt;/b&gt;')
    expect(String(shown.body)).toContain('<base target="_blank">')

    const file = await staff.call(readOutboxFile, { params })
    expect(file.headers['content-type']).toBe('message/rfc822')
    expect(String(file.body)).toContain('Subject: Order LC-7K2M-Q9XD is booked')
  })

  it('shows a text message’s words; it has no page, and no file once a gateway accepted it', async () => {
    const [sms] = await listed({ channel: 'sms' })
    const params = { id: sms!._id }
    const { body } = await staff.call(readOutboxMessage, { params })
    expect(body.file).toBeNull()
    expect(body.text).toMatch(/^Order LC-7K2M-Q9XD is booked\. Total ₹1,260/)
    expect((await staff.call(readOutboxMail, { params })).status).toBe(404)
    expect((await staff.call(readOutboxFile, { params })).status).toBe(404)
  })

  it('shows staff no secret of a link, in words, pages or files; its recipient gets it', async () => {
    const link = '/track-order?orderId=LC-7K2M-Q9XD#key=s3cret'
    await tell(asha, 'Please approve this', link)
    await settled('Please approve', 1)
    await turnTexts(asha, false)
    await tell(asha, 'Please approve this', link)
    const both = await settled('Please approve', 2)
    await turnTexts(asha, true)
    for (const { _id: id, channel } of both) {
      const { body } = await staff.call(readOutboxMessage, { params: { id } })
      expect([channel, body.text]).toEqual([channel, expect.stringContaining('#key=…')])
      const answers = [
        body,
        (await staff.call(readOutboxMail, { params: { id } })).body,
        (await staff.call(readOutboxFile, { params: { id } })).body,
      ]
      expect(JSON.stringify(answers)).not.toContain('s3cret')
    }
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.at(-1)!.text).toContain('#key=s3cret')
    expect(texts.at(-1)).toContain('#key=s3cret')
  })

  it('refuses everyone but staff', async () => {
    expect((await asha.call(readOutbox, {})).status).toBe(403)
    expect((await product.visitor.call(readOutbox, {})).status).toBe(401)
  })
})

describe('sending again', () => {
  it('makes a new delivery, named in the audit log', async () => {
    const [failed] = await listed({ state: 'failed' })
    const resent = await staff.call(resendOutboxMessage, {
      params: { id: failed!._id },
      body: { delivery: 1 },
    })
    expect(resent.body).toMatchObject({ channel: 'sms', delivery: 1, to: failed!.to })
    expect(resent.body._id).not.toBe(failed!._id)
    const messages = await settled('7K2M', 3)
    expect(messages.map(({ state, delivery }) => `${state} ${delivery}`).toSorted()).toEqual([
      'failed 0',
      'sent 0',
      'sent 1',
    ])
    const entry = await readLastAuditEntry(product)
    expect(entry).toMatchObject({
      actor_id: staff.user._id,
      action: 'letter.resent',
      record_id: failed!._id,
      summary: 'Sent a text message again (delivery 2)',
    })
  })

  it('sends once, however often and by whichever staff it is pressed', async () => {
    const ravi = await product.person({ name: 'Ravi' })
    await tell(ravi, 'Your clothes are ready')
    const [message] = await settled('clothes are ready', 1)
    const other = await product.person({ role: 'admin' })
    const presses = [staff, other, staff, other, staff].map((who) =>
      who.call(resendOutboxMessage, { params: { id: message!._id }, body: { delivery: 1 } }),
    )
    const answers = await Promise.all(presses)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    await settled('clothes are ready', 2)
    const late = await staff.call(resendOutboxMessage, {
      params: { id: message!._id },
      body: { delivery: 1 },
    })
    expect(late.body).toMatchObject({ _id: answers[0]!.body._id, state: 'sent' })
    await readMailsTo(product, ravi.user.email, 2)

    // From the second delivery goes the third: they count together.
    const third = await staff.call(resendOutboxMessage, {
      params: { id: late.body._id },
      body: { delivery: 2 },
    })
    expect(third.body.delivery).toBe(2)
    await readMailsTo(product, ravi.user.email, 3)
    const { body } = await staff.call(readOutboxMessage, { params: { id: message!._id } })
    expect(body.deliveries).toBe(2)
  })

  it('refuses a message still waiting, a delivery number out of turn, and an unknown message', async () => {
    const [message] = await listed({ state: 'failed' })
    const again = (id: string, delivery: number) =>
      staff.call(resendOutboxMessage, { params: { id }, body: { delivery } })
    expect((await again(message!._id, 3)).code).toBe('invalid_input')
    expect((await again('0197a000-0000-7000-8000-000000000000', 1)).code).toBe('not_found')
    await product.db
      .updateTable('outbox_messages')
      .set({ status: 'waiting' })
      .where('id', '=', message!._id)
      .execute()
    const refused = await again(message!._id, 2)
    expect([refused.status, refused.code]).toEqual([409, 'still_waiting'])
  })

  it('leaves no delivery when the original message is erased', async () => {
    const meera = await product.person({ name: 'Meera' })
    await tell(meera, 'Something for Meera')
    const [message] = await settled('for Meera', 1)
    await staff.call(resendOutboxMessage, { params: { id: message!._id }, body: { delivery: 1 } })
    await settled('for Meera', 2)
    await product.db.deleteFrom('outbox_messages').where('id', '=', message!._id).execute()
    expect(await listed({ q: 'for Meera' })).toEqual([])
  })
})

it('finds messages of an order by its number, however it is typed', async () => {
  const nila = await product.person({ name: 'Nila' })
  await tell(nila, 'Order LC-7K3F-9Q2M is ready')
  await settled('LC-7K3F-9Q2M', 1)
  for (const q of ['lc7k3f9q2m', 'LC 7K3F 9Q2M', '#7k3f9q2m', 'LC7K3F'])
    expect([q, (await listed({ q })).map(({ person }) => person)]).toEqual([q, ['Nila']])
})
