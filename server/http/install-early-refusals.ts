/**
 * Refusals before any route: malformed HTTP, slow or large requests, and unknown addresses. They look like every
 * other failure and carry the same headers.
 */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/base/errors.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError, failureText, say, type Failure } from '../platform/app-error.ts'
import { toAppError, sendFailure } from './failures.ts'
import { securityHeadersOutsideHooks } from './headers/security-headers.ts'

type Context = Pick<Deps, 'config' | 'wordsFor'>

interface Refusal {
  status: number
  code: ErrorCode
  failure: Failure
}

/** What Node's parser and timers report, in our words. */
const PARSER_REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'bad_request',
    failure: say('tooSlow'),
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    failure: say('headersTooLarge'),
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too_large',
    failure: say('bodyTooLarge'),
  },
}
const NOT_HTTP: Refusal = { status: 400, code: 'bad_request', failure: say('notHttp') }
const UNKNOWN_EXPECTATION: Refusal = {
  status: 417,
  code: 'bad_request',
  failure: say('unknownExpectation'),
}

/** @returns Fastify's options that answer what fails before a route is found */
export function installEarlyRefusals({ config, wordsFor }: Context) {
  const headers = securityHeadersOutsideHooks(config)
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      void reply.headers({ ...headers, 'x-request-id': request.id })
      if (isOfPage(request)) return void reply.redirect('/404')
      void sendFailure(reply, toAppError(error), wordsFor({}))
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      // An answer that is under way must not get another one in its middle.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket))
        return void socket.destroy()
      const refusal = PARSER_REFUSALS[error.code ?? ''] ?? NOT_HTTP
      const answer = writtenOut(refusal.status, bodyOf(refusal, wordsFor({})), headers)
      socket.end(answer, () => socket.destroy())
    },
  }
}

/** Answers the two things that Node would refuse in its own words. */
export function answerMalformedRequests(app: FastifyInstance, { config, wordsFor }: Context): void {
  const headers = securityHeadersOutsideHooks(config)
  app.server.on('checkExpectation', (_, response) => {
    const { status } = UNKNOWN_EXPECTATION
    const text = bodyOf(UNKNOWN_EXPECTATION, wordsFor({}))
    response.writeHead(status, { ...headers, ...jsonHeaders(text), connection: 'close' })
    response.end(text)
  })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new AppError('bad_request', say('noHost'))
  })
}

/** Whether somebody opened an address in a browser. */
function isOfPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && !!headers.accept?.includes('text/html')
}

function jsonHeaders(text: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  }
}

function bodyOf({ code, failure }: Refusal, words: Words): string {
  return JSON.stringify({ code, message: failureText(words, failure) })
}

function writtenOut(status: number, text: string, headers: Record<string, string>): string {
  const all = { ...headers, ...jsonHeaders(text), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`
}

/** Whether something of an answer has been written to this connection and its end has not. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}
