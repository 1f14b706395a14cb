// Owns how long the messages of a status change wait on a running product.
import type { APIRequestContext } from '@playwright/test'

/** Takes a client that is logged in as staff. */
export async function setMessageWait(
  client: APIRequestContext,
  url: string,
  seconds: number,
): Promise<void> {
  const settings = await client.get(`${url}/api/admin/settings`)
  const { messageWait } = (await settings.json()) as { messageWait: { version: string } }
  const { version } = messageWait
  const answer = await client.put(`${url}/api/admin/settings/message-wait`, {
    data: { seconds, version },
  })
  if (!answer.ok()) throw new Error(`The wait was not set: ${await answer.text()}`)
}
