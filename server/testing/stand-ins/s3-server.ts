/**
 * A small S3 service for tests: one bucket in memory, addressed by path, that refuses requests without a valid AWS
 * Signature Version 4.
 */
import { once } from 'node:events'
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../../platform/config/service-keys.ts'
import { listenLocally } from '../local-servers.ts'

export interface S3Server {
  /** The settings that name the bucket. */
  settings: Record<`S3_${string}`, string>
  /** The same, as the product takes them. */
  config: S3Config
  /** What the bucket holds, by key. */
  objects: Map<string, Buffer>
  /** Answers every request with this status from now on, until it is null; 'hang up' answers nothing. */
  fail(how: number | 'hang up' | null): void
  /** How many requests have come. */
  requests(): number
  close(): Promise<void>
}

const REGION = 'ap-south-1'
const BUCKET = 'laundry'
const ACCESS_KEY_ID = 'test-access-key'
const SECRET_ACCESS_KEY = 'test/secret+access=key'

/** How far a request's date may lie from the service's clock. */
const MOST_SKEW_MS = 15 * 60_000

/** @param options.pageSize how many keys an answer lists at most, whatever is asked for */
export async function openS3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let failing: number | 'hang up' | null = null
  let requests = 0

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    const body = await buffer(request)
    if (failing === 'hang up') return void request.socket.destroy()
    if (failing !== null) return refuse(response, failing, 'InternalError')
    const wrong = whatIsWrong(request, body)
    if (wrong !== null) return refuse(response, 403, wrong)
    const url = new URL(request.url!, 'http://service')
    const [bucket, ...parts] = url.pathname.slice(1).split('/')
    const key = decodeURIComponent(parts.join('/'))
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') {
      if (request.method === 'HEAD') return void response.writeHead(200).end()
      if (request.method === 'GET') return sendXml(response, 200, list(url.searchParams))
      return refuse(response, 405, 'MethodNotAllowed')
    }
    const found = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, body)
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'MethodNotAllowed')
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.length, etag: etagOf(found) })
    return void response.end(request.method === 'GET' ? found : undefined)
  }

  /** ListObjectsV2: keys in order, a page at a time; the token is the last key of the page before. */
  const list = (asked: URLSearchParams) => {
    const prefix = asked.get('prefix') ?? ''
    const after = asked.get('continuation-token') ?? ''
    const most = Math.min(Number(asked.get('max-keys') ?? 1000), pageSize)
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, most)
    const isCut = keys.length > page.length
    const contents = page.map((key) => {
      const size = objects.get(key)!.length
      return `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`
    })
    return (
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>` +
      (isCut ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : '') +
      `${contents.join('')}</ListBucketResult>`
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const endpoint = `http://127.0.0.1:${await listenLocally(server)}`
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    config: {
      endpoint,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET_ACCESS_KEY,
      prefix: '',
    },
    objects,
    fail: (how) => void (failing = how),
    requests: () => requests,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The error code of a request that isn't signed as it has to be; null for one that is. */
function whatIsWrong({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  const read =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!read) return 'AccessDenied'
  const [, keyId, day, region, named, signature] = read
  if (keyId !== ACCESS_KEY_ID) return 'InvalidAccessKeyId'
  if (region !== REGION) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!date.startsWith(day!) || !(Math.abs(Date.now() - at) < MOST_SKEW_MS))
    return 'RequestTimeTooSkewed'
  const signed = named!.split(';')
  const needed = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...needed].every((name) => signed.includes(name))) return 'AccessDenied'
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [path, query = ''] = url!.split('?')
  const canonical = [
    method,
    path!.split('/').map(encoded).join('/'),
    query.split('&').filter(Boolean).map(encodedPair).sort().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    named,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day!, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${SECRET_ACCESS_KEY}`,
  )
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** One part of a path, or of a query, in the one way that is signed. */
function encoded(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function encodedPair(pair: string): string {
  const [name, value = ''] = pair.split('=')
  return `${encoded(name!)}=${encoded(value)}`
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function sendXml(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
