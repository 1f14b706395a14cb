/** Serves the metrics: on a port of their own, or on the product's with a token. */
import { timingSafeEqual, createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface Readable {
  contentType: string
  metrics(): Promise<string>
}

const PATH = '/metrics'

/** Whether a request's Authorization carries the token; everybody's does while there is none. */
function mayRead(header: string | undefined, token: string | null): boolean {
  if (token === null) return true
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

/** Adds the call to the product's own application. */
export function addMetricsRoute(app: FastifyInstance, register: Readable, token: string): void {
  app.get(PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store').type('text/plain')
    if (mayRead(request.headers.authorization, token))
      return reply.type(register.contentType).send(await register.metrics())
    return reply.status(401).header('www-authenticate', 'Bearer').send('A token is needed.\n')
  })
}

/**
 * Listens on a port that serves nothing else.
 * @throws Error when the port can't be had
 */
export async function startMetricsServer(
  register: Readable,
  { port, host, token }: { port: number; host: string; token: string | null },
): Promise<Server> {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5000 },
    (request, response) => {
      const answer = (status: number, text: string, type = 'text/plain', headers = {}) =>
        response
          .writeHead(status, { ...headers, 'content-type': type, 'cache-control': 'no-store' })
          .end(text)
      if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH)
        return void answer(404, `The metrics are at ${PATH}.\n`)
      if (!mayRead(request.headers.authorization, token))
        return void answer(401, 'A token is needed.\n', undefined, { 'www-authenticate': 'Bearer' })
      register.metrics().then(
        (text) => answer(200, text, register.contentType),
        () => answer(500, 'The metrics could not be read.\n'),
      )
    },
  )
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
