/** Serves the built web app: hashed files for ever, pages fresh, and a strict Content-Security-Policy. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { noSuchCall } from './failures.ts'

/** What React Router's build calls the page that starts any route in the browser. */
const SPA_PAGE = '__spa-fallback.html'

/** @param folder the built web app; null, or a folder that is not there, serves the API alone. */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string | null,
): Promise<void> {
  const isSecure = config.baseUrl.startsWith('https://')
  await app.register(helmet, {
    // What is no page may load nothing; each page brings a policy of its own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  const policies = folder
    ? readPolicies(folder, isSecure, tileHost(config))
    : new Map<string, string>()
  if (folder && policies.size > 0)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      redirect: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        const policy = policies.get(path)
        if (policy) reply.header('content-security-policy', policy)
      },
    })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const asksForPage = request.method === 'GET' || request.method === 'HEAD'
    if (!folder || !asksForPage || policies.size === 0 || /^\/(api|assets)\//.test(path))
      return noSuchCall(request, reply)
    const prerendered = `${path.replace(/^\/|\/$/g, '')}/index.html`
    return reply.sendFile(policies.has(join(folder, prerendered)) ? prerendered : SPA_PAGE)
  })
}

/** The Content-Security-Policy of every page, by the page's file: only its own inline scripts may run. */
function readPolicies(folder: string, isSecure: boolean, tiles: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    globSync('**/*.html', { cwd: folder }).map((page) => {
      const file = join(folder, page)
      const directives = [
        "default-src 'self'",
        `script-src 'self' ${scriptHashes(readFileSync(file, 'utf8')).join(' ')}`,
        "style-src 'self' 'unsafe-inline'",
        `img-src 'self' data: blob:${tiles}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ]
      return [file, directives.join('; ')]
    }),
  )
}

/** Where the contact page's map may load its tiles from: nowhere, unless the operator set a map. */
function tileHost({ map }: Config): string {
  return map ? ` ${new URL(map.tileUrl.replace('{s}', '*')).origin}` : ''
}

function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
}
