// Messages that people write by WhatsApp, in the help desk’s chats, against a stand-in of the Cloud API.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { chat, sendChat } from '#contract/help/chat.ts'
import { adminChat, adminChats } from '#contract/help/help-desk.ts'
import {
  ASHAS_NUMBER,
  asha,
  cloud,
  post,
  product,
  staff,
  STRANGER,
  texts,
  threadOf,
} from './test-whatsapp.ts'
import { pressOf, textOf } from '../../testing/stand-ins/whatsapp-people.ts'

afterAll(() => cloud.close())
const NOON = '2025-06-18T06:30:00.000Z'
beforeEach(() => product.clock.set(NOON))

describe('a message from a number that a customer has proven', () => {
  it('is in their chat, which they read on the site as well', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is my saree ready?') }])
    const { body } = await asha.call(chat, {})
    expect(body.chat!.messages.map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'Is my saree ready?'],
    ])
    await asha.call(sendChat, { body: { clientId: 'from-the-site', text: 'And the shawl?' } })
    const thread = await threadOf('Asha Rao')
    expect(thread.map(({ text }) => text)).toEqual(['Is my saree ready?', 'And the shawl?'])
    expect(cloud.texts).toEqual([])
  })

  it('is a stranger’s while two accounts have proven the number', async () => {
    const other = await product.person({ name: 'Ravi', phone: '098450-00000' })
    await post([{ from: ASHAS_NUMBER, content: textOf('Hello') }])
    expect((await asha.call(chat, {})).body.chat).toBeNull()
    expect((await other.call(chat, {})).body.chat).toBeNull()
    expect((await threadOf('Asha on WhatsApp')).map(({ text }) => text)).toContain('Hello')
  })

  it('goes into another chat once the customer has no such number any more', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Mine') }])
    await product.db
      .updateTable('users')
      .set({ phone: '+91 98450 11111' })
      .where('id', '=', asha.user._id)
      .execute()
    await post([{ from: ASHAS_NUMBER, content: textOf('Of the next owner') }])
    const { body } = await asha.call(chat, {})
    expect(body.chat!.messages.map(({ text }) => text)).toEqual(['Mine'])
  })
})

describe('a message from a person whom no account is known of', () => {
  it('begins a chat under the name they gave, and asks once what it is about', async () => {
    await post([{ from: STRANGER, content: textOf('Hello?') }])
    await post([{ from: STRANGER, content: textOf('It is about LC-ABCD-2345') }])
    expect((await threadOf('Tara')).map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'Hello?'],
      ['auto', expect.stringContaining('Which order is it about?')],
      ['customer', 'It is about LC-ABCD-2345'],
    ])
    expect(texts()).toEqual([
      { to: STRANGER.userId, text: expect.stringContaining('Which order is it about?') },
    ])
    const { body } = await staff.call(adminChats, {})
    expect(body[0]).toMatchObject({ name: 'Tara', customer: null, waiting: 2 })
  })

  it('answers nothing by itself to a message that comes when its window is closed', async () => {
    const at = new Date(product.clock.read().getTime() - DAY_MS)
    await post([{ from: STRANGER, content: textOf('Is anyone there?'), at }])
    expect((await threadOf('Tara')).map(({ from }) => from)).toEqual(['customer'])
    await post([{ from: STRANGER, content: textOf('Hello?') }])
    expect((await threadOf('Tara')).map(({ from }) => from)).toEqual([
      'customer',
      'customer',
      'auto',
    ])
    expect(texts()).toEqual([
      { to: STRANGER.userId, text: expect.stringContaining('Which order is it about?') },
    ])
  })

  it('works without a name, and by a number alone', async () => {
    const from = { userId: null, phone: '919999900001', name: null }
    await post([{ from, content: textOf('Do you come to Hebbal?') }])
    expect(await threadOf('+919999900001')).toHaveLength(2)
    expect(texts()).toEqual([{ to: '919999900001', text: expect.any(String) }])
    const named = { ...from, userId: 'IN.77', name: 'Lalit' }
    await post([{ from: named, content: textOf('Tomorrow?') }])
    expect(await threadOf('+919999900001')).toHaveLength(3)
  })

  it('is another person once the number has another id', async () => {
    const from = { userId: 'IN.1', phone: '919999900002', name: 'First' }
    await post([{ from, content: textOf('From the first') }])
    await post([{ from: { ...from, userId: 'IN.2', name: 'Second' }, content: textOf('Hi') }])
    expect((await threadOf('First')).map(({ text }) => text)).not.toContain('Hi')
    expect((await threadOf('Second')).map(({ text }) => text)).toContain('Hi')
  })

  it('is answered by a sentence where it can’t be read, once for several at a time', async () => {
    await post([{ from: STRANGER, content: textOf('Hello?') }])
    cloud.texts.length = 0
    product.clock.set('2025-06-18T07:30:00.000Z')
    await post([
      { from: STRANGER, content: { type: 'audio', audio: { id: '1', voice: true } } },
      { from: STRANGER, content: { type: 'location', location: { latitude: 12.9 } } },
      { from: STRANGER, content: { type: 'reaction', reaction: { emoji: '👍' } } },
    ])
    expect((await threadOf('Tara')).slice(2).map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'Sent a voice message. It can’t be played here.'],
      ['auto', expect.stringContaining('We can’t open voice messages here.')],
      ['customer', 'Sent a location. It can’t be shown here.'],
    ])
    expect(texts()).toHaveLength(1)
  })

  it('hears when staff are back outside support hours, once a night', async () => {
    product.clock.set('2025-06-18T16:00:00.000Z')
    await post([{ from: ASHAS_NUMBER, content: textOf('Hello?') }])
    await post([{ from: ASHAS_NUMBER, content: textOf('Never mind') }])
    expect(texts()).toEqual([
      {
        to: '919845000000',
        text: 'We’re offline now and back at 7 am tomorrow. You’ll get our answer here.',
      },
    ])
  })
})

describe('the door for WhatsApp’s messages', () => {
  it('stores each message once, in the order in which they were written', async () => {
    const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000)
    const first = { from: STRANGER, id: 'wamid.first', at: at(-20), content: textOf('First') }
    const second = { from: STRANGER, id: 'wamid.second', at: at(-10), content: textOf('Second') }
    await post([second, first, second])
    await post([first])
    await Promise.all([post([second]), post([first, second])])
    const written = (await threadOf('Tara')).filter(({ from }) => from === 'customer')
    expect(written.map(({ text }) => text)).toEqual(['First', 'Second'])
    expect(written.map(({ createdAt }) => createdAt)).toEqual([
      first.at.toISOString(),
      second.at.toISOString(),
    ])
  })

  it('takes what Meta signed alone', async () => {
    const message = { from: STRANGER, id: 'wamid.x', at: new Date(), content: textOf('Hi') }
    const { status } = await post([message], { secret: 'another secret' })
    expect(status).toBe(403)
    expect(await product.db.selectFrom('whatsapp_messages').select('id').execute()).toEqual([])
  })

  it('keeps a message that is longer than a chat’s, and a pressed button as its label', async () => {
    await post([
      { from: STRANGER, content: textOf('क'.repeat(4000)) },
      { from: STRANGER, content: pressOf('payload', 'Track') },
    ])
    const written = (await threadOf('Tara')).filter(({ from }) => from === 'customer')
    expect(written.map(({ text }) => text.length)).toEqual([2000, 2000, 5])
  })

  it('forgets what a message says once it is in its chat', async () => {
    await post([{ from: STRANGER, content: textOf('Hello') }])
    const rows = await product.db.selectFrom('whatsapp_messages').select('content').execute()
    expect(rows).toEqual([{ content: null }])
    const { body } = await staff.call(adminChats, {})
    expect((await staff.call(adminChat, { params: { id: body[0]!._id } })).status).toBe(200)
  })
})
