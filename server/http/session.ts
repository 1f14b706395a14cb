/** Who a request comes from: the signed session cookie looked up in one statement. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Whoever is signed in. */
export interface Person {
  id: string
  name: string
  email: string
  phone: string
  address: string
  role: 'customer' | 'admin'
}

/** The cookie's name; `__Secure-` when the site is served over https. */
export function sessionCookieName(baseUrl: string): string {
  return `${baseUrl.startsWith('https://') ? '__Secure-' : ''}washline.session_token`
}

/**
 * The session token of a Cookie header, if its signature holds.
 * The value is `token.signature`, an HMAC-SHA-256 in base64 that the sign-in library wrote.
 */
export function sessionToken(
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): string | null {
  const value = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  if (!value) return null
  const signed = decode(value)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

/** The session token of a request's Cookie header under some settings; null without a valid one. */
export function tokenOf(
  cookieHeader: string | undefined,
  { baseUrl, authSecret }: { baseUrl: string; authSecret: string },
): string | null {
  return sessionToken(cookieHeader, sessionCookieName(baseUrl), authSecret)
}

/** The person of a token whose session has not ended, in one statement. */
export async function findPerson(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<Person | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.address', 'users.role'])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
