/** Who is at the other end of a chat: a signed-in customer, or a visitor whose browser keeps a cookie. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Person } from './session.ts'

export type Chatter = { kind: 'customer'; userId: string } | { kind: 'visitor'; hash: string }

/** A browser keeps a visitor's chat so long after it began; the chat is forgotten then. */
export const VISITOR_DAYS = 30

/** Where the site is served over https no other site, and no other host of its domain, can set it. */
function cookieName(baseUrl: string): string {
  return `${baseUrl.startsWith('https://') ? '__Host-' : ''}washline.chat`
}

/** Null for a visitor whose browser has no chat. Anyone who is signed in has their own. */
export function chatterOf(
  person: Person | null,
  request: FastifyRequest,
  baseUrl: string,
): Chatter | null {
  if (person) return { kind: 'customer', userId: person.id }
  const name = cookieName(baseUrl)
  const token = request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return token && /^[\w-]{43}$/.test(token) ? { kind: 'visitor', hash: hashOf(token) } : null
}

/** A new visitor, and the cookie that makes their browser known. Only its hash is ever stored. */
export function newVisitor(baseUrl: string): {
  chatter: Chatter & { kind: 'visitor' }
  cookie: string
} {
  const token = randomBytes(32).toString('base64url')
  return {
    chatter: { kind: 'visitor', hash: hashOf(token) },
    cookie: cookieOf(baseUrl, token, VISITOR_DAYS * 24 * 60 * 60),
  }
}

/** The Set-Cookie line that has a browser forget the chat of a visitor who used it before. */
export function forgetVisitor(baseUrl: string): string {
  return cookieOf(baseUrl, '', 0)
}

function cookieOf(baseUrl: string, token: string, maxAgeSeconds: number): string {
  const secure = baseUrl.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(baseUrl)}=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
