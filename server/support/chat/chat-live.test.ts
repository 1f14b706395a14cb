// The chat’s live streams: messages, who is typing, and what each side has seen.
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { chat, chatTyping, helpLive } from '#contract/help/chat.ts'
import { answerChat, helpDeskLive, staffSeen, staffTyping } from '#contract/help/help-desk.ts'
import { testEngine } from '../../testing/test-database.ts'
import { addressOf, clientOf } from '../../testing/client.ts'
import { asha, openChatStream, readNextEvent, product, ravi, staff } from './test-chat.ts'
import {
  answerAsStaff,
  readChatId,
  readChatTexts,
  openChatAsVisitor,
  writeChatMessage,
} from './test-chat-talk.ts'

describe('the chat stream', () => {
  const helpPath = addressOf(helpLive, {})
  const deskPath = addressOf(helpDeskLive, {})

  it('tells only staff of a message, and only its customer of the answer', async () => {
    await writeChatMessage(ravi, 'Ravi here')
    await writeChatMessage(asha, 'Asha here')
    const id = await readChatId('Asha Rao', 'Asha here')
    const tara = await openChatAsVisitor('Tara')
    const [desk, hers, his, visitors] = [
      await openChatStream(deskPath, staff),
      await openChatStream(helpPath, asha),
      await openChatStream(helpPath, ravi),
      await openChatStream(helpPath, tara),
    ]
    await answerAsStaff(id, 'Hello')
    expect(await hers.next()).toMatchObject({ event: 'change', data: { kind: 'chat', id } })
    // What was written before the stream was open may still be on its way to staff.
    const ofHers = (event: { data: unknown }) => isDeepStrictEqual(event.data, { kind: 'chat', id })
    await desk.until(ofHers)
    await writeChatMessage(asha, 'Thank you')
    await desk.until(ofHers)

    await writeChatMessage(ravi, 'Ravi again')
    await writeChatMessage(tara, 'Tara here')
    const ravis = await readChatId('Ravi', 'Ravi again')
    const taras = await readChatId('Tara', 'Tara here')
    expect(await his.next()).toMatchObject({ data: { kind: 'chat', id: ravis } })
    expect(await visitors.next()).toMatchObject({ data: { kind: 'chat', id: taras } })
  })

  it('tells each side when the other is typing, and stores nothing', async () => {
    const tara = await openChatAsVisitor('Tara')
    await writeChatMessage(asha, 'Typing test')
    await writeChatMessage(tara, 'Typing, too')
    const ashas = await readChatId('Asha Rao', 'Typing test')
    const taras = await readChatId('Tara', 'Typing, too')
    const desk = await openChatStream(deskPath, staff)
    const hers = await openChatStream(helpPath, asha)
    const visitors = await openChatStream(helpPath, tara)

    await asha.call(chatTyping, {})
    expect(await readNextEvent(desk, 'typing')).toMatchObject({ id: ashas })
    await staff.call(staffTyping, { params: { id: taras } })
    await staff.call(staffTyping, { params: { id: ashas } })
    expect(await readNextEvent(visitors, 'typing')).toMatchObject({ id: taras })
    expect(await readNextEvent(hers, 'typing')).toMatchObject({ id: ashas })
    expect(await readChatTexts(asha)).toEqual(['customer: Typing test'])
    // Nobody hears of a chat that is not there.
    expect((await product.newBrowser().call(chatTyping, {})).status).toBe(200)
  })

  it.runIf(testEngine === 'postgresql')(
    'carries messages, answers and typing from process to process',
    async () => {
      const other = await product.secondProcess()
      const otherAddress = await other.listen({ port: 0, host: '127.0.0.1' })
      const elsewhere = clientOf(other)
      const asStaff = { cookie: staff.cookieHeader() }
      await writeChatMessage(asha, 'Two processes')
      const id = await readChatId('Asha Rao', 'Two processes')
      const desk = await openChatStream(deskPath, staff, otherAddress)
      const hers = await openChatStream(helpPath, asha)

      await asha.call(chatTyping, {})
      expect(await readNextEvent(desk, 'typing')).toMatchObject({ id })
      await elsewhere.call(staffTyping, { params: { id } }, asStaff)
      expect(await readNextEvent(hers, 'typing')).toMatchObject({ id })
      const body = { clientId: randomUUID(), text: 'From the other one' }
      await elsewhere.call(answerChat, { params: { id }, body }, asStaff)
      expect(await readNextEvent(hers, 'change')).toMatchObject({ kind: 'chat', id })
      expect(await readChatTexts(asha)).toContain('staff: From the other one')
    },
  )

  it('tells each side what the other has seen', async () => {
    await writeChatMessage(asha, 'Did you read this?')
    const id = await readChatId('Asha Rao', 'Did you read this?')
    const hers = await openChatStream(helpPath, asha)
    const { messages } = (await asha.call(chat, {})).body.chat!
    await staff.call(staffSeen, { params: { id }, body: { messageId: messages[0]!.id } })
    expect(await hers.next()).toMatchObject({ event: 'change', data: { kind: 'chat' } })
    expect((await asha.call(chat, {})).body.chat!.staffSeen).toBe(messages[0]!.id)
  })

  it('refuses customers the stream of staff', async () => {
    const refused = await asha.call(helpDeskLive, {})
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  })
})
