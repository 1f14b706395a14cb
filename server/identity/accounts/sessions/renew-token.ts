/** Renews a session's token: a cookie stolen earlier is refused afterwards. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookiePrefix, sessionCookie, type Session } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'

export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The cookie of the session that asks, under its new token: it lasts as long as the one before. */
export function renewSessionCookie(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  request: Pick<FastifyRequest, 'headers'> & { session: Pick<Session, 'expiresAt'> | null },
  token: string,
): string {
  // The sign-in library marks a session that ends with the browser by a cookie beside it.
  const isRemembered = !request.headers.cookie?.includes(`${cookiePrefix(config.baseUrl)}.dont_`)
  const left = request.session!.expiresAt.getTime() - clock().getTime()
  const seconds = Math.max(0, Math.round(left / 1000))
  return sessionCookie(token, config, isRemembered ? seconds : null)
}
