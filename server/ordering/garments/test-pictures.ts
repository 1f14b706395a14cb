/** Accepted and refused pictures, and the data folder's picture files, for tests. */
import { readdir } from 'node:fs/promises'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect } from 'vitest'
import type { Garment } from '#contract/garments/garments.ts'
import { newForm, type FormFile } from '../../testing/forms.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export let owner: SignedIn

beforeEach(async () => {
  owner = await product.person()
})

export const TEXTS = { name: 'Red dress', category: 'dresses' }

export function image(width: number, height: number, background = '#c8452f'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

export async function sent(method: 'POST' | 'PUT', url: string, file?: FormFile, texts = {}) {
  const form = await newForm({ ...TEXTS, ...texts }, file)
  const reply = await owner.send({ method, url, ...form })
  return { ...reply, body: reply.body as Garment }
}

export async function addGarmentWithPicture(bytes: Uint8Array): Promise<Garment> {
  const { status, body, message } = await sent('POST', '/api/garments', { bytes })
  expect(message).toBeUndefined()
  expect(status).toBe(201)
  return body
}

export async function bytesAt(url: string | null, who: SignedIn = owner): Promise<Buffer> {
  const response = await product.app.inject({
    url: url ?? '',
    headers: { cookie: who.cookieHeader() },
  })
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}

/** Every file that pictures have left in the data folder. */
export async function listPictureFiles(): Promise<string[]> {
  const { dataDir } = product.deps.config
  const folders = await Promise.all(
    ['files', 'incoming'].map((folder) =>
      readdir(`${dataDir}/${folder}`, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return folders.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []))
}

export async function readGarmentsOf({ user }: SignedIn) {
  return product.db.selectFrom('garments').selectAll().where('user_id', '=', user._id).execute()
}

export async function countStrayPictures(): Promise<number> {
  return (await product.db.selectFrom('stray_pictures').select('id').execute()).length
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

/** A PNG of so many pixels whose data is almost nothing. */
function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 8
  head[9] = 2
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const REFUSED: [string, number, string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['text that calls itself a JPEG', 415, 'unsupported_media', () => Buffer.from('not a picture')],
  ['an empty file', 415, 'unsupported_media', () => new Uint8Array()],
  ['an SVG', 415, 'unsupported_media', () => Buffer.from(SVG)],
  ['a GIF', 415, 'unsupported_media', () => image(9, 9).gif().toBuffer()],
  ['a TIFF', 415, 'unsupported_media', () => image(9, 9).tiff().toBuffer()],
  ['an AVIF', 415, 'unsupported_media', () => image(64, 64).avif().toBuffer()],
  ['a HEIC', 415, 'unsupported_media', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a zip bomb', 415, 'unsupported_media', () => gzipSync(Buffer.alloc(20_000_000))],
  [
    'a page behind a JPEG’s first bytes',
    422,
    'unreadable_picture',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(50))]),
  ],
  [
    'half a JPEG',
    422,
    'unreadable_picture',
    async () => (await image(900, 900).jpeg().toBuffer()).subarray(0, 2000),
  ],
  [
    'half a PNG',
    422,
    'unreadable_picture',
    async () => {
      const noise = sharp({
        create: {
          width: 200,
          height: 200,
          channels: 3,
          background: '#ffffff',
          noise: { type: 'gaussian', mean: 99, sigma: 30 },
        },
      })
      const whole = await noise.png().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
  ],
  ['more than 40 megapixels', 413, 'too_large', () => image(7000, 5715).png().toBuffer()],
  [
    'a picture that claims 90,000 pixels a side',
    422,
    'unreadable_picture',
    () => pixelBomb(90_000),
  ],
  [
    'a picture of 10 MB and a byte',
    413,
    'too_large',
    async () => {
      const start = await image(9, 9).jpeg().toBuffer()
      return Buffer.concat([start, Buffer.alloc(10 * 1024 * 1024 + 1 - start.length)])
    },
  ],
  ['a file of 30 MB', 413, 'too_large', () => Buffer.alloc(30 * 1024 * 1024, 0xff)],
]
