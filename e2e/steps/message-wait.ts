// Sets when messages leave a running product.
import { type APIRequestContext, request } from '@playwright/test'
import { loginAs } from '../sign-in.ts'

/**
 * Sets how long a status change's messages wait.
 * @param client logged in as staff
 */
export function setMessageWait(
  client: APIRequestContext,
  url: string,
  seconds: number,
): Promise<void> {
  return changeSetting(client, url, ['messageWait', 'message-wait'], { seconds })
}

/**
 * Lets the messages of a demo leave at once, at whatever hour its tests run: a test that is about waiting says so.
 */
export async function endMessageWait(url: string): Promise<void> {
  const client = await request.newContext()
  await loginAs(client, url, 'admin')
  await setMessageWait(client, url, 0)
  await changeSetting(client, url, ['quietHours', 'quiet-hours'], { from: 'off', until: '09:00' })
  await client.dispose()
}

async function changeSetting(
  client: APIRequestContext,
  url: string,
  [key, path]: [key: string, path: string],
  values: object,
): Promise<void> {
  const settings = await client.get(`${url}/api/admin/settings`)
  const { version } = ((await settings.json()) as Record<string, { version: string }>)[key]!
  const answer = await client.put(`${url}/api/admin/settings/${path}`, {
    data: { ...values, version },
  })
  if (!answer.ok()) throw new Error(`${key} was not set: ${await answer.text()}`)
}
