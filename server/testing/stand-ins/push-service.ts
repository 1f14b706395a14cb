/**
 * A stand-in push service with subscribed browsers: it refuses violations of RFC 8030, 8188, 8291 and 8292, and
 * decrypts accepted notices with the browser's keys.
 */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenLocally } from '../local-servers.ts'

/** What a browser hands out so that it can be sent to. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

export interface TestBrowser {
  endpoint: string
  keys: BrowserKeys
  /** What arrived and could be opened, in turn. */
  notices: unknown[]
}

export interface PushService {
  url: string
  /** A browser whose subscription only the owner of a VAPID key may use. */
  browser(applicationServerKey: string, path: string): TestBrowser
  /** What was refused, and why. */
  refused: { status: number; reason: string }[]
  /** Answered to the next requests, whatever they are. */
  answers: number[]
  close(): void
}

/** RFC 8030 lets a service refuse larger bodies, and they all do. */
const MOST_BYTES = 4096

/** The longest that a VAPID token may be good for (RFC 8292, section 2). */
const MOST_SECONDS = 86_400

type Receiver = { applicationServerKey: string; open: (body: Buffer) => Buffer; shown: unknown[] }

export async function openPushService(): Promise<PushService> {
  const receivers = new Map<string, Receiver>()
  const refused: PushService['refused'] = []
  const answers: number[] = []
  let origin = ''

  /** @returns the status, and why where it is a refusal */
  function judge(path: string, headers: IncomingHttpHeaders, body: Buffer): [number, string] {
    const receiver = receivers.get(path)
    if (!receiver) return [404, 'no such subscription']
    if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return [400, 'no TTL']
    if (headers['content-encoding'] !== 'aes128gcm') return [415, 'not aes128gcm']
    if (body.length > MOST_BYTES) return [413, `${body.length} bytes`]
    const problem = vapidProblem(headers.authorization ?? '', origin, receiver.applicationServerKey)
    if (problem) return [403, problem]
    try {
      receiver.shown.push(JSON.parse(receiver.open(body).toString('utf8')))
    } catch (error) {
      // A real service can't know; its browser drops what it can't open.
      return [400, `the browser could not open it: ${String(error)}`]
    }
    return [201, '']
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const forced = answers.shift()
      const [status, reason] = forced
        ? [forced, 'as forced']
        : judge(request.url ?? '', request.headers, Buffer.concat(parts))
      if (status !== 201) refused.push({ status, reason })
      response.writeHead(status, status === 201 ? { location: `${origin}/message/1` } : {}).end()
    })
  })
  const port = await listenLocally(server)
  origin = `http://127.0.0.1:${port}`

  return {
    url: origin,
    refused,
    answers,
    browser(applicationServerKey, path) {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const secret = randomBytes(16)
      const shown: unknown[] = []
      const open = (body: Buffer) =>
        decryptPushNotice(
          body,
          ecdh.getPrivateKey('base64url'),
          p256dh,
          secret.toString('base64url'),
        )
      receivers.set(`/${path}`, { applicationServerKey, open, shown })
      const keys = { p256dh, auth: secret.toString('base64url') }
      return { endpoint: `${origin}/${path}`, keys, notices: shown }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What is wrong with who says they send it (RFC 8292); null when nothing is. */
function vapidProblem(authorization: string, origin: string, key: string): string | null {
  const [, token, sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !sender) return 'no VAPID'
  if (sender !== key) return 'another key than the browser subscribed with'
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const { alg } = jsonOf(head) as { alg: string }
  if (alg !== 'ES256') return `signed with ${alg}`
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'the signature does not hold'
  const { aud, exp, sub } = jsonOf(claims) as { aud: string; exp: number; sub?: string }
  if (aud !== origin) return `meant for ${aud}`
  const lasts = exp - Date.now() / 1000
  if (lasts <= 0 || lasts > MOST_SECONDS) return `good for ${lasts} s`
  if (!/^(mailto:.+@.+|https:.+)$/.test(sub ?? '')) return `from ${sub}`
  return null
}

/**
 * Opens a message as a browser does (RFC 8291, and RFC 8188 for its one record).
 * @throws Error when it was sealed for somebody else or changed on its way
 */
export function decryptPushNotice(
  body: Buffer,
  privateKey: string,
  publicKey: string,
  authSecret: string,
): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + body[20]!)
  if (record.length > recordSize) throw new Error('More than one record.')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  const shared = hmac(Buffer.from(authSecret, 'base64url'), ecdh.computeSecret(sender))
  const info = [Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), sender]
  const seed = hmac(salt, hmac(shared, ...info, ONE))
  const key = hmac(seed, Buffer.from('Content-Encoding: aes128gcm\0'), ONE).subarray(0, 16)
  const nonce = hmac(seed, Buffer.from('Content-Encoding: nonce\0'), ONE).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('The last record does not say that it is the last.')
  return padded.subarray(0, end)
}

const ONE = Buffer.from([1])

function hmac(key: Buffer, ...parts: Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest()
}

function jsonOf(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
}
