/** The person behind a request: the signed session cookie, looked up in one statement. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Asker, Holder } from '#domain/people/permissions.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { BY_KEY } from '../../database/engines/by-key.ts'
import type { Tables } from '../../database/tables.ts'
import type { Reader } from '#words/words-for.ts'

/** Anyone who is signed in, or in whose name an API key asks. */
export interface Person extends Asker, Reader {
  name: string
  email: string
  phone: string
  address: string
  /** The GSTIN for a customer's invoices; empty for none. */
  gstin?: string
  /** The company that they order for; null for none. */
  companyId?: string | null
  /** Whether they see its statement and its invoices. */
  seesCompanyAccount?: boolean
  /** They have to sign in strongly first, and may nothing of what staff may until then. */
  isHeldBack?: true
}

/** How long a session lasts that nobody uses. */
export const SESSION_SECONDS = 30 * 86_400

/** How long a session lasts that is used every day; then its person logs in again. */
const LONGEST_SESSION_MS = 90 * DAY_MS

/**
 * What the names of sign-in cookies begin with. Where the site is served over https no other site,
 * and no other host of the same domain, can set a cookie of such a name.
 */
export function cookiePrefix(baseUrl: string): string {
  return `${baseUrl.startsWith('https://') ? '__Host-' : ''}washline`
}

export function sessionCookieName(baseUrl: string): string {
  return `${cookiePrefix(baseUrl)}.session_token`
}

/**
 * The Set-Cookie line of a session, as the sign-in library writes it.
 * @param maxAgeSeconds null for one that goes when the browser is closed
 */
export function sessionCookie(
  token: string,
  { baseUrl, authSecret }: { baseUrl: string; authSecret: string },
  maxAgeSeconds: number | null,
): string {
  const signature = createHmac('sha256', authSecret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  const secure = baseUrl.startsWith('https://') ? '; Secure' : ''
  const maxAge = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${sessionCookieName(baseUrl)}=${value}${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The session token of a Cookie header, if its signature holds.
 * The value is `token.signature`, an HMAC-SHA-256 in base64 that the sign-in library wrote.
 */
export function sessionTokenOfRequest(
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
export function readSessionToken(
  cookieHeader: string | undefined,
  { baseUrl, authSecret }: { baseUrl: string; authSecret: string },
): string | null {
  return sessionTokenOfRequest(cookieHeader, sessionCookieName(baseUrl), authSecret)
}

/** A session that has not ended, and whose it is. */
export interface Session {
  id: string
  beganAt: Date
  expiresAt: Date
  /** When it was last in use, to some minutes. */
  usedAt: Date
  /** When its person last proved that it is them; null where they never did, as after a code by SMS. */
  provenAt: Date | null
  /** Whether they did so with a second factor, or a passkey. */
  isStrong: boolean
  /** Whether it is one of a shared tablet, which ends soon after nobody touches it. */
  isOnTablet: boolean
  /** Whether it began there by a PIN alone. */
  isByPin: boolean
  /** When its person's account was made, or they became staff. */
  joinedAt: Date
  person: Person
}

/** The session of a token if it has not ended, in one statement. Somebody who is suspended has none. */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.address', 'users.role'])
    .select(['sessions.id as session_id', 'sessions.created_at', 'sessions.expires_at'])
    .select([
      'sessions.updated_at',
      'sessions.proven_at',
      'sessions.is_strong',
      'sessions.is_by_pin',
      'sessions.tablet_id',
    ])
    .select(({ fn }) => fn.coalesce('users.staff_since', 'users.created_at').as('joined_at'))
    .select(['users.more_presets as morePresets', 'users.narrowed_to as narrowedTo'])
    .select('users.company_id as companyId')
    .select(['users.sees_company_account as seesCompanyAccount', 'users.gstin', 'users.language'])
    .modifyFront(BY_KEY)
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', new Date(now.getTime() - LONGEST_SESSION_MS))
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const {
    session_id: id,
    created_at: beganAt,
    expires_at: expiresAt,
    updated_at: usedAt,
    proven_at: provenAt,
    is_strong: isStrong,
    is_by_pin: isByPin,
    tablet_id: tabletId,
    joined_at: joinedAt,
    ...person
  } = row
  const isOnTablet = tabletId !== null
  return {
    id,
    beganAt,
    expiresAt,
    usedAt,
    provenAt,
    isStrong,
    isOnTablet,
    isByPin,
    joinedAt,
    person,
  }
}

/** Whether a session that was read earlier has ended by the clock since. */
export function isSessionExpired({ beganAt, expiresAt }: Session, now: Date): boolean {
  return expiresAt <= now || now.getTime() - beganAt.getTime() >= LONGEST_SESSION_MS
}

/** Those of some sessions that have not ended, with what their person is now. */
export function findSessionsById(
  db: Kysely<Tables>,
  ids: string[],
  now: Date,
): Promise<(Holder & { id: string; expires_at: Date })[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.expires_at', 'users.role'])
    .select(['users.more_presets as morePresets', 'users.narrowed_to as narrowedTo'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', new Date(now.getTime() - LONGEST_SESSION_MS))
    .where('users.suspended_at', 'is', null)
    .execute()
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
