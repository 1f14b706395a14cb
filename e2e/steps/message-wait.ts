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

/** Zones of which one has its day at any time. */
const ZONES = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']

/** Does something while it is day for the laundry, whose offers leave by day alone. */
export async function withDaytime(url: string, run: () => Promise<void>): Promise<void> {
  const client = await request.newContext()
  await loginAs(client, url, 'admin')
  const before = await readBusiness(client, url)
  const set = (timeZone: string) =>
    changeSetting(client, url, ['business', 'business'], { ...before, timeZone })
  try {
    await set(ZONES.find(isDayIn)!)
    await run()
  } finally {
    await set(before.timeZone)
    await client.dispose()
  }
}

/** With time left for what is done then. */
function isDayIn(timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone }).format(new Date()),
  )
  return hour >= 10 && hour < 20
}

/** What the laundry says of itself. */
export async function readBusiness(
  client: APIRequestContext,
  url: string,
): Promise<{ timeZone: string }> {
  const settings = await client.get(`${url}/api/admin/settings`)
  return ((await settings.json()) as { business: { timeZone: string } }).business
}

/** Sets a group of settings, by its key in their answer and its address. */
export async function changeSetting(
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
