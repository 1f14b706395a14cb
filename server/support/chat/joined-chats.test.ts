// Chats of people who wrote by WhatsApp before their account was known.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { chat, sendChat } from '#contract/help/chat.ts'
import { adminChat, adminChats, answerChat, setChatStatus } from '#contract/help/help-desk.ts'
import { textOf } from '../../testing/stand-ins/whatsapp-people.ts'
import { runChatUpkeep } from './run-chat-upkeep.ts'
import {
  ASHAS_NUMBER,
  asha,
  chatIdOf,
  cloud,
  post,
  product,
  settled,
  staff,
  texts,
} from './test-whatsapp.ts'

afterAll(() => cloud.close())
beforeEach(() => product.clock.set('2025-06-18T06:30:00.000Z'))

const NEW_NUMBER = { userId: 'IN.771204', phone: '919845022222', name: 'A. Rao' }

async function prove(phone: string): Promise<void> {
  for (const change of [{ phone }, { phone_proven_at: product.clock.read() }])
    await product.db.updateTable('users').set(change).where('id', '=', asha.user._id).execute()
}

async function answer(id: string, text: string) {
  const body = { clientId: randomUUID(), text }
  expect((await staff.call(answerChat, { params: { id }, body })).status).toBe(201)
  await settled()
}

const writeOnSite = (text: string) =>
  asha.call(sendChat, { body: { clientId: randomUUID(), text } })

const ownTexts = async () =>
  (await asha.call(chat, {})).body.chat?.messages
    .filter(({ from }) => from !== 'auto')
    .map(({ text }) => text)

const read = async (id: string) => (await staff.call(adminChat, { params: { id } })).body

it('join the account that proves the number, in order and once, and staff’s page follows', async () => {
  await post([{ from: NEW_NUMBER, content: textOf('Is it ready?') }])
  const strangers = await chatIdOf('A. Rao')
  await writeOnSite('And the shawl?')
  await answer(strangers, 'Tomorrow.')
  await prove('+91 98450 22222')
  await runChatUpkeep(product.deps)
  await runChatUpkeep(product.deps)

  expect(await ownTexts()).toEqual(['Is it ready?', 'And the shawl?', 'Tomorrow.'])
  const { body: list } = await staff.call(adminChats, {})
  expect(list.map(({ name }) => name)).toEqual(['Asha Rao'])
  const followed = await read(strangers)
  expect(followed).toMatchObject({
    _id: list[0]!._id,
    customer: { _id: asha.user._id },
    whatsApp: { phone: '+919845022222' },
  })
  // The question on the site waits still.
  expect(list[0]).toMatchObject({ status: 'open', waitingSince: expect.any(String) })

  await answer(strangers, 'It is ready as well.')
  expect(await ownTexts()).toHaveLength(4)
  await post([{ from: NEW_NUMBER, content: textOf('Thank you') }])
  cloud.texts.length = 0
  await answer(list[0]!._id, 'You’re welcome.')
  expect(texts()).toEqual([{ to: NEW_NUMBER.phone, text: 'You’re welcome.' }])
})

it('become the chat of a customer who had none, with what became of answers', async () => {
  await post([{ from: NEW_NUMBER, content: textOf('Is it ready?') }])
  const strangers = await chatIdOf('A. Rao')
  await answer(strangers, 'Tomorrow.')
  await staff.call(setChatStatus, { params: { id: strangers }, body: { status: 'closed' } })
  await prove('+91 98450 22222')
  await runChatUpkeep(product.deps)
  expect(await read(strangers)).toMatchObject({ status: 'closed', waiting: 0, unread: 0 })
  expect((await read(strangers)).thread.messages.at(-1)).toMatchObject({ fate: { state: 'sent' } })
  // The answer was read on WhatsApp: nothing is left to notify of.
  await product.deps.events.settled()
  const { body } = await asha.send({ method: 'GET', url: '/api/notifications' })
  expect(body).toMatchObject({ unread: 0 })
})

it('join at once where a person who hid the number writes with it', async () => {
  const hidden = { ...ASHAS_NUMBER, phone: null }
  await post([{ from: hidden, content: textOf('Hello?') }])
  expect(await ownTexts()).toBeUndefined()
  await post([{ from: ASHAS_NUMBER, content: textOf('It is me') }])
  expect(await ownTexts()).toEqual(['Hello?', 'It is me'])
})

it('stay apart while two accounts have proven the number', async () => {
  await post([{ from: NEW_NUMBER, content: textOf('Is it ready?') }])
  await product.person({ name: 'Ravi', phone: '098450-22222' })
  await prove('+91 98450 22222')
  await runChatUpkeep(product.deps)
  expect(await ownTexts()).toBeUndefined()
  expect(await chatIdOf('A. Rao')).toEqual(expect.any(String))
})

it('are erased with the account', async () => {
  await post([{ from: NEW_NUMBER, content: textOf('Is it ready?') }])
  await answer(await chatIdOf('A. Rao'), 'Tomorrow.')
  await prove('+91 98450 22222')
  await runChatUpkeep(product.deps)
  expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
  const left = [
    ...(await product.db.selectFrom('chats').select('id').execute()),
    ...(await product.db.selectFrom('chat_messages').select('id').execute()),
    ...(await product.db.selectFrom('whatsapp_contacts').select('id').execute()),
    ...(await product.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('channel', '=', 'whatsapp')
      .execute()),
  ]
  expect(left).toEqual([])
})
