/** A call of the HTTP API: method, path, input and answers, and the types derived from them. */
import type * as z from 'zod/mini'
import type { Permission } from '#domain/people/permissions.ts'
import type { Subject } from './changes.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Where a call says whose things it is about: an id in its path or its body, or the record that its path names.
 * Left out of a body, they are the caller's; where the path names a record too, its owner is asked about as well.
 */
type Owner = 'params.id' | 'params.userId' | 'body.userId' | 'record'

/**
 * Who may make a call: anyone; a person signed in, about what is theirs alone; its owner, and staff with a
 * permission; or only staff with a permission, or with any of some. Staff are customers too: `ofStaff` is what it takes
 * beside the permission where the owner is a colleague.
 */
export type Access =
  | 'public'
  | 'own'
  | ({ owner: Owner; permission: Permission; ofStaff?: Permission } & ByKeys)
  | ({ owner?: never; ofStaff?: never; permission: Permission } & ByKeys)
  | { owner?: never; ofStaff?: never; permission: readonly Permission[]; apiKeys: false }

/**
 * API keys that have the permission make such calls too, but never with what belongs to the person who made the key;
 * false where only people may.
 */
interface ByKeys {
  apiKeys?: false
}

type Schema = z.core.$ZodType

/**
 * How often one person may make a call, or one visitor whose browser has a chat. Staff are held to the limits of
 * staff's own calls alone. `sign-in tries` is the number that the operator sets; of `wrong tries` there are as many,
 * and what turns out right is not counted. In public calls both are those of a network, because the caller isn't signed in yet.
 */
export interface Limit {
  minute?: number | 'sign-in tries' | 'wrong tries'
  hour?: number
  day?: number
  /**
   * For one network, no matter who is signed in there: many accounts, and browsers with a chat, are cheap to make.
   * Thousands may share it, so this only holds off floods. A public call with numbers above has one of these.
   */
  networkMinute?: number
  networkHour?: number
  networkDay?: number
}

/**
 * One call. `path` is Fastify's form (`/api/orders/:userId`). `answers` maps each success status to
 * its body; failures are always `{ code, message }` with a code from `errors`, or one that any call
 * may answer (bad input, not signed in, forbidden, too many requests, server trouble).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  access: Access
  /**
   * The caller has to have proven within the last minutes that it is them: with the password and, where there is one,
   * the second factor, or with a passkey. API keys aren't asked. `or just logged in`: a session that began within those
   * minutes will do, also by a provider or a code by SMS, for people may have no other proof. Fields with values: only
   * where a field of the body has one of these.
   */
  fresh?: true | 'or just logged in' | Readonly<Record<string, readonly string[]>>
  /** Refused to who came by the PIN of a shared tablet, also once they have proven that it is them. */
  notByPin?: true
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  answers: Record<number, Schema>
  /** The kept answers that screens ask for again once the call was made, or refused. */
  changes?: readonly Subject[]
  /** What the answer is where it is no JSON: a file of this media type. */
  media?: string
  errors?: readonly ErrorCode[]
  /** At most so many, counted for all processes together: where guessing or flooding would pay. */
  limit?: Limit
  /**
   * At most so many a minute of one person, or of one visitor whose browser has a chat, counted by each process: for
   * what is cheap. An address holds off floods, as it does in every public call.
   */
  perMinute?: number
  /**
   * At most so many wrong ones a minute from one address, counted by each process: where a caller names an order by what
   * could be guessed. Wrong is what is answered with `order_not_found`.
   */
  wrongPerMinute?: number
  /** The body reaches the handler as the text that was sent, for its signature to be checked. */
  rawBody?: true
  /** How large the body may be, in bytes, where that is more than what any call may carry. */
  maxBodyBytes?: number
  /** A stream of server-sent events instead of one body. */
  stream?: true
  /** The body may be a multipart form: its texts as `body` declares them, and a file of this name. */
  file?: { name: string; maxBytes: number; tooLarge: string }
}

/** The limits of calls that name an order by what could be guessed. */
export const GUESSABLE = { perMinute: 240, wrongPerMinute: 240 } as const

/** Keeps the literal types of a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Sent<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends Schema
  ? {} extends z.input<C[K]>
    ? { [P in K]?: z.input<C[K]> }
    : { [P in K]: z.input<C[K]> }
  : {}

/** What a caller passes: `{ params, query, headers, body }`, each only where the call takes it. */
export type InputOf<C extends Call> = Sent<C, 'params'> &
  Sent<C, 'query'> &
  Sent<C, 'headers'> &
  Sent<C, 'body'>

/** What a caller gets back on success, as JSON. */
export type AnswerOf<C extends Call> = z.output<C['answers'][keyof C['answers']]>
