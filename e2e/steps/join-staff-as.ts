// Members of staff for browser tests: invited by the owner's mail, and joined.
import { type APIRequestContext, expect } from '@playwright/test'
import { awaitMailTo } from './mailbox.ts'
import { PASSWORD } from './new-customer.ts'
import type { RunningServer } from '../server.ts'

/** The token of the newest invitation to a mailbox. */
export async function readMailedInvitationToken(
  server: Pick<RunningServer, 'folder'>,
  email: string,
): Promise<string> {
  const { text } = await awaitMailTo(server, email, /^Join /)
  return /token=([\w-]{43})/.exec(text!)![1]!
}

/** Somebody joins by an invitation of the owner's: Divya for the counter, where nothing else is said. */
export async function joinStaffAs(
  person: APIRequestContext,
  owner: APIRequestContext,
  server: Pick<RunningServer, 'url' | 'folder'>,
  preset = 'counter',
  name = 'Divya',
  /** What they may do, where that is less than their role brings. */
  permissions: string[] | null = null,
): Promise<void> {
  const { url } = server
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`
  const data = { email, preset, permissions, refundsPerDay: null }
  expect((await owner.post(`${url}/api/admin/staff-invitations`, { data })).ok()).toBe(true)
  const body = { token: await readMailedInvitationToken(server, email), name, password: PASSWORD }
  expect((await person.post(`${url}/api/join`, { data: body })).ok()).toBe(true)
  await person.post(`${url}/api/auth/login`, { data: { email, password: PASSWORD } })
}
