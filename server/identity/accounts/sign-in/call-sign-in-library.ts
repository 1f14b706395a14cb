/** Forwards a sign-in, sign-up or sign-out to the library's handler and reads the answer. */
import type { FastifyRequest } from 'fastify'
import { lastOutageOfRequest } from '../../../database/unavailable.ts'
import type { Deps } from '../../../platform/deps.ts'
import { CLIENT_IP_HEADER } from './auth.ts'

export interface AuthAnswer {
  status: number
  body: { code?: string; url?: string; user?: { id: string } } | null
  /** The cookies to set on our own answer. */
  cookies: string[]
  /** Where it leads on to. */
  location: string | null
}

/**
 * @param path below the library's base, such as `/sign-in/email`.
 */
export async function callSignInLibrary(
  { auth, config }: { auth: Pick<Deps['auth'], 'handler'>; config: Deps['config'] },
  request: FastifyRequest,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<AuthAnswer> {
  const headers = new Headers({
    origin: new URL(config.baseUrl).origin,
    'content-type': 'application/json',
    [CLIENT_IP_HEADER]: request.ip,
  })
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  const response = await auth.handler(
    new Request(`${config.baseUrl}/api/auth${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }),
  )
  // The library answers many failures as if they were the visitor's.
  const outage = response.ok ? undefined : lastOutageOfRequest()
  if (outage) throw outage
  if (response.status >= 500) throw new Error(`Sign-in answered ${response.status}`)
  return {
    status: response.status,
    body: (await response.json().catch(() => null)) as AuthAnswer['body'],
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
  }
}
