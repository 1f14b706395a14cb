// Client of the HTTP API: one typed function over the contract's entries, and its one error.
import type { AnswerOf, Call, InputOf } from '#contract/base/call.ts'
import type { ErrorCode } from '#contract/base/errors.ts'
import { noteServerTime } from './clock.ts'
import { announceWriteCall } from './writes.ts'
import { currentWords } from './words.ts'
import { unanswered } from '#words/en/base/unanswered.ts'

const TIMEOUT_MS = 15_000

type ClientCode = 'offline' | 'timeout'

/** A call that failed. `status` is 0 when no answer came; `message` is fit to show to people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ClientCode
  /** The failure's body as sent; some failures carry more than code and message. */
  readonly body: unknown

  constructor(status: number, code: ErrorCode | ClientCode, message: string, body?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = body
  }
}

type Address<C extends Call> = Pick<C, 'method' | 'path' | 'changes'>
type Options = { signal?: AbortSignal }
/** A call that asks for a fresh proof is made by `callProven`, which asks the person for it. */
type NotProven = Call & { fresh?: never }

/** What a call takes, and its options. */
export type CallArguments<C extends Call> =
  {} extends InputOf<C>
    ? [input?: InputOf<C>, options?: Options]
    : [input: InputOf<C>, options?: Options]

/**
 * The method, path and changes of a call, without its schemas. A build writes them in the place of the call
 * (tools/web/call-addresses-plugin.ts), so that pages load neither schemas nor the library that checks them.
 */
export function addressOf<C extends Call>({ method, path, changes }: C): C {
  const address: Address<C> = { method, path, changes }
  return address as C
}

/**
 * Makes a call of the contract. Takes the entry and `{ params, query, headers, body }` as it declares
 * them; gives the answer's body.
 * @throws ApiError with the server's code and message, or 'offline' or 'timeout' when no answer came
 */
export async function call<C extends NotProven>(
  entry: C,
  ...[input, options]: CallArguments<C>
): Promise<AnswerOf<C>> {
  const response = await send(entry, input ?? {}, options)
  return (await bodyOf(response)) as AnswerOf<C>
}

/**
 * Makes a call whose answer is a list in pages. Gives the items and the cursor of the next page
 * (null after the last one), which goes into `query.cursor`.
 * @throws ApiError as `call` does
 */
export async function callPage<C extends NotProven>(
  entry: C,
  ...[input, options]: CallArguments<C>
): Promise<{ items: AnswerOf<C>; nextCursor: string | null }> {
  const response = await send(entry, input ?? {}, options)
  const items = (await bodyOf(response)) as AnswerOf<C>
  return { items, nextCursor: nextCursorOf(response.headers.get('link')) }
}

let onSignedOut: (() => void) | undefined

/** Sets what happens when the server answers that nobody is signed in any more. */
export function setSignedOutListener(listener: () => void): void {
  onSignedOut = listener
}

/**
 * Fills `:name` parts of a contract path and appends the query; values left undefined are left out.
 * @throws TypeError when a part has no value
 */
export function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const values = new Map<string, Plain>(Object.entries(params))
  const filled = path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = values.get(name)
    if (value == null || value === '') throw new TypeError(`${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Reads the cursor out of a Link header's `rel="next"` address; null when there is none. */
export function nextCursorOf(link: string | null): string | null {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part))
  const address = next?.match(/<([^>]*)>/)?.[1]
  if (address === undefined) return null
  return new URL(address, 'http://site.invalid').searchParams.get('cursor')
}

type Plain = string | number | boolean | null | undefined
type Values = Record<string, Plain>
type AnyInput = {
  params?: Values
  query?: Values
  headers?: Record<string, string>
  body?: unknown
}

async function send(entry: Call, given: object, options: Options = {}): Promise<Response> {
  const input: AnyInput = given
  const headers = new Headers(input.headers)
  headers.set('accept', 'application/json')
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const endWrite = entry.method === 'GET' ? undefined : announceWriteCall()

  const ask = () =>
    fetch(urlOf(entry.path, input.params ?? {}, input.query ?? {}), {
      method: entry.method,
      headers,
      credentials: 'same-origin',
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })

  let response: Response
  try {
    response = await ask()
    if (await mayBeOldToken(response)) {
      await awaitSessionRenewal()
      response = await ask()
    }
  } catch (error) {
    throw options.signal?.aborted ? error : unansweredError(timeout)
  } finally {
    endWrite?.()
  }
  noteServerTime(response.headers.get('date'))
  if (!response.ok) throw await failureOf(response)
  return response
}

/** How long the cookie takes to come that a proof gives the session, in this tab or another. */
const RENEWAL_MS = 300

/** Waits for the cookie of a session that has just got another token; what was asked with the one before is refused. */
export function awaitSessionRenewal(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RENEWAL_MS))
}

/** Whether the browser may have asked with a token that was renewed meanwhile. */
async function mayBeOldToken(response: Response): Promise<boolean> {
  if (response.status !== 401 || !document.documentElement.hasAttribute('data-signed-in'))
    return false
  const failure = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return failure?.code === 'not_signed_in'
}

function unansweredError(timeout: AbortSignal): ApiError {
  if (timeout.aborted) {
    return new ApiError(0, 'timeout', currentWords(unanswered).slow)
  }
  return new ApiError(0, 'offline', currentWords(unanswered).offline)
}

async function failureOf(response: Response): Promise<ApiError> {
  return failureFrom(response.status, await response.json().catch(() => undefined))
}

/** The error of a refusal, from its status and its body as read; also notes that the session has ended. */
export function failureFrom(status: number, body: unknown): ApiError {
  const failure: { code?: unknown; message?: unknown } =
    typeof body === 'object' && body !== null ? body : {}
  const code = typeof failure.code === 'string' ? (failure.code as ErrorCode) : 'server_error'
  const message =
    typeof failure.message === 'string' ? failure.message : currentWords(unanswered).unreadable
  if (code === 'not_signed_in') onSignedOut?.()
  return new ApiError(status, code, message, body)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    throw new ApiError(response.status, 'server_error', currentWords(unanswered).unreadable)
  }
}
