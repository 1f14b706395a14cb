/** OpenTelemetry traces of one process; loaded only when enabled. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { TracesConfig } from '../../platform/config/config.ts'
import { requestMethod, requestPath } from '../watching/request-path.ts'
import type { Watch } from '../watching/watch.ts'

const SENT_EVERY_MS = 1000

/** Texts of statements hold no values, but some are long. */
const SQL_LENGTH = 2000

/** Proxies and monitors ask these all day. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Begins to trace. Spans go to `endpoint`/v1/traces as OTLP in JSON, about once a second; further
 * settings are the ones that OpenTelemetry itself reads, such as OTEL_EXPORTER_OTLP_HEADERS.
 */
export function openTraces(
  { endpoint, service, share }: TracesConfig,
  log: FastifyBaseLogger,
): Watch {
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, message)
  const quiet = () => {}
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SENT_EVERY_MS })],
  })
  const tracer = provider.getTracer('washline')
  const current = new AsyncLocalStorage<Context>()
  const requestSpans = new WeakMap<FastifyRequest, { span: Span; context: Context }>()

  /** Runs a piece of work in a span of its own, under the one that is open. */
  async function within<T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    run: () => Promise<T>,
  ): Promise<T> {
    const parent = current.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    try {
      return await current.run(trace.setSpan(parent, span), run)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    statement(sql, run) {
      // The queue looks for work all the time; only what belongs to something is worth a span.
      if (current.getStore() === undefined) return run()
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': sql.slice(0, SQL_LENGTH),
      }
      const name = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
      return within(name, SpanKind.CLIENT, attributes, run)
    },
    jobs: (queue, count, run) =>
      within(`job ${queue}`, SpanKind.CONSUMER, { 'messaging.batch.message_count': count }, run),
    message: (channel, run) => within(`send ${channel}`, SpanKind.PRODUCER, {}, run),
    requests(app) {
      app.addHook('onRequest', (request, _, done) => {
        const path = requestPath(request)
        if (UNTRACED.has(path) || request.routeOptions.config.call?.stream) return done()
        const method = requestMethod(request)
        const attributes = {
          'http.request.method': method,
          'http.route': path,
          'washline.request_id': request.id,
        }
        const kind = SpanKind.SERVER
        const span = tracer.startSpan(`${method} ${path}`, { kind, attributes }, ROOT_CONTEXT)
        const context = trace.setSpan(ROOT_CONTEXT, span)
        requestSpans.set(request, { span, context })
        return current.run(context, done)
      })
      // A body that was waited for came in the connection's context and not in the request's.
      app.addHook('preValidation', (request, _, done) => {
        const traced = requestSpans.get(request)
        if (traced) current.run(traced.context, done)
        else done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = requestSpans.get(request)?.span
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}

/** The kind of error alone: what it says could hold somebody's data. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown'
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
