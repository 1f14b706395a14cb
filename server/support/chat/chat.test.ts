import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { logout } from '#contract/accounts.ts'
import { beginChat, chat, chatSeen, chatTyping, helpLive, sendChat } from '#contract/chat.ts'
import {
  adminChat,
  adminChats,
  answerChat,
  helpDesk,
  helpDeskLive,
  setChatStatus,
  staffSeen,
  staffTyping,
} from '#contract/help-desk.ts'
import { notifications } from '#contract/notifications.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/account-security.ts'
import { testEngine } from '../../testing/test-database.ts'
import { addressOf, clientOf, type Client } from '../../testing/client.ts'
import { openEvents, type EventReader } from '../../testing/event-stream.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { tendChats } from './tend-chats.ts'

/** A Wednesday at noon, and half past nine in the evening. */
const NOON = '2025-06-18T06:30:00.000Z'
const NIGHT = '2025-06-18T16:00:00.000Z'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
let asha: SignedIn
let ravi: SignedIn
const open: EventReader[] = []

beforeEach(async () => {
  product.clock.set(NOON)
  asha = await product.person({ name: 'Asha Rao' })
  ravi = await product.person({ name: 'Ravi' })
  return () => open.splice(0).forEach((stream) => stream.close())
})

let addresses = 0

/** Writes as a person or browser, each time from another address, for the limit has its own test. */
async function write(client: Client, text: string, clientId = randomUUID()) {
  addresses += 1
  return client.send({
    method: sendChat.method,
    url: sendChat.path,
    payload: { clientId, text },
    remoteAddress: `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`,
  })
}

async function visitorNamed(name: string): Promise<Client> {
  const browser = product.newBrowser()
  addresses += 1
  const answer = await browser.send({
    method: beginChat.method,
    url: beginChat.path,
    payload: { name },
    remoteAddress: `10.3.${Math.floor(addresses / 250)}.${addresses % 250}`,
  })
  expect(answer.status).toBe(201)
  return browser
}

const textsOf = async (client: Client) =>
  (await client.call(chat, {})).body.chat?.messages.map(({ from, text }) => `${from}: ${text}`) ??
  []

async function chatIdOf(name: string, lastText: string): Promise<string> {
  const { body } = await staff.call(adminChats, { query: { limit: 200 } })
  return body.find((each) => each.name === name && each.lastMessage.text === lastText)!._id
}

const answer = (id: string, text: string, clientId = randomUUID()) =>
  staff.call(answerChat, { params: { id }, body: { clientId, text } })

async function follow(path: string, client: Client, at = address): Promise<EventReader> {
  const stream = await openEvents(`${at}${path}`, { cookie: client.cookieHeader() })
  open.push(stream)
  expect(await stream.next()).toMatchObject({ event: 'state' })
  return stream
}

/** The next event of a name: what was written before a stream began may still be told to it. */
async function next(stream: EventReader, name: string): Promise<unknown> {
  return (await stream.until(({ event }) => event === name)).at(-1)!.data
}

describe('a chat that waits for an answer', () => {
  const waiting = async () => (await staff.call(helpDesk, {})).body.chats
  const listed = async (id: string) =>
    (await staff.call(adminChats, { query: { limit: 200 } })).body.find(({ _id }) => _id === id)!

  it('shows what the customer wrote out of hours, and waits until a person answers it', async () => {
    const before = await waiting()
    product.clock.set(NIGHT)
    await write(asha, 'Is my saree ready?')
    const id = await chatIdOf('Asha Rao', 'Is my saree ready?')
    const { thread } = (await staff.call(adminChat, { params: { id } })).body
    expect(thread.messages.map(({ from }) => from)).toEqual(['customer', 'auto'])
    expect(await listed(id)).toMatchObject({
      lastMessage: { from: 'customer', text: 'Is my saree ready?' },
      waiting: 1,
      waitingSince: expect.stringContaining('2025-06-18T16:00:00'),
    })

    // Opening it is no answer.
    const messageId = thread.messages.at(-1)!.id
    await staff.call(staffSeen, { params: { id }, body: { messageId } })
    expect(await listed(id)).toMatchObject({
      unread: 0,
      waiting: 1,
      waitingSince: expect.stringContaining('2025-06-18T16:00:00'),
    })
    expect(await waiting()).toBe(before + 1)

    product.clock.set('2025-06-18T16:05:00.000Z')
    await write(asha, 'And the shawl?')
    expect(await listed(id)).toMatchObject({
      waiting: 2,
      waitingSince: expect.stringContaining('2025-06-18T16:00:00'),
    })
    await answer(id, 'Both are ready.')
    expect(await listed(id)).toMatchObject({
      lastMessage: { from: 'staff' },
      waiting: 0,
      waitingSince: null,
    })
    expect(await waiting()).toBe(before)
  })

  it('waits no more once it is closed, and again from the next message on', async () => {
    await write(ravi, 'Thank you!')
    const id = await chatIdOf('Ravi', 'Thank you!')
    const set = (status: 'open' | 'closed') =>
      staff.call(setChatStatus, { params: { id }, body: { status } })
    expect((await set('closed')).body).toMatchObject({ waiting: 0, waitingSince: null })
    expect((await set('open')).body.waiting).toBe(0)
    await set('closed')
    await write(ravi, 'One more thing.')
    expect(await listed(id)).toMatchObject({ status: 'open', waiting: 1 })
  })
})

describe('a customer’s chat', () => {
  it('is kept, goes both ways, and says how far each side has read', async () => {
    expect((await asha.call(chat, {})).body).toEqual({
      name: 'Asha Rao',
      chat: null,
      staffed: true,
      back: null,
    })
    await write(asha, 'Is my saree ready?')
    const id = await chatIdOf('Asha Rao', 'Is my saree ready?')
    const inbox = (await staff.call(adminChats, { query: { status: 'open' } })).body
    expect(inbox.find(({ _id }) => _id === id)).toMatchObject({
      customer: { _id: asha.user._id, email: asha.user.email },
      unread: 1,
    })

    await write(asha, 'And the shawl?')
    expect((await staff.call(adminChat, { params: { id } })).body.unread).toBe(2)
    const { body } = await answer(id, 'Both are ready.')
    expect([body.unread, body.thread.status]).toEqual([0, 'open'])

    const hers = (await asha.call(chat, {})).body.chat!
    expect(await textsOf(asha)).toEqual([
      'customer: Is my saree ready?',
      'customer: And the shawl?',
      'staff: Both are ready.',
    ])
    const [, second, third] = hers.messages
    expect([hers.staffSeen, hers.customerSeen]).toEqual([third!.id, second!.id])
    await asha.call(chatSeen, { body: { messageId: third!.id + 1000 } })
    const seen = (await staff.call(adminChat, { params: { id } })).body.thread
    expect(seen.customerSeen).toBe(third!.id)
    await asha.call(chatSeen, { body: { messageId: 1 } })
    expect((await asha.call(chat, {})).body.chat!.customerSeen).toBe(third!.id)
  })

  it('stores a message once, however often it is sent, and keeps those sent at once in one order', async () => {
    const clientId = randomUUID()
    await Promise.all([1, 2, 3].map(() => write(asha, 'Hello?', clientId)))
    expect(await textsOf(asha)).toEqual(['customer: Hello?'])
    const texts = Array.from({ length: 8 }, (_, place) => `Part ${place}`)
    await Promise.all(texts.map((text) => write(asha, text)))
    const { messages } = (await asha.call(chat, {})).body.chat!
    expect(
      messages
        .slice(1)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(texts)
    expect(messages.map(({ id }) => id)).toEqual(
      messages.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    // The same id by another hand is another message.
    expect((await write(ravi, 'Mine', clientId)).status).toBe(201)
    expect(await textsOf(ravi)).toEqual(['customer: Mine'])
  })

  it('is one chat when its first two messages are sent at once', async () => {
    await Promise.all([write(asha, 'One'), write(asha, 'Two')])
    const chats = await product.db
      .selectFrom('chats')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(chats).toHaveLength(1)
    expect(await textsOf(asha)).toHaveLength(2)
  })

  it('shows fifty messages and then the older ones', async () => {
    await write(asha, 'First')
    const id = await chatIdOf('Asha Rao', 'First')
    await product.db
      .insertInto('chat_messages')
      .values(
        Array.from({ length: 60 }, (_, place) => ({
          chat_id: id,
          author: 'customer' as const,
          body: `More ${place}`,
          client_id: randomUUID(),
          created_at: new Date(),
        })),
      )
      .execute()
    const latest = (await asha.call(chat, {})).body.chat!
    expect([latest.messages.length, latest.hasOlder]).toEqual([50, true])
    const older = (await asha.call(chat, { query: { before: latest.messages[0]!.id } })).body.chat!
    expect([older.messages.length, older.hasOlder]).toEqual([11, false])
    expect(older.messages[0]!.text).toBe('First')
  })

  it('is closed by staff and opened again by a message', async () => {
    await write(asha, 'Thanks!')
    const id = await chatIdOf('Asha Rao', 'Thanks!')
    const closed = await staff.call(setChatStatus, { params: { id }, body: { status: 'closed' } })
    expect(closed.body.status).toBe('closed')
    expect((await asha.call(chat, {})).body.chat!.status).toBe('closed')
    await write(asha, 'One more thing')
    expect((await staff.call(adminChat, { params: { id } })).body.status).toBe('open')
  })

  it.each([
    ['blank text', { text: ' \n ' }, 'Message is required.'],
    ['a text that is too long', { text: 'a'.repeat(2001) }, /at most 2000/],
    ['a made-up client id', { clientId: '1' }, /clientId/],
  ])('refuses %s and stores nothing', async (_, fields, message) => {
    const refused = await asha.send({
      method: 'POST',
      url: '/api/chat/messages',
      payload: { clientId: randomUUID(), text: 'Hello', ...fields },
    })
    expect([refused.status, refused.message]).toEqual([422, expect.stringMatching(message)])
    expect(await textsOf(asha)).toEqual([])
  })
})

describe('a visitor’s chat', () => {
  it('begins with a name and belongs to the browser alone', async () => {
    const tara = await visitorNamed('Tara')
    expect((await tara.call(chat, {})).body).toMatchObject({ name: 'Tara', chat: null })
    await write(tara, 'Do you come to Hebbal?')
    const id = await chatIdOf('Tara', 'Do you come to Hebbal?')
    await answer(id, 'We do.')
    expect(await textsOf(tara)).toEqual(['customer: Do you come to Hebbal?', 'staff: We do.'])
    expect((await staff.call(adminChat, { params: { id } })).body.customer).toBeNull()

    const uma = await visitorNamed('Uma')
    const forged = clientOf(product.app, new Map([['washline.chat', 'A'.repeat(43)]]))
    for (const other of [uma, forged, product.newBrowser(), asha])
      expect(await textsOf(other)).toEqual([])
  })

  it('is kept over https under a name that no other host can set, and forgotten at log-out', async () => {
    const secured = await product.withSettings({ baseUrl: 'https://laundry.example' })
    const begun = await clientOf(secured).call(beginChat, { body: { name: 'Tara' } })
    expect(begun.cookies).toMatchObject([{ name: '__Host-washline.chat', secure: true, path: '/' }])
    const browser = product.newBrowser()
    await browser.call(beginChat, { body: { name: 'Tara' } })
    expect(browser.cookieHeader()).toContain('washline.chat=')
    await browser.call(logout, {})
    expect(browser.cookieHeader()).not.toContain('washline.chat=')
  })

  it('needs a name first, and only one', async () => {
    const browser = product.newBrowser()
    const early = await write(browser, 'Hello?')
    expect([early.status, early.message]).toEqual([404, 'Please tell us your name first.'])
    const tara = await visitorNamed('Tara')
    const again = await tara.call(beginChat, { body: { name: 'Somebody else' } })
    expect(again.body.name).toBe('Tara')
    const blank = await browser.call(beginChat, { body: { name: '  ' } })
    expect([blank.status, blank.message]).toEqual([422, 'Name is required.'])
  })

  it('is kept by a cookie that no script reads, and stored as a hash alone', async () => {
    const browser = product.newBrowser()
    const { headers, cookies } = await browser.call(beginChat, { body: { name: 'Tara' } })
    expect(String(headers['set-cookie'])).toMatch(
      /^washline\.chat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const token = cookies[0]!.value
    const rows = await product.db.selectFrom('chats').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const app = await product.withSettings({ baseUrl: 'https://laundry.example' })
    const secure = await clientOf(app).call(beginChat, { body: { name: 'Tara' } })
    expect(String(secure.headers['set-cookie'])).toContain('; Secure')
  })

  it('is forgotten a month after its last message; a customer’s stays', async () => {
    const tara = await visitorNamed('Tara')
    await write(tara, 'Remember me')
    await write(asha, 'Remember me, too')
    product.clock.set('2025-07-17T06:30:00.000Z')
    await tendChats(product.deps)
    expect(await textsOf(tara)).toEqual(['customer: Remember me'])
    product.clock.set('2025-07-19T06:30:00.000Z')
    await tendChats(product.deps)
    expect(await textsOf(tara)).toEqual([])
    expect(await textsOf(asha)).toEqual(['customer: Remember me, too'])
  })
})

describe('outside support hours', () => {
  it('a message waits for the morning, and gets one automatic answer a night', async () => {
    product.clock.set(NIGHT)
    expect((await asha.call(chat, {})).body).toMatchObject({
      staffed: false,
      back: 'at 7 am tomorrow',
    })
    await Promise.all([write(asha, 'Are you there?'), write(asha, 'Hello?')])
    await write(asha, 'Never mind, tomorrow then.')
    const texts = await textsOf(asha)
    expect(texts.filter((text) => text.startsWith('customer: '))).toHaveLength(3)
    expect(texts.filter((text) => text.startsWith('auto: '))).toEqual([
      'auto: Thank you, your message is with us. Nobody is at the desk right now; we are back at 7 am tomorrow. Our answer comes here, to your bell and by mail.',
    ])
    const { body } = await staff.call(adminChats, { query: { status: 'open' } })
    expect(body.find(({ name, unread }) => name === 'Asha Rao' && unread === 3)).toBeDefined()

    product.clock.set('2025-06-19T16:30:00.000Z')
    await write(asha, 'And tonight?')
    expect((await textsOf(asha)).filter((text) => text.startsWith('auto: '))).toHaveLength(2)
  })

  it('a visitor is promised no mail', async () => {
    product.clock.set(NIGHT)
    const tara = await visitorNamed('Tara')
    await write(tara, 'Are you there?')
    const [, auto] = await textsOf(tara)
    expect(auto).toContain('Come back to this page in this browser')
    expect(auto).not.toContain('bell')
  })
})

describe('a customer who isn’t looking', () => {
  const bell = async () => (await asha.call(notifications, {})).body.notifications

  it('is notified of the answers once, all together', async () => {
    await write(asha, 'Is it done?')
    const id = await chatIdOf('Asha Rao', 'Is it done?')
    await answer(id, 'It is.')
    await answer(id, 'It comes at five.')
    await tendChats(product.deps)
    expect(await bell()).toEqual([])

    product.clock.set('2025-06-18T06:31:00.000Z')
    await Promise.all([tendChats(product.deps), tendChats(product.deps)])
    await tendChats(product.deps)
    expect(await bell()).toMatchObject([
      {
        title: 'We answered you in the chat',
        message: 'It is.\n\nIt comes at five.',
        link: '/help?chat=open',
      },
    ])

    product.clock.set('2025-06-18T07:30:00.000Z')
    await answer(id, 'It is at your door.')
    product.clock.set('2025-06-18T07:31:00.000Z')
    await tendChats(product.deps)
    expect((await bell()).map(({ message }) => message)).toEqual([
      'It is at your door.',
      'It is.\n\nIt comes at five.',
    ])
  })

  it('hears nothing of what they have seen, nor of the automatic answer', async () => {
    await write(asha, 'Seen?')
    const id = await chatIdOf('Asha Rao', 'Seen?')
    const { body } = await answer(id, 'Yes.')
    await asha.call(chatSeen, { body: { messageId: body.lastMessage.id } })
    product.clock.set(NIGHT)
    await write(asha, 'Good night')
    product.clock.set('2025-06-19T16:00:00.000Z')
    await tendChats(product.deps)
    expect(await bell()).toEqual([])
  })
})

describe('live', () => {
  const helpPath = addressOf(helpLive, {})
  const deskPath = addressOf(helpDeskLive, {})

  it('tells staff of a message, and its customer of the answer, nobody else', async () => {
    await write(ravi, 'Ravi here')
    await write(asha, 'Asha here')
    const id = await chatIdOf('Asha Rao', 'Asha here')
    const tara = await visitorNamed('Tara')
    const [desk, hers, his, visitors] = [
      await follow(deskPath, staff),
      await follow(helpPath, asha),
      await follow(helpPath, ravi),
      await follow(helpPath, tara),
    ]
    await answer(id, 'Hello')
    expect(await hers.next()).toMatchObject({ event: 'change', data: { kind: 'chat', id } })
    expect(await desk.next()).toMatchObject({ event: 'change', data: { kind: 'chat', id } })
    await write(asha, 'Thank you')
    expect(await desk.next()).toMatchObject({ event: 'change', data: { kind: 'chat', id } })

    await write(ravi, 'Ravi again')
    await write(tara, 'Tara here')
    const ravis = await chatIdOf('Ravi', 'Ravi again')
    const taras = await chatIdOf('Tara', 'Tara here')
    expect(await his.next()).toMatchObject({ data: { kind: 'chat', id: ravis } })
    expect(await visitors.next()).toMatchObject({ data: { kind: 'chat', id: taras } })
  })

  it('tells each side when the other is typing, and stores nothing of it', async () => {
    const tara = await visitorNamed('Tara')
    await write(asha, 'Typing test')
    await write(tara, 'Typing, too')
    const ashas = await chatIdOf('Asha Rao', 'Typing test')
    const taras = await chatIdOf('Tara', 'Typing, too')
    const desk = await follow(deskPath, staff)
    const hers = await follow(helpPath, asha)
    const visitors = await follow(helpPath, tara)

    await asha.call(chatTyping, {})
    expect(await next(desk, 'typing')).toMatchObject({ id: ashas })
    await staff.call(staffTyping, { params: { id: taras } })
    await staff.call(staffTyping, { params: { id: ashas } })
    expect(await next(visitors, 'typing')).toMatchObject({ id: taras })
    expect(await next(hers, 'typing')).toMatchObject({ id: ashas })
    expect(await textsOf(asha)).toEqual(['customer: Typing test'])
    // Nobody hears of a chat that is not there.
    expect((await product.newBrowser().call(chatTyping, {})).status).toBe(200)
  })

  it.runIf(testEngine === 'postgresql')(
    'goes from process to process: messages, answers, and who is typing',
    async () => {
      const other = await product.secondProcess()
      const otherAddress = await other.listen({ port: 0, host: '127.0.0.1' })
      const elsewhere = clientOf(other)
      const asStaff = { cookie: staff.cookieHeader() }
      await write(asha, 'Two processes')
      const id = await chatIdOf('Asha Rao', 'Two processes')
      const desk = await follow(deskPath, staff, otherAddress)
      const hers = await follow(helpPath, asha)

      await asha.call(chatTyping, {})
      expect(await next(desk, 'typing')).toMatchObject({ id })
      await elsewhere.call(staffTyping, { params: { id } }, asStaff)
      expect(await next(hers, 'typing')).toMatchObject({ id })
      const body = { clientId: randomUUID(), text: 'From the other one' }
      await elsewhere.call(answerChat, { params: { id }, body }, asStaff)
      expect(await next(hers, 'change')).toMatchObject({ kind: 'chat', id })
      expect(await textsOf(asha)).toContain('staff: From the other one')
    },
  )

  it('tells each side what the other has seen', async () => {
    await write(asha, 'Did you read this?')
    const id = await chatIdOf('Asha Rao', 'Did you read this?')
    const hers = await follow(helpPath, asha)
    const { messages } = (await asha.call(chat, {})).body.chat!
    await staff.call(staffSeen, { params: { id }, body: { messageId: messages[0]!.id } })
    expect(await hers.next()).toMatchObject({ event: 'change', data: { kind: 'chat' } })
    expect((await asha.call(chat, {})).body.chat!.staffSeen).toBe(messages[0]!.id)
  })

  it('is refused to customers where it is staff’s', async () => {
    const refused = await asha.call(helpDeskLive, {})
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  })
})

it('counts the chats that wait for staff', async () => {
  const waiting = async () => (await staff.call(helpDesk, {})).body.chats
  const before = await waiting()
  await write(asha, 'Count me')
  await write(asha, 'once')
  expect(await waiting()).toBe(before + 1)
  const id = await chatIdOf('Asha Rao', 'once')
  await answer(id, 'Counted')
  expect(await waiting()).toBe(before)
})

it('is in the log without a word of either side', async () => {
  await write(asha, 'My secret')
  const id = await chatIdOf('Asha Rao', 'My secret')
  await answer(id, 'Our secret')
  await staff.call(setChatStatus, { params: { id }, body: { status: 'closed' } })
  const entries = await product.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['chat.answered', 'chat.closed'])
  expect(JSON.stringify(entries)).not.toMatch(/secret|Asha/)
})

it('stops at forty messages a minute from one address', async () => {
  const send = () =>
    asha.send({
      method: 'POST',
      url: '/api/chat/messages',
      payload: { clientId: randomUUID(), text: 'More' },
      remoteAddress: '10.9.9.9',
    })
  for (let count = 0; count < 40; count += 1) expect((await send()).status).toBe(201)
  expect((await send()).code).toBe('too_many_requests')
})

it('leaves nothing of an erased customer, even while staff answer', async () => {
  await write(asha, 'About zardozi')
  const id = await chatIdOf('Asha Rao', 'About zardozi')
  const [erased] = await Promise.all([
    asha.call(eraseAccount, { body: { words: ERASE_WORDS } }),
    answer(id, 'Zardozi, yes'),
    tendChats(product.deps),
  ])
  expect(erased.status).toBe(200)
  const left = await product.db
    .selectFrom('chat_messages')
    .select('id')
    .where('body', 'ilike', '%zardozi%')
    .execute()
  expect(left).toEqual([])
  expect((await answer(id, 'Too late')).status).toBe(404)
})
