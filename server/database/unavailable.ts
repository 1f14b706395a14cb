/**
 * Recognises failures of an unavailable database (away, failing over, starting, or out of connections), and whether
 * the caller's write may be stored.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { errorText } from './error-text.ts'

/** The database could not be used; asking again later is worth it. */
export class DatabaseUnavailable extends Error {
  /** The server's SQLSTATE or the system's error code, where there is one. */
  readonly code: string | undefined
  /** Whether something that this request changed may be stored: an answer to its commit never came. */
  readonly mayBeStored: boolean

  constructor(cause: unknown, mayBeStored: boolean) {
    super(errorText(cause), { cause })
    this.name = 'DatabaseUnavailable'
    this.code = codeOf(cause)
    this.mayBeStored = mayBeStored
  }
}

/** What the system says of a connection that broke, or never came to be. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * SQLSTATEs: connection exceptions (08), too little of something (53), shut down, crashed, starting or
 * dropped by an operator (57P), and a server that became a standby and takes no writes (25006).
 */
const STATES = /^(08...|53...|57P..|25006)$/

/** Said before anything is done: a standby, no connection left, still starting. */
const REFUSED_BEFORE = /^(25006|53300|57P03)$/

/**
 * The database gave up on a statement, and what its transaction did is undone: a lock was held or a statement took
 * for too long, two transactions waited for each other, or met in the same rows.
 */
const HELD_UP = /^(55P03|57014|40P01|40001)$/

/** Did the database give up on a statement that may succeed a moment later? */
export function isRetryableFailure(error: unknown): boolean {
  return HELD_UP.test(codeOf(error) ?? '')
}

/** What the driver says without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after|The database is closed)/

/** Did the database fail to answer, rather than refuse what was asked? For errors of the database alone. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === undefined
    ? MESSAGES.test(error.message)
    : CONNECTION_CODES.has(code) || STATES.test(code)
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

interface Request {
  mayBeStored: boolean
  isAside: boolean
  outage: DatabaseUnavailable | undefined
}

const current = new AsyncLocalStorage<Request>()

/** Runs what answers one request, so that an outage in it knows whether something was stored before. */
export function trackRequestWrites<T>(fn: () => T): T {
  return current.run({ mayBeStored: false, isAside: false, outage: undefined }, fn)
}

/** Runs what a request stores beside what was asked for, such as a count of such requests. */
export function withoutTrackingWrites<T>(fn: () => T): T {
  const mayBeStored = current.getStore()?.mayBeStored ?? false
  return current.run({ mayBeStored, isAside: true, outage: undefined }, fn)
}

/** The outage that this request met last, whatever a library made of it. */
export function lastOutageOfRequest(): DatabaseUnavailable | undefined {
  return current.getStore()?.outage
}

/** What one connection does for the request that holds it, statement by statement. */
export class StatementWatch {
  #inTransaction = false
  #mayBeStored = false
  /** The connection can't be used again. */
  isBroken = false
  /** The transaction's commit is on its way, or answered; statements before it may still fail. */
  isCommitSent = false

  /** Another request has the connection now. */
  reset(): void {
    this.#inTransaction = false
    this.#mayBeStored = false
    this.isCommitSent = false
  }

  sent(sql: string): void {
    if (/^commit$/i.test(sql)) this.isCommitSent = true
  }

  /** @returns the error to throw in place of `error` */
  failed(sql: string, error: unknown): unknown {
    const storesNow =
      (this.isCommitSent || this.#stores(sql)) && !REFUSED_BEFORE.test(codeOf(error) ?? '')
    this.#follow(sql)
    if (isRetryableFailure(error)) return toOutage(error, this.#mayBeStored)
    if (!isConnectionFailure(error)) return error
    this.isBroken = true
    return toOutage(error, (this.#mayBeStored ||= storesNow))
  }

  succeeded(sql: string): void {
    if (this.#stores(sql)) noteStored()
    this.#follow(sql)
  }

  /** Outside of a transaction a statement commits at once, unless it only reads. */
  #stores(sql: string): boolean {
    if (/^commit$/i.test(sql)) return true
    return (
      !this.#inTransaction && !/^\s*(select|begin|start|rollback|set|listen|unlisten)\b/i.test(sql)
    )
  }

  #follow(sql: string): void {
    if (/^(begin|start transaction)\b/i.test(sql)) this.#inTransaction = true
    else if (/^(commit|rollback)$/i.test(sql)) this.#inTransaction = false
  }
}

/** The current request has stored something, also where another one's transaction did it. */
export function noteStored(): void {
  const request = current.getStore()
  if (request && !request.isAside) request.mayBeStored = true
}

/** @param mayBeStored by the statement that failed; what the request stored before counts as well */
export function toOutage(error: unknown, mayBeStored = false): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error
  if (mayBeStored) noteStored()
  const request = current.getStore()
  const failure = new DatabaseUnavailable(error, request?.mayBeStored ?? mayBeStored)
  if (request) request.outage = failure
  return failure
}
