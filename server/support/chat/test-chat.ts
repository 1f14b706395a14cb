/** People who chat, and their live streams, for tests. */
import { beforeEach, expect } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { openEventStream, type EventReader } from '../../testing/event-stream.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

/** A Wednesday at noon, and half past nine in the evening. */
const NOON = '2025-06-18T06:30:00.000Z'
export const NIGHT = '2025-06-18T16:00:00.000Z'

export const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
export let asha: SignedIn
export let ravi: SignedIn
const open: EventReader[] = []

beforeEach(async () => {
  product.clock.set(NOON)
  asha = await product.person({ name: 'Asha Rao' })
  ravi = await product.person({ name: 'Ravi' })
  return () => open.splice(0).forEach((stream) => stream.close())
})

export async function openChatStream(
  path: string,
  client: Client,
  at = address,
): Promise<EventReader> {
  const stream = await openEventStream(`${at}${path}`, { cookie: client.cookieHeader() })
  open.push(stream)
  expect(await stream.next()).toMatchObject({ event: 'state' })
  return stream
}

/** The next event of a name: what was written before a stream began may still reach it. */
export async function readNextEvent(stream: EventReader, name: string): Promise<unknown> {
  return (await stream.until(({ event }) => event === name)).at(-1)!.data
}
