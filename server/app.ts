/** The HTTP application; it never listens on a port, so tests run it in-process. */
import compress from '@fastify/compress'
import sse from '@fastify/sse'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { trackRequestWrites } from './database/unavailable.ts'
import type { Deps } from './platform/deps.ts'
import { serveApiDocs } from './http/api-docs/serve-api-docs.ts'
import { runWithApiKeyContext } from './platform/acting-key.ts'
import { AppError, say } from './platform/app-error.ts'
import {
  UPLOAD_MS,
  refuseCompressedBodies,
  stopSlowBodies,
  stopUnreadBodies,
} from './http/limits/bodies.ts'
import { compileSchema } from './http/answers/compile-schema.ts'
import { compressAnswers } from './http/answers/compressed.ts'
import { limitConnections, limitUnreadAnswers } from './http/limits/connections.ts'
import { installEarlyRefusals, answerMalformedRequests } from './http/install-early-refusals.ts'
import { ignoreCookiesWithApiKey } from './http/limits/api-key.ts'
import { acceptForms } from './http/form.ts'
import { noticeUndeclaredProxy } from './http/callers/forwarded.ts'
import { handleFailures } from './http/failures.ts'
import { checkOrigins } from './http/origin-check.ts'
import { closeGracefully } from './http/orderly-end.ts'
import { addHealthChecks } from './http/readiness.ts'
import { requestIdOptions, sendRequestIds } from './http/headers/request-id.ts'
import { addRoutes } from './http/route.ts'
import { addMinuteCounts } from './http/limits/minute-counts.ts'
import { trackOpenStreams } from './http/streams/open-streams.ts'
import { setSecurityHeaders } from './http/headers/security-headers.ts'
import { serveOneClick } from './notifications/consents/serve-one-click.ts'
import { serveShortLinks } from './http/site/short-links.ts'
import { serveWebApp } from './http/site/web-app.ts'
import type { Watch } from './operate/watching/watch.ts'
import { allRoutes, API_SECTIONS } from './capabilities.ts'
import { readSiteFacts } from './read-site-facts.ts'

/** Enough for the longest order; forms with pictures have their own limits. */
const BODY_BYTES = 64 * 1024

/**
 * @param webFolder the built web app; null serves the API alone
 * @param watch what follows its requests
 */
export async function buildApp(
  deps: Deps,
  webFolder: string | null,
  watch: Watch | null = null,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: deps.config.trustProxy,
    bodyLimit: BODY_BYTES,
    ...requestIdOptions(deps.config),
    // The defaults would hold half-open connections forever.
    // An upload may take as long as it makes progress; other requests less (server/http/limits/bodies.ts).
    requestTimeout: UPLOAD_MS,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    ...installEarlyRefusals(deps),
    // What was sent before the end is answered; nobody new is let in.
    return503OnClosing: false,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler<z.core.$ZodType>((route) =>
    validatorCompiler({ ...route, schema: compileSchema(route.schema) }),
  )
  app.setSerializerCompiler<z.core.$ZodType>((route) =>
    serializerCompiler({ ...route, schema: compileSchema(route.schema) }),
  )
  app.decorateRequest('caller', null)
  app.decorateRequest('person', null)
  app.decorateRequest('session', null)
  app.decorateRequest('apiKey', null)
  acceptEmptyJson(app)
  limitConnections(app, deps.config.trustProxy !== false)
  sendRequestIds(app)
  handleFailures(app, deps)
  watch?.requests(app)
  setSecurityHeaders(app, deps.config)
  answerMalformedRequests(app, deps)
  refuseCompressedBodies(app)
  stopUnreadBodies(app)
  stopSlowBodies(app)
  ignoreCookiesWithApiKey(app)
  checkOrigins(app, deps)
  noticeUndeclaredProxy(app, deps)
  refuseWritesOnFullDisk(app, deps.hasRoomToWrite)

  compressAnswers(app)
  limitUnreadAnswers(app)
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(sse, { heartbeatInterval: 15_000 })
  trackOpenStreams(app, deps)
  addMinuteCounts(app)
  closeGracefully(app)
  await acceptForms(app, deps.config.dataDir)
  serveShortLinks(app, deps.config.baseUrl)
  await serveOneClick(app, deps)
  await serveWebApp(app, deps.config, webFolder, (request) => readSiteFacts(deps, request))
  addHealthChecks(app, deps)
  app.addHook('preValidation', (_request, _reply, done) =>
    trackRequestWrites(() => runWithApiKeyContext(done)),
  )
  const routes = await allRoutes(deps)
  addRoutes(app, deps, routes)
  serveApiDocs(
    app,
    deps.config,
    routes.map(({ call }) => call),
    API_SECTIONS,
  )
  return app
}

/** A call without a body may still name JSON as its type, as clients that cancel a subscription do. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (request.routeOptions.config.rawBody) done(null, body)
    else void parse(request, body as string, done)
  })
}

/** A full disk can block the embedded database forever, so writes stop before it is full. */
function refuseWritesOnFullDisk(app: FastifyInstance, hasRoomToWrite: () => boolean): void {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !hasRoomToWrite())
      throw new AppError('no_room', say('noRoom'))
  })
}
