/** Response bodies made once and sent often, with their ETag and precompressed copies. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** A body as callers may take it. */
export interface WrittenBody {
  /** In bytes, as it is without compression. */
  readonly length: number
  readonly body: Buffer
  compressed(encoding: Encoding): Promise<Buffer>
}

export interface KeptBody extends WrittenBody {
  type: string
  etag: string
}

/** Less than this fits a packet anyway. */
export const WORTH_BYTES = 1024

export const JSON_TYPE = 'application/json; charset=utf-8'

/** @param quality brotli's: 11 takes 60 ms for a long page, 5 takes milliseconds for a long answer */
export function makeCachedBody(text: string | Buffer, type: string, quality: 5 | 11): KeptBody {
  const body = ownBuffer(text)
  const copies = new Map<Encoding, Promise<Buffer>>()
  let etag: string | undefined
  return {
    length: body.length,
    body,
    type,
    get etag() {
      return (etag ??= etagOf(body))
    },
    compressed(encoding) {
      const copy = copies.get(encoding) ?? compressBody(body, encoding, quality).then(ownBuffer)
      copies.set(encoding, copy)
      return copy
    },
  }
}

/**
 * Bytes with memory of their own: Node cuts short ones from a piece of 64 kB, and what is compressed from one of
 * 16, and all of such a piece would stay with whatever of it is kept.
 */
export function ownBuffer(bytes: string | Buffer): Buffer {
  const length = Buffer.byteLength(bytes)
  if (typeof bytes !== 'string' && bytes.buffer.byteLength === length) return bytes
  const own = Buffer.allocUnsafeSlow(length)
  if (typeof bytes === 'string') own.write(bytes)
  else bytes.copy(own)
  return own
}

/** Sends a kept body as the caller likes it; 304 when it has the same already. */
export async function sendCachedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBody,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', etag: kept.etag })
  if (reply.statusCode === 200 && matchesEtag(request, kept.etag)) return reply.status(304).send()
  return sendAs(encodingFor(request), reply.type(kept.type), kept)
}

/** Sends JSON as the caller likes it, where no browser may keep it. */
export async function sendUncachedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: WrittenBody,
): Promise<FastifyReply> {
  reply.type(JSON_TYPE)
  if (json.length < WORTH_BYTES) return sendAs(null, reply, json)
  return sendAs(encodingFor(request), reply.header('vary', 'accept-encoding'), json)
}

async function sendAs(
  encoding: Encoding | null,
  reply: FastifyReply,
  written: WrittenBody,
): Promise<FastifyReply> {
  if (!encoding) return reply.send(written.body)
  return reply.header('content-encoding', encoding).send(await written.compressed(encoding))
}

/** Weak, for the same text goes out compressed in several ways. */
export function etagOf(body: Buffer | string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  return known !== undefined && known.split(',').some((each) => each.trim() === etag)
}

/** The best way to compress that the browser understands; null when it understands none. */
export function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '')
      .toString()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';')[0]!.trim()),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}

/** Compresses in one go, in a thread: the compressor's memory is free again whether or not anyone reads. */
export function compressBody(
  body: Buffer | string,
  encoding: Encoding,
  quality: 4 | 5 | 11,
): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(body, { level: Math.min(quality + 2, 9) })
}
