/** Shared tablets: their cookie, and the sessions started on them. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { TABLET_IDLE_SECONDS } from '#domain/people/pin.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { cookiePrefix, readSessionToken } from '../../../http/callers/session.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  insertTabletSession,
  deletePinFailures,
  lockTabletPin,
  lockTablet,
  insertTabletUse,
} from './tablet-store.ts'

/** As long as browsers keep a cookie at most; each sign-in there begins it again. */
const COOKIE_SECONDS = 400 * 86_400

/** What the way to the server may take of the time until a tablet locks. */
const SLACK_SECONDS = 20

type Settings = Pick<Config, 'baseUrl'>

function cookieName({ baseUrl }: Settings): string {
  return `${cookiePrefix(baseUrl)}.tablet`
}

/** @param token 32 random bytes as base64url */
export function tabletCookie(token: string, settings: Settings): string {
  const secure = settings.baseUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(settings)}=${token}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The token of the shared tablet that asks; null for any other browser. Whether it is good only the database knows. */
export function readTabletToken(request: FastifyRequest, settings: Settings): string | null {
  const name = `${cookieName(settings)}=`
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim())
  return pairs?.find((pair) => pair.startsWith(name))?.slice(name.length) || null
}

/** What is kept of a token. */
export function tabletHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** When a session on a tablet ends that is touched now and never again. */
export function tabletLockTime(now: Date): Date {
  return new Date(now.getTime() + (TABLET_IDLE_SECONDS + SLACK_SECONDS) * 1000)
}

/**
 * Makes a session that has just begun one of the shared tablet that it began on: it ends with the tablet, and soon
 * after nobody touches it. On any other browser nothing happens, unless it began by PIN.
 * @param cookies as the sign-in library's answer sets them
 * @param byPin the hash of the PIN that it began by; null for one that began as on any browser
 * @returns the cookies with the tablet's; null where the tablet was cut off by now, or the PIN is another
 */
export async function bindSessionToTablet(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  { userId, cookies, byPin }: { userId: string; cookies: string[]; byPin: string | null },
): Promise<string[] | null> {
  const token = readTabletToken(request, config)
  const session = readSessionToken(cookies.map((cookie) => cookie.split(';')[0]).join('; '), config)
  const unbound = byPin === null ? cookies : null
  if (token === null || session === null) return unbound
  return inTransaction(db, async (tx) => {
    const now = clock()
    const tabletId = await lockTablet(tx, tabletHash(token))
    if (tabletId === undefined) return unbound
    if (byPin !== null && !(await lockTabletPin(tx, userId, byPin))) return null
    await insertTabletSession(tx, session, {
      tablet_id: tabletId,
      is_by_pin: byPin !== null,
      expires_at: tabletLockTime(now),
    })
    await insertTabletUse(tx, tabletId, userId, now)
    await deletePinFailures(tx, tabletId, userId)
    return [...cookies, tabletCookie(token, config)]
  })
}
