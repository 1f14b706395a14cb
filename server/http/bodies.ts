/** What bodies may not be: compressed, or still arriving long after their request was answered. */
import type { FastifyInstance } from 'fastify'
import { AppError, say } from '../platform/app-error.ts'

/** How long the rest of a body may take that nobody wants any more. */
const REST_MS = 5000

/** A few hundred bytes can unpack to gigabytes, and nobody who calls this API sends so much. */
export function refuseCompressed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase()
    if (encoding !== undefined && encoding !== '' && encoding !== 'identity')
      throw new AppError('unsupported_media', say('compressed'))
  })
}

/**
 * Closes a connection whose request was answered before its body had come, when the rest doesn't come
 * soon. Closed at once, the sender might lose the answer.
 */
export function stopUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, REST_MS).unref()
  })
}
