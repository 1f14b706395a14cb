/** Limits on request bodies: no compression, a minimum speed, and an end soon after the answer. */
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError, say } from '../../platform/app-error.ts'
import { UPLOAD_BYTES_PER_SECOND } from './bounds.ts'

/** How long the rest of a body may take that nobody wants any more. */
const REST_MS = 5000

/** How long any upload may take: 10 MB on the slowest lines. */
export const UPLOAD_MS = 30 * 60_000

/** How long any other body may take. */
const BODY_MS = 120_000

/** How long nothing need come of an upload, and what must come of it in each such span of time. */
const PROGRESS_MS = 60_000
const PROGRESS_BYTES = (UPLOAD_BYTES_PER_SECOND * PROGRESS_MS) / 1000

/** A few hundred bytes can unpack to gigabytes, and nobody who calls this API sends so much. */
export function refuseCompressedBodies(app: FastifyInstance): void {
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

/** Refuses a body that takes too long: an upload as soon as it makes no progress, any other after a fixed time. */
export function stopSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const isUpload = headers['content-type']?.startsWith('multipart/') === true
    const { socket } = raw
    if (!(socket instanceof Socket)) return
    let before = socket.bytesRead
    const look = setInterval(
      () => {
        const came = socket.bytesRead - before
        before = socket.bytesRead
        if (raw.complete || raw.destroyed) return clearInterval(look)
        if (isUpload && came >= PROGRESS_BYTES) return
        clearInterval(look)
        // As Node says it of requests that take too long (install-early-refusals.ts).
        app.server.emit('clientError', new SlowBody(), socket)
      },
      isUpload ? PROGRESS_MS : BODY_MS,
    )
    look.unref()
    raw.once('close', () => clearInterval(look))
  })
}

class SlowBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
