// Notices of an unanswered chat message: staff’s counts, opening hours, and the customer’s bell.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chat, chatSeen } from '#contract/help/chat.ts'
import {
  adminChat,
  adminChats,
  helpDesk,
  helpDeskLive,
  setChatStatus,
  staffSeen,
} from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { addressOf } from '../../testing/client.ts'
import { runChatUpkeep } from './run-chat-upkeep.ts'
import { NIGHT, asha, openChatStream, product, ravi, staff } from './test-chat.ts'
import {
  answerAsStaff,
  readChatId,
  readChatTexts,
  openChatAsVisitor,
  writeChatMessage,
} from './test-chat-talk.ts'

describe('a chat that waits for an answer', () => {
  const waiting = async () => (await staff.call(helpDesk, {})).body.chats
  const listed = async (id: string) =>
    (await staff.call(adminChats, { query: { limit: 200 } })).body.find(({ _id }) => _id === id)!

  it('shows what the customer wrote out of hours, and waits until staff answer it', async () => {
    const before = await waiting()
    product.clock.set(NIGHT)
    await writeChatMessage(asha, 'Is my saree ready?')
    const id = await readChatId('Asha Rao', 'Is my saree ready?')
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
    await writeChatMessage(asha, 'And the shawl?')
    expect(await listed(id)).toMatchObject({
      waiting: 2,
      waitingSince: expect.stringContaining('2025-06-18T16:00:00'),
    })
    await answerAsStaff(id, 'Both are ready.')
    expect(await listed(id)).toMatchObject({
      lastMessage: { from: 'staff' },
      waiting: 0,
      waitingSince: null,
    })
    expect(await waiting()).toBe(before)
  })

  it('stops waiting once it is closed, and waits again from the next message on', async () => {
    await writeChatMessage(ravi, 'Thank you!')
    const id = await readChatId('Ravi', 'Thank you!')
    const set = (status: 'open' | 'closed') =>
      staff.call(setChatStatus, { params: { id }, body: { status } })
    expect((await set('closed')).body).toMatchObject({ waiting: 0, waitingSince: null })
    expect((await set('open')).body.waiting).toBe(0)
    await set('closed')
    await writeChatMessage(ravi, 'One more thing.')
    expect(await listed(id)).toMatchObject({ status: 'open', waiting: 1 })
  })
})

describe('staff at the help desk', () => {
  const state = async () => {
    const { staffed, back } = (await asha.call(chat, {})).body
    return { staffed, back }
  }

  it('count as there while they follow it, in support hours or out of them, and no longer', async () => {
    expect(await state()).toEqual({ staffed: false, back: null })
    const desk = await openChatStream(addressOf(helpDeskLive, {}), staff)
    await expect.poll(state).toEqual({ staffed: true, back: null })
    desk.close()
    await expect.poll(state).toEqual({ staffed: false, back: null })
    product.clock.set(NIGHT)
    const late = await openChatStream(addressOf(helpDeskLive, {}), staff)
    await expect.poll(state).toEqual({ staffed: true, back: null })
    await writeChatMessage(asha, 'Still there?')
    expect(await readChatTexts(asha)).toEqual(['customer: Still there?'])
    late.close()
    await expect.poll(state).toEqual({ staffed: false, back: 'at 7 am tomorrow' })
  })

  it('no longer count as there a minute after their server was killed', async () => {
    const at = product.clock.read()
    await product.db.insertInto('desk_presence').values({ id: randomUUID(), seen_at: at }).execute()
    expect((await state()).staffed).toBe(true)
    product.clock.set(new Date(at.getTime() + 60_000).toISOString())
    expect((await state()).staffed).toBe(false)
    await runChatUpkeep(product.deps)
    expect(await product.db.selectFrom('desk_presence').selectAll().execute()).toEqual([])
  })
})

describe('outside support hours', () => {
  it('keeps a message for the morning, with one automatic answer a night', async () => {
    product.clock.set(NIGHT)
    expect((await asha.call(chat, {})).body).toMatchObject({
      staffed: false,
      back: 'at 7 am tomorrow',
    })
    await Promise.all([writeChatMessage(asha, 'Are you there?'), writeChatMessage(asha, 'Hello?')])
    await writeChatMessage(asha, 'Never mind, tomorrow then.')
    const texts = await readChatTexts(asha)
    expect(texts.filter((text) => text.startsWith('customer: '))).toHaveLength(3)
    expect(texts.filter((text) => text.startsWith('auto: '))).toEqual([
      'auto: Thank you, we have your message. We’re offline now and back at 7 am tomorrow. You’ll get our answer here, in your notifications and by email.',
    ])
    const { body } = await staff.call(adminChats, { query: { status: 'open' } })
    expect(body.find(({ name, unread }) => name === 'Asha Rao' && unread === 3)).toBeDefined()

    product.clock.set('2025-06-19T16:30:00.000Z')
    await writeChatMessage(asha, 'And tonight?')
    expect((await readChatTexts(asha)).filter((text) => text.startsWith('auto: '))).toHaveLength(2)
  })

  it('doesn’t promise visitors a notification, but asks them to come back', async () => {
    product.clock.set(NIGHT)
    const tara = await openChatAsVisitor('Tara')
    await writeChatMessage(tara, 'Are you there?')
    const [, auto] = await readChatTexts(tara)
    expect(auto).toContain('Come back to this page in this browser')
    expect(auto).not.toContain('bell')
  })
})

describe('a customer without the chat open', () => {
  const bell = async () => (await asha.call(notifications, {})).body.notifications

  it('gets one notification for several answers', async () => {
    await writeChatMessage(asha, 'Is it done?')
    const id = await readChatId('Asha Rao', 'Is it done?')
    await answerAsStaff(id, 'It is.')
    await answerAsStaff(id, 'It comes at five.')
    await runChatUpkeep(product.deps)
    expect(await bell()).toEqual([])

    product.clock.set('2025-06-18T06:31:00.000Z')
    await Promise.all([runChatUpkeep(product.deps), runChatUpkeep(product.deps)])
    await runChatUpkeep(product.deps)
    expect(await bell()).toMatchObject([
      {
        title: 'We answered you in the chat',
        message: 'It is.\n\nIt comes at five.',
        link: '/help?chat=open',
      },
    ])

    product.clock.set('2025-06-18T07:30:00.000Z')
    await answerAsStaff(id, 'It is at your door.')
    product.clock.set('2025-06-18T07:31:00.000Z')
    await runChatUpkeep(product.deps)
    expect((await bell()).map(({ message }) => message)).toEqual([
      'It is at your door.',
      'It is.\n\nIt comes at five.',
    ])
  })

  it('gets no notification of messages already seen, nor of the automatic answer', async () => {
    await writeChatMessage(asha, 'Seen?')
    const id = await readChatId('Asha Rao', 'Seen?')
    const { body } = await answerAsStaff(id, 'Yes.')
    await asha.call(chatSeen, { body: { messageId: body.lastMessage.id } })
    product.clock.set(NIGHT)
    await writeChatMessage(asha, 'Good night')
    product.clock.set('2025-06-19T16:00:00.000Z')
    await runChatUpkeep(product.deps)
    expect(await bell()).toEqual([])
  })
})

it('counts the chats that wait for staff', async () => {
  const waiting = async () => (await staff.call(helpDesk, {})).body.chats
  const before = await waiting()
  await writeChatMessage(asha, 'Count me')
  await writeChatMessage(asha, 'once')
  expect(await waiting()).toBe(before + 1)
  const id = await readChatId('Asha Rao', 'once')
  await answerAsStaff(id, 'Counted')
  expect(await waiting()).toBe(before)
})
