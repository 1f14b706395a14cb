/** The customer side of a chat: a signed-in customer, or a visitor known by a cookie. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Person } from './session.ts'

export type Chatter = { kind: 'customer'; userId: string } | { kind: 'visitor'; hash: string }

/** Bytes of a cookie that are random; as many more say that they are the laundry's. */
const RANDOM_BYTES = 16

type Settings = Pick<Config, 'baseUrl' | 'authSecret'>

/** A browser keeps a visitor's chat so long after it began; the chat is forgotten then. */
export const VISITOR_DAYS = 30

/** Where the site is served over https no other site, and no other host of its domain, can set it. */
function cookieName(baseUrl: string): string {
  return `${baseUrl.startsWith('https://') ? '__Host-' : ''}washline.chat`
}

/** Null for a visitor whose browser has no chat. Anyone who is signed in has their own. */
export function chatterOfRequest(
  person: Person | null,
  request: FastifyRequest,
  baseUrl: string,
): Chatter | null {
  if (person) return { kind: 'customer', userId: person.id }
  const token = tokenOf(request, baseUrl)
  return token === null ? null : { kind: 'visitor', hash: hashOf(token) }
}

/**
 * A visitor as nobody but the laundry can have named them, told without asking the database; null without such a cookie,
 * as in browsers with a chat from before cookies were marked.
 */
export function visitorOfCookie(
  request: FastifyRequest,
  { baseUrl, authSecret }: Settings,
): string | null {
  const token = tokenOf(request, baseUrl)
  if (token === null) return null
  const bytes = Buffer.from(token, 'base64url')
  const random = bytes.subarray(0, RANDOM_BYTES)
  const isOurs = timingSafeEqual(bytes.subarray(RANDOM_BYTES), markOf(random, authSecret))
  return isOurs ? random.toString('base64url') : null
}

function tokenOf(request: FastifyRequest, baseUrl: string): string | null {
  const name = cookieName(baseUrl)
  const token = request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

/** What stands behind a cookie's random bytes. */
function markOf(random: Uint8Array, authSecret: string): Buffer {
  const mark = createHmac('sha256', authSecret).update('visitor ').update(random).digest()
  return mark.subarray(0, RANDOM_BYTES)
}

/** A new visitor, and the cookie that makes their browser known. Only its hash is ever stored. */
export function newChatVisitor({ baseUrl, authSecret }: Settings): {
  chatter: Chatter & { kind: 'visitor' }
  cookie: string
} {
  const random = randomBytes(RANDOM_BYTES)
  const token = Buffer.concat([random, markOf(random, authSecret)]).toString('base64url')
  return {
    chatter: { kind: 'visitor', hash: hashOf(token) },
    cookie: cookieOf(baseUrl, token, VISITOR_DAYS * 24 * 60 * 60),
  }
}

/** The Set-Cookie line that has a browser forget the chat of a visitor who used it before. */
export function clearVisitorCookie(baseUrl: string): string {
  return cookieOf(baseUrl, '', 0)
}

function cookieOf(baseUrl: string, token: string, maxAgeSeconds: number): string {
  const secure = baseUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(baseUrl)}=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
