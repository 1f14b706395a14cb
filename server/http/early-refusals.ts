/**
 * Refusals that no route sees: what isn't HTTP, takes too long or is too large, and addresses that are
 * none. They look like every other failure and carry the same headers.
 */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { Config } from '../platform/config/config.ts'
import { AppError } from '../platform/app-error.ts'
import { asAppError, sendFailure } from './failures.ts'
import { bareHeaders } from './security-headers.ts'

interface Refusal {
  status: number
  code: ErrorCode
  message: string
}

/** What Node's parser and timers report, in our words. */
const PARSER_REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'bad_request',
    message: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    message: 'The headers are more than one request may carry.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too_large',
    message: 'That is more than one request may carry.',
  },
}
const NOT_HTTP: Refusal = { status: 400, code: 'bad_request', message: 'This is not HTTP.' }
const UNKNOWN_EXPECTATION: Refusal = {
  status: 417,
  code: 'bad_request',
  message: 'The expectation in the request’s headers can’t be met.',
}

/** @returns Fastify's options that answer what fails before a route is found */
export function earlyRefusals(config: Config) {
  const headers = bareHeaders(config)
  return {
    frameworkErrors(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
      void sendFailure(reply.headers(headers), asAppError(error))
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      // An answer that is under way must not get another one in its middle.
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket))
        return void socket.destroy()
      socket.end(writtenOut(PARSER_REFUSALS[error.code ?? ''] ?? NOT_HTTP, headers), () =>
        socket.destroy(),
      )
    },
  }
}

/** Answers the two things that Node would refuse in its own words. */
export function refuseInOwnWords(app: FastifyInstance, config: Config): void {
  const headers = bareHeaders(config)
  app.server.on('checkExpectation', (_, response) => {
    const { status, ...body } = UNKNOWN_EXPECTATION
    const text = JSON.stringify(body)
    response.writeHead(status, { ...headers, ...jsonHeaders(text), connection: 'close' })
    response.end(text)
  })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new AppError('bad_request', 'The request names no host.')
  })
}

function jsonHeaders(text: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  }
}

function writtenOut({ status, ...body }: Refusal, headers: Record<string, string>): string {
  const text = JSON.stringify(body)
  const all = { ...headers, ...jsonHeaders(text), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`
}

/** Whether something of an answer has been written to this connection and its end has not. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}
