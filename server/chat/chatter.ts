/** Who is at the other end of a chat: a signed-in customer, or a visitor whose browser keeps a cookie. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Person } from '../http/session.ts'

export type Chatter = { kind: 'customer'; userId: string } | { kind: 'visitor'; hash: string }

/** A browser keeps a visitor's chat so long after it began; the chat is forgotten then. */
export const VISITOR_DAYS = 30

const COOKIE = 'washline.chat'

/** Null for a visitor whose browser has no chat. Whoever is signed in has their own. */
export function chatterOf(person: Person | null, request: FastifyRequest): Chatter | null {
  if (person) return { kind: 'customer', userId: person.id }
  const token = request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  return token && /^[\w-]{43}$/.test(token) ? { kind: 'visitor', hash: hashOf(token) } : null
}

/** A new visitor, and the cookie that makes their browser known. Only its hash is ever stored. */
export function newVisitor(baseUrl: string): {
  chatter: Chatter & { kind: 'visitor' }
  cookie: string
} {
  const token = randomBytes(32).toString('base64url')
  const secure = baseUrl.startsWith('https://') ? '; Secure' : ''
  const maxAge = VISITOR_DAYS * 24 * 60 * 60
  return {
    chatter: { kind: 'visitor', hash: hashOf(token) },
    cookie: `${COOKIE}=${token}; Max-Age=${maxAge}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
