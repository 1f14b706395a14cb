// Signs a browser in as one of the demo's people, without the login screen.
import type { APIRequestContext, BrowserContext } from '@playwright/test'

type Role = 'customer' | 'admin'

/**
 * Signs every page of the context in as the demo's customer or admin.
 * @param url the server's address; it must run with demo data
 * @returns the person's id
 * @throws Error when the server shows no such demo account or refuses it
 */
export function signInAs(context: BrowserContext, url: string, role: Role): Promise<string> {
  return loginAs(context.request, url, role)
}

/** The same for calls without a page. */
export async function loginAs(client: APIRequestContext, url: string, role: Role): Promise<string> {
  const listed = await client.get(`${url}/api/auth/demo-accounts`)
  const accounts = (await listed.json()) as { role: Role; email: string; password: string }[]
  const account = accounts.find((each) => each.role === role)
  if (!account) throw new Error(`The server at ${url} shows no demo account of a ${role}.`)

  const { email, password } = account
  const answer = await client.post(`${url}/api/auth/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in as ${email} failed: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { _id: string } }
  return user._id
}
