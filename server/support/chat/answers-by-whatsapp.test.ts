// Staff’s answers to people who write by WhatsApp: where they go, and what becomes of them.
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chat, sendChat } from '#contract/help/chat.ts'
import { ERASE_WORDS, eraseAccount, exportData } from '#contract/accounts/account-security.ts'
import { askToWriteAgain } from '#contract/help/ask-to-write-again.ts'
import { adminChat, adminChats, answerChat } from '#contract/help/help-desk.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { textOf } from '../../testing/stand-ins/whatsapp-people.ts'
import { runChatUpkeep } from './run-chat-upkeep.ts'
import {
  ASHAS_NUMBER,
  asha,
  chatIdOf,
  cloud,
  post,
  product,
  reportFates,
  settled,
  staff,
  STRANGER,
  texts,
  threadOf,
} from './test-whatsapp.ts'

afterAll(() => cloud.close())

const NOON = '2025-06-18T06:30:00.000Z'
const NEXT_DAY = '2025-06-19T06:30:00.000Z'

beforeEach(() => {
  product.clock.set(NOON)
  cloud.freeAnswers = 0
  cloud.hasPaymentMethod = true
})

async function answer(name: string, text: string, pictures: string[] = []) {
  const params = { id: await chatIdOf(name) }
  const body = { clientId: randomUUID(), text, pictures }
  const given = await staff.call(answerChat, { params, body })
  await settled()
  return given
}

const readChat = async (name: string) =>
  (await staff.call(adminChat, { params: { id: await chatIdOf(name) } })).body

/** A stranger who has asked something, and was asked what it is about. */
async function strangerAsks() {
  await post([{ from: STRANGER, content: textOf('Hello?') }])
  cloud.texts.length = 0
}

describe('an answer to a person without a number', () => {
  it('goes to their id, and its fate shows in the chat', async () => {
    await strangerAsks()
    expect((await readChat('Tara')).whatsApp).toEqual({
      phone: null,
      answersUntil: NEXT_DAY,
      isWayBack: true,
      isAsked: false,
    })
    await answer('Tara', 'We come tomorrow.')
    expect(texts()).toEqual([{ to: STRANGER.userId, text: 'We come tomorrow.' }])
    const last = async () => (await threadOf('Tara')).at(-1)
    expect(await last()).toMatchObject({ fate: { state: 'sent', problem: null } })
    await reportFates('delivered')
    expect(await last()).toMatchObject({ fate: { state: 'delivered' } })
    await reportFates('read')
    expect(await last()).toMatchObject({ fate: { state: 'read' } })
    expect((await threadOf('Tara'))[0]).toMatchObject({ byWhatsApp: true })
  })

  it('is sent once, however often it is sent here and though WhatsApp asks to wait', async () => {
    await strangerAsks()
    const params = { id: await chatIdOf('Tara') }
    const body = { clientId: randomUUID(), text: 'Once' }
    cloud.answers.push({ status: 429, code: 130_429, retryAfter: 1 })
    await staff.call(answerChat, { params, body })
    await staff.call(answerChat, { params, body })
    await settled()
    expect(texts()).toEqual([{ to: STRANGER.userId, text: 'Once' }])
  })

  it('isn’t delivered beyond the free ones without a payment method, and says so', async () => {
    await strangerAsks()
    cloud.freeAnswers = 1000
    cloud.hasPaymentMethod = false
    await answer('Tara', 'The 1,001st')
    await reportFates('delivered')
    expect((await threadOf('Tara')).at(-1)).toMatchObject({
      fate: {
        state: 'failed',
        problem: expect.stringContaining('WhatsApp needs a payment method.'),
      },
    })
  })

  it('is refused with pictures', async () => {
    await strangerAsks()
    const { status, code, message } = await answer('Tara', 'Look', [randomUUID()])
    expect([status, code]).toEqual([404, 'not_found'])
    expect(message).toContain('We no longer have one of the pictures.')
    expect(texts()).toEqual([])
  })
})

describe('a closed window', () => {
  async function approve() {
    cloud.templates.set('chat_waiting', { variables: 0, hasButton: false })
    await staff.call(recordTextRegistration, {
      params: { channel: 'whatsapp', language: 'en-IN', name: 'chat_waiting' },
      body: { state: 'approved', templateId: '594425479261596', refusedBecause: '' },
    })
  }

  it('takes an approved template instead of words, once, until they write again', async () => {
    await approve()
    await strangerAsks()
    const params = { id: await chatIdOf('Tara') }
    const early = await staff.call(askToWriteAgain, { params })
    expect([early.status, early.code]).toEqual([409, 'no_longer_changeable'])

    product.clock.set(NEXT_DAY)
    const late = await answer('Tara', 'Too late')
    expect([late.status, late.code]).toEqual([409, 'answer_too_late'])
    expect(late.message).toContain('Ask them to write again first.')

    const asked = await staff.call(askToWriteAgain, { params })
    expect([asked.status, asked.body.whatsApp]).toMatchObject([201, { isAsked: true }])
    await staff.call(askToWriteAgain, { params })
    await settled()
    expect(cloud.taken.map(({ to, template }) => [to, template])).toEqual([
      [STRANGER.userId, 'chat_waiting'],
    ])
    expect((await threadOf('Tara')).at(-1)).toMatchObject({ from: 'auto', fate: { state: 'sent' } })

    await post([{ from: STRANGER, content: textOf('Yes?') }])
    expect((await readChat('Tara')).whatsApp).toMatchObject({ isAsked: false })
    await answer('Tara', 'In time')
    expect(texts()).toEqual([{ to: STRANGER.userId, text: 'In time' }])
  })

  it('says what to register where the template isn’t approved', async () => {
    await product.db.deleteFrom('registered_texts').execute()
    await strangerAsks()
    product.clock.set(NEXT_DAY)
    await staff.call(askToWriteAgain, { params: { id: await chatIdOf('Tara') } })
    await settled()
    expect((await threadOf('Tara')).at(-1)).toMatchObject({
      fate: { state: 'failed', problem: expect.stringContaining('“chat_waiting” isn’t approved') },
    })
  })

  it('leaves an answer to a customer in their account, with a notification', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    product.clock.set(NEXT_DAY)
    expect((await answer('Asha Rao', 'It is.')).status).toBe(201)
    expect(texts()).toEqual([])
    product.clock.set('2025-06-19T06:31:00.000Z')
    await runChatUpkeep(product.deps)
    await product.deps.events.settled()
    expect((await asha.call(notifications, {})).body.notifications).toMatchObject([
      { title: 'We answered you in the chat' },
    ])
  })
})

describe('an answer to a customer', () => {
  it('goes to WhatsApp where they wrote last, shows on the site, and notifies no further', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    await answer('Asha Rao', 'It is.')
    expect(texts()).toEqual([{ to: ASHAS_NUMBER.phone, text: 'It is.' }])
    const { body } = await asha.call(chat, {})
    expect(body.chat!.messages.map(({ text }) => text)).toEqual(['Is it ready?', 'It is.'])
    expect(body.chat!.messages.some((message) => 'fate' in message)).toBe(false)
    product.clock.set('2025-06-18T06:31:00.000Z')
    await runChatUpkeep(product.deps)
    await product.deps.events.settled()
    expect((await asha.call(notifications, {})).body.notifications).toEqual([])
  })

  it('goes to the site where they wrote last', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    await asha.call(sendChat, { body: { clientId: 'from-the-site', text: 'Here I am' } })
    expect((await readChat('Asha Rao')).whatsApp).toMatchObject({ isWayBack: false })
    await answer('Asha Rao', 'It is.')
    expect(texts()).toEqual([])
  })

  it('is announced where it waits on the site, though they write by WhatsApp since', async () => {
    await asha.call(sendChat, { body: { clientId: randomUUID(), text: 'Is it ready?' } })
    await answer('Asha Rao', 'It is.')
    await post([{ from: ASHAS_NUMBER, content: textOf('Hello?') }])
    await answer('Asha Rao', 'It is, as I wrote.')
    expect(texts()).toHaveLength(1)
    for (const minute of ['31', '32']) {
      product.clock.set(`2025-06-18T06:${minute}:00.000Z`)
      await runChatUpkeep(product.deps)
    }
    await product.deps.events.settled()
    expect((await asha.call(notifications, {})).body.notifications).toMatchObject([
      { title: 'We answered you in the chat' },
    ])
  })

  it('never goes to a number that isn’t theirs any more', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    await product.db
      .updateTable('users')
      .set({ phone: '+91 98450 11111' })
      .where('id', '=', asha.user._id)
      .execute()
    expect(await readChat('Asha Rao')).not.toHaveProperty('whatsApp')
    await answer('Asha Rao', 'It is.')
    expect(texts()).toEqual([])
  })
})

describe('a laundry without WhatsApp', () => {
  it('names it in no chat', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    const app = await product.withSettings({ whatsApp: null })
    const headers = { cookie: staff.cookieHeader() }
    const { payload } = await app.inject({ url: adminChats.path, headers })
    expect(payload).toContain('Is it ready?')
    expect(payload).not.toMatch(/whatsapp/i)
  })
})

describe('what is kept of a person’s WhatsApp', () => {
  it('is in their export, and goes with their account', async () => {
    await post([{ from: ASHAS_NUMBER, content: textOf('Is it ready?') }])
    await answer('Asha Rao', 'It is.')
    const kept = async () => [
      ...(await product.db.selectFrom('whatsapp_contacts').select('id').execute()),
      ...(await product.db.selectFrom('whatsapp_messages').select('id').execute()),
      ...(await product.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('user_id', '=', asha.user._id)
        .execute()),
    ]
    expect(await kept()).toHaveLength(3)
    const { rawPayload } = await product.app.inject({
      url: exportData.path,
      headers: { cookie: asha.cookieHeader() },
    })
    const { 'whatsapp.json': file } = unzipSync(rawPayload)
    expect(JSON.parse(strFromU8(file!))).toMatchObject([{ phone: ASHAS_NUMBER.phone }])
    expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
    expect(await kept()).toEqual([])
  })
})
