/** A cached body uses no more memory than its own bytes. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JSON_TYPE, makeCachedBody } from './make-cached-body.ts'

const TEXT = JSON.stringify({ items: ['3 kg Wash & Fold'], total: '₹210' })
const memoryOf = (bytes: Buffer) => bytes.buffer.byteLength

test.each([['a text', TEXT] as const, ['bytes', Buffer.from(TEXT)] as const])(
  'keeps only its own bytes of memory when made from %s, compressed or not',
  async (_, given) => {
    const kept = makeCachedBody(given, JSON_TYPE, 5)
    const [br, gzip] = [await kept.compressed('br'), await kept.compressed('gzip')]
    expect(kept.body.toString()).toBe(TEXT)
    expect(brotliDecompressSync(br).toString()).toBe(TEXT)
    expect(gunzipSync(gzip).toString()).toBe(TEXT)
    for (const bytes of [kept.body, br, gzip]) expect(memoryOf(bytes)).toBe(bytes.length)
  },
)
