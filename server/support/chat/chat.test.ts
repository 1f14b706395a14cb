import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { logout } from '#contract/accounts/accounts.ts'
import { beginChat, chat, chatSeen } from '#contract/help/chat.ts'
import { adminChat, adminChats, setChatStatus } from '#contract/help/help-desk.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { clientOf } from '../../testing/client.ts'
import { runChatUpkeep } from './run-chat-upkeep.ts'
import { asha, product, ravi, staff } from './test-chat.ts'
import {
  answerAsStaff,
  readChatId,
  readChatTexts,
  openChatAsVisitor,
  writeChatMessage,
} from './test-chat-talk.ts'

describe('a customer’s chat', () => {
  it('shows both sides’ messages, and how far each side has read', async () => {
    expect((await asha.call(chat, {})).body).toEqual({
      name: 'Asha Rao',
      chat: null,
      staffed: false,
      back: null,
    })
    await writeChatMessage(asha, 'Is my saree ready?')
    const id = await readChatId('Asha Rao', 'Is my saree ready?')
    const inbox = (await staff.call(adminChats, { query: { status: 'open' } })).body
    expect(inbox.find(({ _id }) => _id === id)).toMatchObject({
      customer: { _id: asha.user._id, email: asha.user.email },
      unread: 1,
    })

    await writeChatMessage(asha, 'And the shawl?')
    expect((await staff.call(adminChat, { params: { id } })).body.unread).toBe(2)
    const { body } = await answerAsStaff(id, 'Both are ready.')
    expect([body.unread, body.thread.status]).toEqual([0, 'open'])

    const hers = (await asha.call(chat, {})).body.chat!
    expect(await readChatTexts(asha)).toEqual([
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

  it('stores a message once, however often it is sent, and keeps simultaneous ones in one order', async () => {
    const clientId = randomUUID()
    await Promise.all([1, 2, 3].map(() => writeChatMessage(asha, 'Hello?', clientId)))
    expect(await readChatTexts(asha)).toEqual(['customer: Hello?'])
    const texts = Array.from({ length: 8 }, (_, index) => `Part ${index}`)
    await Promise.all(texts.map((text) => writeChatMessage(asha, text)))
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
    expect((await writeChatMessage(ravi, 'Mine', clientId)).status).toBe(201)
    expect(await readChatTexts(ravi)).toEqual(['customer: Mine'])
  })

  it('stays one chat when its first two messages are sent at once', async () => {
    await Promise.all([writeChatMessage(asha, 'One'), writeChatMessage(asha, 'Two')])
    const chats = await product.db
      .selectFrom('chats')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(chats).toHaveLength(1)
    expect(await readChatTexts(asha)).toHaveLength(2)
  })

  it('shows fifty messages and then the older ones', async () => {
    await writeChatMessage(asha, 'First')
    const id = await readChatId('Asha Rao', 'First')
    await product.db
      .insertInto('chat_messages')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          chat_id: id,
          author: 'customer' as const,
          body: `More ${index}`,
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

  it('closes by staff and reopens by a message', async () => {
    await writeChatMessage(asha, 'Thanks!')
    const id = await readChatId('Asha Rao', 'Thanks!')
    const closed = await staff.call(setChatStatus, { params: { id }, body: { status: 'closed' } })
    expect(closed.body.status).toBe('closed')
    expect((await asha.call(chat, {})).body.chat!.status).toBe('closed')
    await writeChatMessage(asha, 'One more thing')
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
    expect(await readChatTexts(asha)).toEqual([])
  })
})

describe('a visitor’s chat', () => {
  it('starts with a name and can be read only in the browser that began it', async () => {
    const tara = await openChatAsVisitor('Tara')
    expect((await tara.call(chat, {})).body).toMatchObject({ name: 'Tara', chat: null })
    await writeChatMessage(tara, 'Do you come to Hebbal?')
    const id = await readChatId('Tara', 'Do you come to Hebbal?')
    await answerAsStaff(id, 'We do.')
    expect(await readChatTexts(tara)).toEqual(['customer: Do you come to Hebbal?', 'staff: We do.'])
    expect((await staff.call(adminChat, { params: { id } })).body.customer).toBeNull()

    const uma = await openChatAsVisitor('Uma')
    const forged = clientOf(product.app, new Map([['washline.chat', 'A'.repeat(43)]]))
    for (const other of [uma, forged, product.newBrowser(), asha])
      expect(await readChatTexts(other)).toEqual([])
  })

  it('has a cookie that only its own host can set over https, and ends at logout', async () => {
    const secured = await product.withSettings({ baseUrl: 'https://laundry.example' })
    const begun = await clientOf(secured).call(beginChat, { body: { name: 'Tara' } })
    expect(begun.cookies).toMatchObject([{ name: '__Host-washline.chat', secure: true, path: '/' }])
    const browser = product.newBrowser()
    await browser.call(beginChat, { body: { name: 'Tara' } })
    expect(browser.cookieHeader()).toContain('washline.chat=')
    await browser.call(logout, {})
    expect(browser.cookieHeader()).not.toContain('washline.chat=')
  })

  it('requires the visitor’s name first, and keeps that name', async () => {
    const browser = product.newBrowser()
    const early = await writeChatMessage(browser, 'Hello?')
    expect([early.status, early.message]).toEqual([404, 'Please tell us your name first.'])
    const tara = await openChatAsVisitor('Tara')
    const again = await tara.call(beginChat, { body: { name: 'Somebody else' } })
    expect(again.body.name).toBe('Tara')
    const blank = await browser.call(beginChat, { body: { name: '  ' } })
    expect([blank.status, blank.message]).toEqual([422, 'Name is required.'])
  })

  it('has a cookie that scripts can’t read, of which only a hash is stored', async () => {
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

  it('disappears a month after its last message, and a customer’s stays', async () => {
    const tara = await openChatAsVisitor('Tara')
    await writeChatMessage(tara, 'Remember me')
    await writeChatMessage(asha, 'Remember me, too')
    product.clock.set('2025-07-17T06:30:00.000Z')
    await runChatUpkeep(product.deps)
    expect(await readChatTexts(tara)).toEqual(['customer: Remember me'])
    product.clock.set('2025-07-19T06:30:00.000Z')
    await runChatUpkeep(product.deps)
    expect(await readChatTexts(tara)).toEqual([])
    expect(await readChatTexts(asha)).toEqual(['customer: Remember me, too'])
  })
})

it('records staff’s part of a chat in the audit log without either side’s words', async () => {
  await writeChatMessage(asha, 'My secret')
  const id = await readChatId('Asha Rao', 'My secret')
  await answerAsStaff(id, 'Our secret')
  await staff.call(setChatStatus, { params: { id }, body: { status: 'closed' } })
  const entries = await product.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['chat.answered', 'chat.closed'])
  expect(JSON.stringify(entries)).not.toMatch(/secret|Asha/)
})

it('leaves nothing from an erased customer, even while staff answer', async () => {
  await writeChatMessage(asha, 'About zardozi')
  const id = await readChatId('Asha Rao', 'About zardozi')
  const [erased] = await Promise.all([
    asha.call(eraseAccount, { body: { words: ERASE_WORDS } }),
    answerAsStaff(id, 'Zardozi, yes'),
    runChatUpkeep(product.deps),
  ])
  expect(erased.status).toBe(200)
  const left = await product.db
    .selectFrom('chat_messages')
    .select('id')
    .where('body', 'ilike', '%zardozi%')
    .execute()
  expect(left).toEqual([])
  expect((await answerAsStaff(id, 'Too late')).status).toBe(404)
})
