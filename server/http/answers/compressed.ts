/** Compresses answers. Streams are left to the plugin, which compresses them in pieces. */
import type { FastifyInstance } from 'fastify'
import { compressBody, encodingFor, WORTH_BYTES } from './make-cached-body.ts'

/** A compressor that waits for a slow reader holds megabytes, so whole answers are compressed at once. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || payload.length < WORTH_BYTES || reply.hasHeader('content-encoding'))
      return payload
    if (!/json|^text\//.test(String(reply.getHeader('content-type')))) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressBody(payload, encoding, 4)
  })
}
