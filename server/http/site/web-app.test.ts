import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { english } from '#words/words.ts'
import { readConfig, type Config } from '../../platform/config/config.ts'
import { handleFailures } from '../failures.ts'
import { setSecurityHeaders } from '../headers/security-headers.ts'
import { serveWebApp } from './web-app.ts'
import { SITE } from './test-site.ts'
import type { Site } from './web-pages.ts'

const INLINE = 'console.warn(1)'
const STYLE = `a{color:red}${'b{}'.repeat(600)}`

let folder: string
let config: Config
const apps: FastifyInstance[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'washline-build-'))
  config = { ...readConfig({ DATA_DIR: join(folder, 'data'), DEMO: '0' }) }
  const page = (head: string, body = '') =>
    `<html><head><title>Prices · {{site name}}</title>${head}</head><body>${body}<script>${INLINE}</script></body></html>`
  const built = join(folder, 'client')
  const files: Record<string, string | Buffer> = {
    'site.json': JSON.stringify({
      addresses: ['/', '/services', '/orders/:id', '/New-Order'],
    }),
    'index.html': page(
      '<link rel="canonical" href="https://site.invalid/"/>',
      '<section data-marketing="numbers"></section>',
    ),
    'services/index.html': page(
      '<link rel="canonical" href="https://site.invalid/services"/>',
      '<a href="tel:+000000000000000">+000000000000000</a><a href="mailto:site@site.invalid">site@site.invalid</a><p>{{site address}}</p>',
    ),
    '404/index.html': page('').replace('<body>', '<body>It went missing'),
    '__spa-fallback.html': page('').replace('<body>', '<body>Loading'),
    '__screens/new-order.html': page('').replace('<body>', '<body>Loading the order form'),
    'manifest.webmanifest': '{"name":"{{site name}}"}',
    'service-worker.js': 'self',
    'assets/tag-reader-worker-Ab-1_c.js': 'self',
    'assets/zxing_reader-abc.wasm': Buffer.from([0, 97, 115, 109]),
    'assets/root-abc.css': STYLE,
    'assets/root-abc.css.br': brotliCompressSync(STYLE),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(built, name, '..'), { recursive: true })
    writeFileSync(join(built, name), content)
  }
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function open(changed: Partial<Config> = {}, site: Partial<Site> = {}) {
  const app = Fastify()
  apps.push(app)
  const settings = { ...config, baseUrl: 'http://laundry.example', ...changed }
  handleFailures(app, { config: settings, wordsFor: () => english })
  setSecurityHeaders(app, settings)
  await serveWebApp(app, settings, join(folder, 'client'), async () => ({
    ...SITE,
    origin: settings.baseUrl,
    phone: '+91 50000 00000',
    email: 'hello@laundry.example',
    address: '7 Soapnut Lane',
    structuredData: { name: site.name ?? 'Washline' },
    ...site,
  }))
  return app
}

it('writes the laundry’s own name and address into pages, with any text escaped', async () => {
  const app = await open({}, { name: 'Dhobi & Sons </script><b>"' })

  const { body } = await app.inject('/services')
  expect(body).toContain('<title>Prices · Dhobi &amp; Sons &lt;/script&gt;&lt;b&gt;&quot;</title>')
  expect(body).toContain('<link rel="canonical" href="http://laundry.example/services"/>')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1]
  expect(JSON.parse(data!)).toEqual({ name: 'Dhobi & Sons </script><b>"' })

  const manifest = await app.inject('/manifest.webmanifest')
  expect(manifest.json()).toEqual({ name: 'Dhobi & Sons </script><b>"' })
})

it('writes the laundry’s contact details, and a fallback for each missing one', async () => {
  const written = (await (await open()).inject('/services')).body
  expect(written).toContain('<a href="tel:+915000000000">+91 50000 00000</a>')
  expect(written).toContain('<a href="mailto:hello@laundry.example">hello@laundry.example</a>')
  expect(written).toContain('<p>7 Soapnut Lane</p>')

  const unset = await open({}, { phone: '', email: '', address: '' })
  const { body } = await unset.inject('/services')
  expect(body).toContain('<a href="tel:">\u200b</a>')
  expect(body).toContain('<p>\u200b</p>')
  const facts = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(body)?.[1]
  expect(JSON.parse(facts!)).toMatchObject({
    name: 'Washline',
    phone: '\u200b',
  })
})

it('shows a page again for a form that was sent without scripts', async () => {
  const app = await open()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string) =>
    app.inject({ method: 'POST', url, headers: form, payload: 'email=asha%40example.com' })
  const answer = await post('/services?from=mail')
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/services?from=mail'])
  expect((await post('/nowhere')).json()).toMatchObject({ code: 'not_found' })
  expect((await post('/api/nothing')).json()).toMatchObject({ code: 'not_found' })
})

it('provides numbers and testimonials to the pages that show them', async () => {
  const marketing = { numbers: [{ value: '300+', label: 'homes' }], testimonials: [] }
  const app = await open({}, { marketing })
  const factsOf = async (url: string) => {
    const { body } = await app.inject(url)
    return JSON.parse(/<script type="application\/json" id="site">(.*?)<\/script>/.exec(body)![1]!)
  }
  expect(await factsOf('/')).toMatchObject({ marketing })
  expect(await factsOf('/services')).not.toHaveProperty('marketing')
})

it('shows what staff changed from the next request on', async () => {
  const site = { ...SITE, name: 'Before' }
  const app = Fastify()
  apps.push(app)
  await serveWebApp(app, config, join(folder, 'client'), async () => ({
    ...site,
  }))
  const before = await app.inject('/')
  expect(before.body).toContain('· Before')

  site.name = 'After'

  const after = await app.inject({
    url: '/',
    headers: { 'if-none-match': etagOf(before) },
  })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('· After')
})

it('answers an unchanged page with 304, and compresses as the browser prefers', async () => {
  const app = await open()
  const plain = await app.inject('/services')
  expect(plain.headers['cache-control']).toBe('no-cache')
  expect(plain.headers['vary']).toBe('accept-encoding')

  const again = await app.inject({
    url: '/services',
    headers: { 'if-none-match': `"other", ${etagOf(plain)}` },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const as = (encodings: string) =>
    app.inject({ url: '/services', headers: { 'accept-encoding': encodings } })
  const br = await as('gzip, deflate, br')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  const gzip = await as('gzip, br;q=0')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect((await as('identity')).headers['content-encoding']).toBeUndefined()
})

it('lets hashed files be cached forever, but never the answer that one is missing', async () => {
  const app = await open()
  const file = await app.inject({
    url: '/assets/root-abc.css',
    headers: { 'accept-encoding': 'br' },
  })
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers['content-type']).toContain('text/css')
  expect(brotliDecompressSync(file.rawPayload).toString()).toBe(STYLE)

  const missing = await app.inject('/assets/root-old.css')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['cache-control']).toBe('no-store')
})

it('sends a page’s assets without the headers that only pages need, and forbids framing', async () => {
  const app = await open()
  const { headers } = await app.inject('/assets/root-abc.css')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  })
  for (const name of ['x-frame-options', 'referrer-policy']) {
    expect(headers).not.toHaveProperty(name)
    for (const url of ['/services', '/service-worker.js', '/assets/root-old.css'])
      expect((await app.inject(url)).headers).toHaveProperty(name)
  }
})

it('answers known addresses, and 404 for all others', async () => {
  const app = await open()
  const statusOf = async (url: string) => (await app.inject(url)).statusCode

  expect(await statusOf('/Services/')).toBe(200)
  const order = await app.inject('/orders/7')
  expect([order.statusCode, order.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(order.body).toContain('Loading')

  for (const url of ['/orders', '/nothing', '/404', '/__spa-fallback.html', '/site.json']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).toContain('It went missing')
  }
  expect((await app.inject('/api/nothing')).json()).toMatchObject({
    code: 'not_found',
  })
})

it('serves a screen from its prebuilt page, which has no address of its own', async () => {
  const app = await open()
  for (const address of ['/new-order', '/New-Order/?step=2']) {
    const { body, headers } = await app.inject(address)
    expect(body).toContain('Loading the order form')
    expect(headers['x-robots-tag']).toBe('noindex')
  }
  expect((await app.inject('/__screens/new-order.html')).statusCode).toBe(404)
})

it('allows WebAssembly in the worker that reads tags, and the camera for pages only', async () => {
  const app = await open()
  const worker = await app.inject('/assets/tag-reader-worker-Ab-1_c.js')
  const policy = worker.headers['content-security-policy']
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  const page = await app.inject('/services')
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
  expect(page.headers['permissions-policy']).toContain('camera=(self)')
  const wasm = await app.inject('/assets/zxing_reader-abc.wasm')
  expect(wasm.headers['content-type']).toBe('application/wasm')
})

it('lists only public pages for search engines', async () => {
  const app = await open()
  const robots = (await app.inject('/robots.txt')).body
  expect(robots).toContain('Disallow: /orders/\n')
  expect(robots).not.toContain('Disallow: /services')
  expect(robots).toContain('Sitemap: http://laundry.example/sitemap.xml')
  const found = (await app.inject('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)
  expect([...found].map(([, address]) => address)).toEqual([
    'http://laundry.example/',
    'http://laundry.example/services',
  ])
})

it('lets a page run its own scripts only, and the map load from its own host only', async () => {
  const policyOf = async (app: FastifyInstance, url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])
  const app = await open()
  const policy = await policyOf(app, '/services')
  expect(policy).toContain(`script-src 'self' 'sha256-`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('http')
  expect(await policyOf(app, '/manifest.webmanifest')).not.toContain('sha256')
  // What a worker may fetch is said by its own headers script.
  expect(await policyOf(app, '/service-worker.js')).toContain("default-src 'self'")

  const tileUrl = 'https://{s}.tiles.example/{z}/{x}/{y}.png'
  const map = { tileUrl, attribution: '', latitude: 0, longitude: 0 }
  expect(await policyOf(await open({ map }), '/services')).toContain(
    "img-src 'self' data: blob: https://*.tiles.example;",
  )
})

it('requires https permanently when it is served over https', async () => {
  const hsts = async (baseUrl: string) =>
    (await (await open({ baseUrl })).inject('/')).headers['strict-transport-security']
  expect(await hsts('https://laundry.example')).toContain('max-age=31536000')
  expect(await hsts('http://laundry.example')).toBeUndefined()
})

it('serves only the API when nothing is built', async () => {
  const app = Fastify()
  apps.push(app)
  await serveWebApp(app, config, join(folder, 'nothing'), () => Promise.reject(new Error()))
  expect((await app.inject('/')).statusCode).toBe(404)
})

function etagOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['etag'])
}
