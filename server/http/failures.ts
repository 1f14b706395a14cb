/** Turns any error into `{ code, message }` with a fitting status, never a stack trace. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/base/errors.ts'
import { readFieldRefusal } from '#words/read-field-refusal.ts'
import type { Reader } from '#words/words-for.ts'
import { english, type Words } from '#words/words.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { DatabaseUnavailable, isRetryableFailure } from '../database/unavailable.ts'
import { FilesUnavailable } from '../platform/files/files.ts'
import { AppError, failureText, say, STATUS_OF, type Failure } from '../platform/app-error.ts'
import { logSecurity } from './security-log.ts'

/** Fastify's own refusals, in our words. */
const FRAMEWORK_FAILURES: Record<string, [ErrorCode, Failure]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media', say('jsonNeeded')],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', say('bodyTooLarge')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', say('wrongLength')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', say('notJson')],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', say('emptyBody')],
  FST_ERR_BAD_URL: ['bad_request', say('badAddress')],
  FST_ERR_MAX_PARAM_LENGTH: ['bad_request', say('badAddress')],
}

/** When to ask again: what makes the server wait is done within moments, a database fails over in some. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = { busy: 2, unavailable: 2 }

/**
 * What an operator wants to find in the log: who was not let in, who asked for what isn't theirs, who sent what none
 * of our forms sends, and who did something too often (ASVS 5.0.0, 16.3.1 to 16.3.3).
 */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'not_signed_in',
  'suspended',
  'proof_needed',
  'second_factor_required',
  'pin_locked',
  'not_found',
  'order_not_found',
  'bad_request',
  'invalid_input',
  'unsupported_media',
  'too_large',
  'email_link_invalid',
  'invalid_api_key',
  'wrong_credentials',
  'wrong_password',
  'wrong_code',
  'passkey_refused',
  'reset_link_invalid',
  'forbidden',
  'foreign_origin',
  'customer_blocked',
  'bad_signature',
  'too_many_requests',
  'too_many_open_orders',
])

/** PostgreSQL refuses text with a null byte or broken encoding. */
const UNSTORABLE_TEXT = '22021'

declare module 'fastify' {
  interface FastifyRequest {
    /** In the language of the person who asks: their account's, else their browser's, else the laundry's own. */
    words: Words
    /** The same for who is just signing in. */
    wordsFor: (person: Reader) => Words
  }
  interface FastifyReply {
    /** Why the request was refused or failed; null where it was not. */
    failureCode: ErrorCode | null
  }
}

export function handleFailures(
  app: FastifyInstance,
  {
    config,
    wordsFor,
  }: Pick<Deps, 'wordsFor'> & {
    config: Pick<Config, 'authSecret'>
  },
): void {
  app.decorateRequest('wordsFor', function ({ language }) {
    return wordsFor({ language, accepts: this.headers['accept-language'] })
  })
  app.decorateRequest('words', {
    getter() {
      return this.wordsFor(this.person ?? {})
    },
  })
  app.decorateReply('failureCode', null)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toAppError(error, request)
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    if (failure.code === 'server_error') request.log.error({ err: error, call }, 'request failed')
    else if (failure.code === 'unavailable') request.log.error({ err: error, call }, awayOf(error))
    if (REFUSALS.has(failure.code))
      logSecurity(request, config, 'refused', {
        code: failure.code,
        call,
        userId: request.person?.id ?? null,
      })
    return sendFailure(reply, failure)
  })
}

/** Answers an address of the API that no call has. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(
    reply,
    new AppError(
      'not_found',
      say('noSuchCall', { call: `${request.method} ${request.url.split('?')[0]}` }),
    ),
  )
}

/**
 * Answers a failure in the one shape that all have.
 * @param words the caller’s, unless the request was refused before it had any
 */
export function sendFailure(
  reply: FastifyReply,
  failure: AppError,
  words: Words = reply.request.words,
): FastifyReply {
  reply.failureCode = failure.code
  const seconds = failure.retryAfterSeconds ?? RETRY_SECONDS[failure.code]
  if (seconds !== undefined) void reply.header('retry-after', seconds)
  if (failure.code === 'invalid_api_key')
    void reply.header('www-authenticate', 'Bearer error="invalid_token"')
  return reply.status(STATUS_OF[failure.code]).send({
    code: failure.code,
    message: failureText(words, failure.failure),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    ...failure.extra,
    ...failure.worded(words),
  })
}

/** What was waited for in vain, for the log. */
function awayOf(error: FastifyError): string {
  if (isRetryableFailure(error)) return 'a statement was held up'
  return error instanceof FilesUnavailable ? 'store of files away' : 'database away'
}

function unavailable(error: DatabaseUnavailable, request?: FastifyRequest): AppError {
  if (!request || request.method === 'GET' || request.method === 'HEAD')
    return new AppError('unavailable', say('recordsAway'))
  return unavailableWriteError(error, request.headers['idempotency-key'] !== undefined)
}

/** A file is written before the row that names it, so nothing of a change is stored where that fails. */
function filesAway(request?: FastifyRequest): AppError {
  if (!request || request.method === 'GET' || request.method === 'HEAD')
    return new AppError('unavailable', say('filesAway'))
  return new AppError('unavailable', say('fileNotStored'), { outcome: 'not_stored' })
}

/**
 * What somebody may believe of a change while the database is away.
 * @param isRepeatable it counts once, however often it is sent
 */
export function unavailableWriteError(error: DatabaseUnavailable, isRepeatable = false): AppError {
  if (!error.mayBeStored)
    return new AppError('unavailable', say('notStored'), { outcome: 'not_stored' })
  return new AppError('unavailable', say(isRepeatable ? 'mayBeStoredOnce' : 'mayBeStored'), {
    outcome: 'unknown',
  })
}

/** What a schema says of a field; a sentence that no word file has is said as it stands. */
export function failureFromSentence(words: Words, sentence: string): Failure {
  return readFieldRefusal(sentence, words) ?? say('text', { text: sentence })
}

/** What went wrong, as the caller may know it. */
export function toAppError(error: FastifyError, request?: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseUnavailable) return unavailable(error, request)
  if (error instanceof FilesUnavailable) return filesAway(request)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]!
    const field = issue.instancePath.split('/').filter(Boolean).join('.')
    // zod's own words, with its English loaded or without, are for programmers.
    const text = issue.message ?? 'Invalid input'
    return new AppError(
      'invalid_input',
      text.startsWith('Invalid input')
        ? say('fieldMissing', { field: field || null })
        : failureFromSentence(request?.words ?? english, text),
    )
  }
  const known = FRAMEWORK_FAILURES[error.code]
  if (known) return new AppError(...known)
  if (error.code === UNSTORABLE_TEXT) return new AppError('bad_request', say('unstorableText'))
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new AppError('bad_request', say('notJson'))
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('bad_request', say('badRequest'))
  const requestId = request?.id ?? null
  return new AppError('server_error', say('serverError', { reference: requestId }), { requestId })
}
