// Sets how long a status change's messages wait on a running product.
import { type APIRequestContext, request } from '@playwright/test'
import { loginAs } from '../sign-in.ts'

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

/** Lets the messages of a demo leave at once: a test that is about waiting says so. */
export async function endMessageWait(url: string): Promise<void> {
  const client = await request.newContext()
  await loginAs(client, url, 'admin')
  await setMessageWait(client, url, 0)
  await client.dispose()
}
