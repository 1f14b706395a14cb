// An order's traces at a collector; OpenTelemetry is loaded only when enabled.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, expect, it, vi } from 'vitest'
import { listenLocally } from '../../testing/local-servers.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** What a collector has been sent so far. */
const spans: Span[] = []
const services = new Set<string>()
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
  })
})
const endpoint = `http://127.0.0.1:${await listenLocally(collector)}`

const product = await testProduct({
  config: { traces: { endpoint, service: 'laundry', share: 1 } },
})
const asha = await product.person()
afterAll(() => {
  collector.close()
})

const named = (name: string) => spans.filter((span) => span.name === name)
const attributeOf = ({ attributes }: Span, key: string) =>
  attributes.find((each) => each.key === key)?.value

async function untilSent(...names: string[]): Promise<void> {
  await vi.waitFor(() => {
    for (const name of names)
      if (named(name).length === 0) throw new Error(`No span ${name} was sent yet.`)
  }, 20_000)
}

it('traces an order’s request with its SQL statements, and its mail with the job that sends it', async () => {
  await placed(asha)
  await untilSent('POST /api/orders', 'job deliver-letter', 'send email')

  const [request] = named('POST /api/orders')
  expect(attributeOf(request!, 'http.response.status_code')).toEqual({ intValue: 201 })
  expect(attributeOf(request!, 'washline.request_id')?.stringValue).toMatch(/^\w{5}-\w{5}$/)
  const inside = spans.filter(({ traceId }) => traceId === request!.traceId)
  const statements = inside.filter(({ parentSpanId }) => parentSpanId === request!.spanId)
  const names = statements.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['begin', 'with', 'commit']))
  const texts = statements.map((span) => attributeOf(span, 'db.query.text')?.stringValue)
  expect(texts.join('\n')).toMatch(/insert into "?orders"?/)
  expect(texts.join('\n')).not.toContain(orderInput().phone)

  const mail = named('send email')[0]!
  const job = named('job deliver-letter').find(({ spanId }) => spanId === mail.parentSpanId)
  expect(job?.traceId).toBe(mail.traceId)
  expect([...services]).toEqual(['laundry'])
})

it('sends no traces of health checks or of the queue’s own polling', async () => {
  await product.app.inject('/readyz')
  await product.app.inject({ url: '/api/no-such-call' })
  await untilSent('GET site')
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([])
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)
  for (const name of roots) expect(name).toMatch(/^(job|[A-Z]+) /)
})

/** Prints each module of the two libraries as it is loaded. */
const PRINT_LOADED = `data:text/javascript,import{registerHooks}from'node:module';registerHooks({load(u,c,n){if(/@(opentelemetry|prometheus-io)[/]/.test(u))console.log(u);return n(u,c)}})`

async function loadedWith(config: object): Promise<string[]> {
  const script = `
    const { openMetricsAndTraces } = await import('./server/operate/open-metrics-and-traces.ts')
    await import('./server/boot.ts')
    const watch = await openMetricsAndTraces(${JSON.stringify(config)}, { watchStatements() {} }, { list: () => [] }, () => new Date(), console)
    await watch?.close()`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', PRINT_LOADED, '--input-type=module', '-e', script],
    { cwd: join(import.meta.dirname, '../../..') },
  )
  return stdout.split('\n').filter((line) => line.startsWith('file:'))
}

it('loads no tracing code without a setting', { timeout: 60_000 }, async () => {
  // The library that signs people in has names of attributes from there, and asks for its interface itself.
  const isOfSignIn = (url: string) => /@opentelemetry\/(api|semantic-conventions)\//.test(url)
  const without = await loadedWith({ metrics: null, traces: null })
  expect(without.filter((url) => !isOfSignIn(url))).toEqual([])

  const traces = { endpoint, service: 'laundry', share: 1 }
  const withTraces = (await loadedWith({ metrics: null, traces })).join('\n')
  expect(withTraces).toContain('@opentelemetry/sdk-trace/')
  expect(withTraces).not.toContain('@prometheus-io/')
})
