/** People who write by WhatsApp, and their chats, for tests. */
import { beforeEach, expect } from 'vitest'
import { adminChat, adminChats } from '#contract/help/help-desk.ts'
import { openWhatsAppCloud } from '../../testing/stand-ins/whatsapp-cloud.ts'
import type { PersonsMessage, Writer } from '../../testing/stand-ins/whatsapp-people.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const cloud = await openWhatsAppCloud()
export const product = await testProduct({ config: { whatsApp: cloud.keys } })
cloud.clock = product.clock.read
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
export let asha: SignedIn

export const ASHAS_NUMBER: Writer = {
  userId: 'IN.13491208655302741918',
  phone: '919845000000',
  name: 'Asha on WhatsApp',
}
/** A person who hides the number. */
export const STRANGER: Writer = { userId: 'IN.4915112345', phone: null, name: 'Tara' }

let messages = 0

beforeEach(async () => {
  await product.db.deleteFrom('whatsapp_contacts').execute()
  await product.db.deleteFrom('chats').execute()
  await product.db.updateTable('users').set({ phone: '' }).execute()
  cloud.texts.length = 0
  cloud.taken.length = 0
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450-00000' })
})

type Given = Pick<PersonsMessage, 'from' | 'content'> & Partial<PersonsMessage>

/** Sends messages as WhatsApp does, and waits until they are in their chats and automatic answers have left. */
export async function post(given: readonly Given[], { secret }: { secret?: string } = {}) {
  const sent = given.map((message) => {
    messages += 1
    return { id: `wamid.${messages}`, at: product.clock.read(), ...message }
  })
  const status = await cloud.write(address, sent, secret)
  await settled()
  return { status, ids: sent.map(({ id }) => id) }
}

/** Waits until each message is handled and each answer has left, or failed. */
export async function settled(): Promise<void> {
  const { db } = product
  const waiting = async () => [
    ...(await db
      .selectFrom('whatsapp_messages')
      .select('id')
      .where('handled_at', 'is', null)
      .execute()),
    ...(await db
      .selectFrom('outbox_messages')
      .select('id')
      .where('status', '=', 'waiting')
      .where('channel', '=', 'whatsapp')
      .execute()),
  ]
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
  await product.deps.events.settled()
}

export async function chatIdOf(name: string): Promise<string> {
  const { body } = await staff.call(adminChats, { query: { limit: 200 } })
  return body.find((each) => each.name === name)!._id
}

export async function threadOf(name: string) {
  const { body } = await staff.call(adminChat, { params: { id: await chatIdOf(name) } })
  return body.thread.messages
}

/** Answers in free words that WhatsApp took. */
export const texts = () => cloud.texts.map(({ to, text }) => ({ to, text }))

/** Reports what becomes of the answers: that they arrived, or why not. */
export async function reportFates(status: 'delivered' | 'read'): Promise<void> {
  const at = product.clock.read()
  const notices = cloud.texts.map((message) =>
    message.code === null
      ? { message, status, at, isNameless: true }
      : { message, status: 'failed' as const, at, code: message.code },
  )
  expect(await cloud.report(address, notices)).toBe(200)
}
