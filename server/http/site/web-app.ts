/**
 * Serves the built web app: hashed files cached forever, pages always fresh, each with a strict
 * Content-Security-Policy.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import { refuseUnknownCall } from '../failures.ts'
import { encodingFor, matchesEtag, sendCachedBody } from '../answers/make-cached-body.ts'
import {
  NOT_FOUND_PAGE,
  isFallbackPage,
  readWebBuild,
  startPageOf,
  type WebBuild,
} from './web-build.ts'
import { openPageFiller, type Site } from './web-pages.ts'
import { dropPageHeaders } from '../headers/security-headers.ts'
import {
  PAGE_PERMISSIONS,
  TAG_READER_POLICY,
  WORKER_POLICY,
  contentSecurityPolicyOf,
} from '../headers/web-policy.ts'
import { robotsText, sitemap } from './web-search.ts'

/** What a page is made of, and is none itself. */
const LOADED_BY_PAGES = /^\/assets\/.*\.(js|css|woff2|wasm)$/

const SERVICE_WORKERS = ['/service-worker.js', '/run-worker.js']

/** A worker has the policy that its own script came with. */
const TAG_READER = /^\/assets\/tag-reader-worker-[\w-]+\.js$/

/**
 * @param folder the built web app; null, or a folder that is not there, serves the API alone
 * @param site what every page says of the laundry, asked for at each request
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string | null,
  site: (request: FastifyRequest) => Promise<Site>,
): Promise<void> {
  app.setNotFoundHandler(refuseUnknownCall)

  const build = folder ? readWebBuild(folder) : null
  if (!build) return
  const options = { compress: false as const }
  const forSearch = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', options, async (_, reply) =>
    reply.headers(forSearch).type('text/plain').send(robotsText(build, config.baseUrl)),
  )
  app.get('/sitemap.xml', options, async (_, reply) =>
    reply.headers(forSearch).type('application/xml').send(sitemap(build, config.baseUrl)),
  )

  const page = openPageFiller(build)
  const policies = new Map(
    [...build.texts].map(([address, { text }]) => [address, contentSecurityPolicyOf(text, config)]),
  )
  const isKnown = addressMatcher(build)

  async function sendPage(request: FastifyRequest, reply: FastifyReply, address: string) {
    const finished = page(address, await site(request))
    if (!finished) return refuseUnknownCall(request, reply)
    const policy = policies.get(address)
    if (policy) reply.header('content-security-policy', policy)
    reply.header('permissions-policy', PAGE_PERMISSIONS)
    if (isFallbackPage(address) && address !== NOT_FOUND_PAGE)
      reply.header('x-robots-tag', 'noindex')
    return sendCachedBody(request, reply.header('cache-control', 'no-cache'), finished)
  }

  app.get('/*', options, async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (build.files.has(path)) return sendFile(build, request, reply, path)
    if (/^\/(api|assets)(\/|$)/.test(path)) {
      reply.header('cache-control', 'no-store')
      return refuseUnknownCall(request, reply)
    }
    const address = plainAddress(path)
    if (build.texts.has(address) && !isFallbackPage(address))
      return sendPage(request, reply, address)
    if (isKnown(address)) return sendPage(request, reply, startPageOf(build, address))
    return sendPage(request, reply.status(404), NOT_FOUND_PAGE)
  })

  // A form that is sent without the page's scripts: its page comes back, before anything of it is read.
  const showPageAgain = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = plainAddress(request.url.split('?')[0]!)
    const isPage = (build.texts.has(address) && !isFallbackPage(address)) || isKnown(address)
    return isPage ? reply.redirect(request.url, 303) : refuseUnknownCall(request, reply)
  }
  app.post('/*', { ...options, onRequest: showPageAgain }, refuseUnknownCall)
}

function sendFile(
  build: WebBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const file = build.files.get(path)!
  if (SERVICE_WORKERS.includes(path)) reply.header('content-security-policy', WORKER_POLICY)
  if (LOADED_BY_PAGES.test(path)) dropPageHeaders(reply)
  if (TAG_READER.test(path)) reply.header('content-security-policy', TAG_READER_POLICY)
  reply.headers({
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
  })
  if (file.br) reply.header('vary', 'accept-encoding')
  if (matchesEtag(request, file.etag)) return reply.status(304).send()
  reply.type(file.type)
  const encoding = encodingFor(request)
  const copy = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gz : null
  if (!encoding || !copy) return reply.send(file.body)
  return reply.header('content-encoding', encoding).send(copy)
}

/** As the web app reads an address: without regard to case, or to a slash at the end. */
function plainAddress(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

function addressMatcher({ addresses }: WebBuild): (address: string) => boolean {
  const patterns = addresses.map(
    (address) =>
      new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`, 'i'),
  )
  return (address) => patterns.some((pattern) => pattern.test(address))
}
