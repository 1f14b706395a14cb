/** An in-process API client that acts as one browser: typed by the contract, with its own cookie jar. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { AnswerOf, Call, InputOf } from '#contract/base/call.ts'

export interface Reply<B> {
  status: number
  /** The body as the contract declares it for success; look at `code` and `message` of a failure. */
  body: B
  code: string | undefined
  message: string | undefined
  headers: LightMyRequestResponse['headers']
  cookies: LightMyRequestResponse['cookies']
}

export interface Client {
  call<C extends Call>(
    call: C,
    input: InputOf<C>,
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerOf<C>>>
  /** Any request at all, with this browser's cookies. */
  send(request: InjectOptions): Promise<Reply<unknown>>
  /** The Cookie header that this browser would send. */
  cookieHeader(): string
}

/**
 * @param cookies where the cookies are kept, by name; two clients may share one jar
 * @param settled waited for after every call, so that the database holds what follows from it
 */
export function clientOf(
  app: FastifyInstance,
  cookies = new Map<string, string>(),
  settled?: () => Promise<void>,
): Client {
  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async function send(request: InjectOptions): Promise<Reply<unknown>> {
    const headers = { ...(cookies.size > 0 && { cookie: cookieHeader() }), ...request.headers }
    const response = await app.inject({ ...request, headers })
    await settled?.()
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name)
      else cookies.set(cookie.name, encodeURIComponent(cookie.value))
    }
    return replyOf(response)
  }

  return {
    cookieHeader,
    send,
    async call(call, input, headers = {}) {
      const given = input as unknown as { body?: object; headers?: Record<string, string> }
      const reply = await send({
        method: call.method,
        url: addressOf(call, input),
        headers: { ...given.headers, ...headers },
        ...(given.body !== undefined && { payload: given.body }),
      })
      return reply as Reply<never>
    },
  }
}

/** The path and query of a call, as a browser would ask for it. */
export function addressOf<C extends Call>(call: C, input: InputOf<C>): string {
  const { params = {}, query = {} } = input as unknown as { params?: object; query?: object }
  const values = new Map<string, unknown>(Object.entries(params))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

function replyOf(response: LightMyRequestResponse): Reply<unknown> {
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const body: unknown = isJson && response.body ? response.json() : response.body
  const failure = body as Partial<{ code: string; message: string }> | null
  return {
    status: response.statusCode,
    body,
    code: failure?.code,
    message: failure?.message,
    headers: response.headers,
    cookies: response.cookies,
  }
}
