/** Files at the stand-in for WhatsApp: those that people sent, and uploads of the laundry. */
import type { IncomingMessage } from 'node:http'

interface Keys {
  token: string
  apiUrl: string
  numberId: string
}

interface Answer {
  status: number
  body: object
}

/** Where a file is read, or the file itself, for who shows the token; undefined for other requests. */
export function fileAt(
  { media, keys }: { media: ReadonlyMap<string, Uint8Array>; keys: Keys },
  { method, url = '', headers }: IncomingMessage,
): Uint8Array | Answer | undefined {
  if (method !== 'GET') return undefined
  const bytes = media.get(url.split('/').at(-1) ?? '')
  if (!bytes || headers.authorization !== `Bearer ${keys.token}`) return { status: 404, body: {} }
  if (url.startsWith('/files/')) return bytes
  const place = `${new URL(keys.apiUrl).origin}/files/${url.split('/').at(-1)}`
  return { status: 200, body: { url: place, file_size: String(bytes.length) } }
}

/** Meta's limit for a picture. */
const PICTURE_BYTES = 5 * 1024 * 1024

/**
 * Takes an upload of a JPEG picture, as Meta does with messages.
 * @returns undefined for other requests
 */
export async function takeUpload(
  { uploads, keys }: { uploads: Map<string, Uint8Array>; keys: Keys },
  { method, url, headers }: IncomingMessage,
  given: Buffer,
): Promise<Answer | undefined> {
  if (method !== 'POST' || url !== `/v24.0/${keys.numberId}/media`) return undefined
  const refused = {
    status: 400,
    body: { error: { code: 100, message: '(#100) Invalid parameter' } },
  }
  if (headers.authorization !== `Bearer ${keys.token}`)
    return { status: 401, body: { error: { code: 190, message: '(#190) Invalid token' } } }
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(given), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  if (form?.get('messaging_product') !== 'whatsapp' || !(file instanceof File)) return refused
  const bytes = Buffer.from(await file.arrayBuffer())
  const isJpeg = bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && file.type === 'image/jpeg'
  if (!isJpeg || bytes.length > PICTURE_BYTES) return refused
  const id = `upload-${uploads.size + 1}`
  uploads.set(id, bytes)
  return { status: 200, body: { id } }
}
