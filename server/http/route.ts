/** Turns a call of the contract into a Fastify route: input checked, access checked, answer declared. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { AnswerOf, Call } from '#contract/base/call.ts'
import { failure } from '#contract/base/errors.ts'
import type { Words } from '#words/words.ts'
import type { Config } from '../platform/config/config.ts'
import type { Tables } from '../database/tables.ts'
import type { Deps } from '../platform/deps.ts'
import type { Live } from '../platform/live.ts'
import { AppError, say } from '../platform/app-error.ts'
import { setActingApiKey } from '../platform/acting-key.ts'
import { checkAccess, checkColleagueAccess, checkRecordOwner } from './callers/access.ts'
import { readApiKeyHeader, requireApiKey, type ApiKey } from './limits/api-key.ts'
import { discardUpload, parseForm, type Upload } from './form.ts'
import { countGuess } from './limits/guesses.ts'
import { cacheAnswers } from './answers/kept-answers.ts'
import { withoutUnprovenPermissions, requireFreshProof } from './callers/proof.ts'
import { cacheSessions } from './callers/kept-sessions.ts'
import { sendUncachedJson, sendCachedBody } from './answers/make-cached-body.ts'
import { uncountRightTry, enforceLimit } from './limits/limit.ts'
import { enforceMinuteLimit, isCallerIdentified } from './limits/minute-limit.ts'
import {
  sessionCookieName,
  sessionTokenOfRequest,
  type Person,
  type Session,
} from './callers/session.ts'
import { refuseCardNumbers, refuseUnstorableTexts } from './storable-texts.ts'
import { streamEvents, type Source } from './streams/stream.ts'
import { limitConcurrentCalls, type Caller } from './limits/work.ts'
import { WrittenJson } from './answers/written-json.ts'

type Read<
  C extends Call,
  K extends 'params' | 'query' | 'headers' | 'body',
> = C[K] extends z.core.$ZodType ? z.output<C[K]> : undefined

/** What a handler gets. `person` is there whenever the call's access asks for somebody. */
export interface Incoming<C extends Call> {
  params: Read<C, 'params'>
  query: Read<C, 'query'>
  headers: Read<C, 'headers'>
  body: Read<C, 'body'>
  person: C['access'] extends 'public' ? Person | null : Person
  /** The file that came with the call's form. */
  upload: Upload | null
  /** In the caller’s language. */
  words: Words
  /** Only what is their own, or what staff may see, is answered: this address has guessed too much. */
  ownOnly: boolean
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer with a status or its own headers; a handler may also return the body alone. */
export class Answer<B> {
  readonly body: B
  readonly status: number | undefined
  readonly headers: Record<string, string | string[]>

  constructor(body: B, options: { status?: number; headers?: Record<string, string | string[]> }) {
    this.body = body
    this.status = options.status
    this.headers = options.headers ?? {}
  }
}

export interface Route {
  call: Call
  handle: (incoming: Incoming<Call>) => Promise<unknown>
  keyOf: ((incoming: Incoming<Call>) => KeyOfAnswer | Promise<KeyOfAnswer>) | undefined
  /** What a stream is made of. */
  source?: (incoming: Incoming<Call>) => Source | Promise<Source>
}

/** What a call answers, written or not. */
type Said<C extends Call> = AnswerOf<C> | WrittenJson<AnswerOf<C>>

/** What a kept answer depends on beside the call itself; null asks the handler. */
type KeyOfAnswer = string | null

/**
 * Ties a call to what answers it.
 * @param keep answers are made once for each key it gives, and kept until what is in them changes
 */
export function route<C extends Call>(
  call: C,
  handle: (incoming: Incoming<C>) => Promise<Said<C> | Answer<Said<C>>>,
  keep?: (incoming: Incoming<C>) => KeyOfAnswer | Promise<KeyOfAnswer>,
): Route {
  return { call, handle, keyOf: keep }
}

/** Ties a stream to what it is made of. */
export function streamRoute<C extends Call & { stream: true }>(
  call: C,
  source: (incoming: Incoming<C>) => Source | Promise<Source>,
): Route {
  const handle = async (incoming: Incoming<C>) =>
    streamEvents(incoming.reply, await source(incoming))
  return { call, handle, keyOf: undefined, source }
}

interface Context {
  db: Kysely<Tables>
  config: Config
  clock: () => Date
  laundry: Deps['laundry']
  live: Live
  watchStatements: Deps['watchStatements']
}

/** Adds every route to the app, each with its declared schemas. */
export function addRoutes(app: FastifyInstance, context: Context, routes: Route[]): void {
  const work = limitConcurrentCalls()
  const kept = cacheAnswers(context.live, context.clock)
  const sessions = cacheSessions(context)
  const cookieName = sessionCookieName(context.config.baseUrl)

  function callerOf(request: FastifyRequest): Caller {
    const session = sessionTokenOfRequest(
      request.headers.cookie,
      cookieName,
      context.config.authSecret,
    )
    return { address: request.ip, session }
  }

  /** @throws AppError `invalid_api_key`, whatever the call; what is public is answered to a key as to anybody */
  async function followKey(request: FastifyRequest, { access }: Call): Promise<void> {
    const key = await requireApiKey(context, request)
    if (access === 'public') return
    request.apiKey = key
    request.person = key.person
    request.caller = { address: request.ip, session: `API key ${key.id}` }
    setActingApiKey(key.id)
  }

  for (const { call, handle, keyOf } of routes) {
    const onlyStatus = Number(Object.keys(call.answers)[0])
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
      // A stream never ends, so there is no HEAD for it, and anyone who asks for it gets it.
      ...(call.stream && { sse: 'manual' as const, exposeHeadRoute: false }),
      config: {
        call,
        rawBody: call.rawBody === true,
        ownSiteOnly: call.access !== 'public',
      },
      // Who names no person is counted before anything is read of them; others once it is known who they are.
      onRequest: async (request) => {
        request.caller = callerOf(request)
        if (!isCallerIdentified(request, call)) enforceMinuteLimit(context.config, call, request)
      },
      // Access is settled before the body is looked at, so a stranger learns nothing from its refusals.
      preValidation: async (request, reply) => {
        const caller = request.caller!
        await work(caller, async () => {
          if (readApiKeyHeader(request) === null) {
            const { session } = caller
            request.session = session ? await sessions.find(session, context.clock()) : null
            request.person =
              request.session && (await withoutUnprovenPermissions(context, request.session))
          } else await followKey(request, call)
          if (isCallerIdentified(request, call)) enforceMinuteLimit(context.config, call, request)
          checkAccess(call.access, request.person)
          requireFreshProof(context, call, request.session)
          await enforceLimit(context, call, request, request.person)
        })
        if (call.file) await parseForm(request, reply, call.file, context.config.dataDir)
        else if (request.isMultipart()) throw new AppError('unsupported_media', say('jsonNeeded'))
      },
      preHandler: (request) => checkInput(context, call, request),
      ...(call.file && { onSend: discardUpload }),
      handler: async (request, reply) => {
        const incoming = incomingOf(request, reply)
        const key = keyOf ? await keyOf(incoming) : null
        if (key !== null) {
          const make = async () =>
            JSON.stringify(z.encode(call.answers[onlyStatus]!, await handle(incoming)))
          const body = await kept.get(`${call.path} ${key}`, () => work(request.caller!, make))
          return sendCachedBody(request, reply, body)
        }
        const answer = await work(request.caller!, () =>
          uncountRightTry(context, call, request, () => countGuess(call, incoming, handle)),
        )
        // Who has just changed something sees it at once, even before the database notifies of it.
        if (call.method !== 'GET' && request.person) kept.forget()
        if (call.stream) return reply
        const {
          status = onlyStatus,
          headers,
          body,
        } = answer instanceof Answer ? answer : new Answer(answer, {})
        reply.status(status).headers(headers)
        return body instanceof WrittenJson
          ? sendUncachedJson(request, reply, body.body)
          : reply.send(body)
      },
    })
  }
}

function schemaOf(call: Call) {
  return {
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    ...(!call.stream && { response: { ...call.answers, '4xx': failure, '5xx': failure } }),
  }
}

/** What no schema says: whether it can be stored, and is about the person themselves. */
async function checkInput(context: Context, call: Call, request: FastifyRequest): Promise<void> {
  const { params, query, body, person } = request
  refuseUnstorableTexts(params, 'The address')
  refuseUnstorableTexts(query, 'The address')
  refuseUnstorableTexts(body, 'The body')
  if (!call.rawBody) refuseCardNumbers(body)
  checkRecordOwner(call.access, person, { params, body })
  await checkColleagueAccess(context.db, call.access, person, params)
  if (typeof call.fresh === 'object') requireFreshProof(context, call, request.session, body)
}

function incomingOf(request: FastifyRequest, reply: FastifyReply): Incoming<Call> {
  const { params, query, headers, body, person, upload, words } = request
  const incoming = {
    params,
    query,
    headers,
    body,
    person,
    upload,
    words,
    ownOnly: false,
    request,
    reply,
  }
  return incoming as unknown as Incoming<Call>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that the route answers; pages and their files are none. */
    call?: Call
    /** The handler gets the body's text; its signature is over exactly that. */
    rawBody?: boolean
  }
  interface FastifyRequest {
    /** Who it is worked on for; null where no call is asked for. */
    caller: Caller | null
    /** The session that a request came with; null for strangers. */
    session: Session | null
    /** The API key that it was made with, where the call is not public. */
    apiKey: ApiKey | null
    person: Person | null
  }
}
