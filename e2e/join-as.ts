// Owns making people of the staff for browser tests: invited by the owner, and joined.
import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD } from './new-customer.ts'

/** Somebody joins by an invitation of the owner's: Divya for the counter, where nothing else is said. */
export async function joinAs(
  person: APIRequestContext,
  owner: APIRequestContext,
  url: string,
  preset = 'counter',
  name = 'Divya',
  /** What they may do, where that is less than their role brings. */
  permissions: string[] | null = null,
): Promise<void> {
  const data = { email: null, preset, permissions, refundsPerDay: null }
  const sent = await owner.post(`${url}/api/admin/staff-invitations`, { data })
  const { link } = (await sent.json()) as { link: string }
  const token = /[\w-]{43}$/.exec(link)![0]
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`
  const body = { token, name, email, password: PASSWORD }
  expect((await person.post(`${url}/api/join`, { data: body })).ok()).toBe(true)
  await person.post(`${url}/api/auth/login`, { data: { email, password: PASSWORD } })
}
