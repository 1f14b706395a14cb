/** The id of each request: in the log, in its answer, and in a user's error report. */
import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyInstance } from 'fastify'
import { CROCKFORD } from '#domain/base/typed-number.ts'
import type { Config } from '../../platform/config/config.ts'

/** What a proxy may have called it; anything else could hold what doesn't belong in a log. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

const LENGTH = 10

const random = Buffer.alloc(4000)
let used = random.length

/** Ten characters, in two groups that can be read out on the phone: `7KQ2M-9XD4A`. */
function newRequestId(): string {
  if (used + LENGTH > random.length) {
    randomFillSync(random)
    used = 0
  }
  let id = ''
  for (let at = 0; at < LENGTH; at += 1) id += CROCKFORD[random[used + at]! % CROCKFORD.length]
  used += LENGTH
  return `${id.slice(0, 5)}-${id.slice(5)}`
}

/**
 * Fastify's options: each request keeps a well-formed name that a proxy of ours gave it, and is given one otherwise.
 * Without a proxy that the settings name, a visitor could call two requests the same.
 */
export function requestIdOptions({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return {
    requestIdHeader: false,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId({ headers }: IncomingMessage): string {
      const given = headers['x-request-id']
      const isOurs = trustProxy !== false && typeof given === 'string' && WELL_FORMED.test(given)
      return isOurs ? given : newRequestId()
    },
  } as const
}

/** Says on every answer what its request is called. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
}
