/** Chat messages by either side, and their reading back, for tests. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { beginChat, chat, sendChat } from '#contract/help/chat.ts'
import { adminChats, answerChat } from '#contract/help/help-desk.ts'
import type { Client } from '../../testing/client.ts'
import { product, staff } from './test-chat.ts'

let addresses = 0

/** Writes as a person or browser, each time from another address, for the limit has its own test. */
export async function writeChatMessage(client: Client, text: string, clientId = randomUUID()) {
  addresses += 1
  return client.send({
    method: sendChat.method,
    url: sendChat.path,
    payload: { clientId, text },
    remoteAddress: `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`,
  })
}

export async function openChatAsVisitor(name: string): Promise<Client> {
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

export const readChatTexts = async (client: Client) =>
  (await client.call(chat, {})).body.chat?.messages.map(({ from, text }) => `${from}: ${text}`) ??
  []

export async function readChatId(name: string, lastText: string): Promise<string> {
  const { body } = await staff.call(adminChats, { query: { limit: 200 } })
  return body.find((each) => each.name === name && each.lastMessage.text === lastText)!._id
}

export const answerAsStaff = (id: string, text: string, clientId = randomUUID()) =>
  staff.call(answerChat, { params: { id }, body: { clientId, text } })
