/** Stops offers where a mail program sends the one click of a mail's header (RFC 8058). */
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { stopOffers } from './stop-offers.ts'
import { userOfStopKey } from './offer-link.ts'

/** What comes says nothing that the address doesn't. */
const MOST_BYTES = 16 * 1024

/** A mail program shows no answer, so a key that is unknown gets none that tells. */
export async function serveOneClick(
  app: FastifyInstance,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, __, done) =>
      done(null),
    )
    scope.post<{ Querystring: { key?: unknown } }>('/offer', async (request, reply) => {
      const { key } = request.query
      const userId = typeof key === 'string' ? userOfStopKey(key, config) : null
      if (userId !== null)
        await inTransaction(db, (tx) => stopOffers(tx, userId, { at: clock(), place: 'link' }))
      return reply
        .header('cache-control', 'no-store')
        .status(userId === null ? 404 : 200)
        .send()
    })
  })
}
