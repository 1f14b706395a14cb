/** Posts to a typed-in address, with no way into this machine's own network. */
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { isPublicAddress } from './public-addresses.ts'

/** The addresses of a name, as the system knows them. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

export interface Post {
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Whether http and addresses that are not public may be reached. */
  allowPrivate: boolean
  resolve?: Resolve
}

/** The address, or the one that its name leads to, is not of the public internet. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** So much of an answer is read; nobody looks at it. */
const MOST_BYTES = 4096

/**
 * Posts once and answers the status, whatever it is: redirects are not followed. A name is resolved once, judged,
 * and connected to at the very address that was judged.
 * @throws PrivateAddress, or an error with a `code` when nothing was answered in time
 */
export async function postToPublicUrl(post: Post): Promise<number> {
  const { url, headers, body, timeoutMs, allowPrivate, resolve = resolveAll } = post
  if (!allowPrivate && !isPossiblyPublicUrl(url)) throw new PrivateAddress(url.hostname)
  const answered = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: judged(resolve, allowPrivate),
    signal: AbortSignal.timeout(timeoutMs),
  })
  request.on('response', (response) => {
    readLittle(response)
    answered.resolve(response.statusCode!)
  })
  request.on('error', answered.reject)
  request.end(body)
  return answered.promise
}

/** Whether an address can be one of the public internet as far as can be known without resolving its name. */
export function isPossiblyPublicUrl(url: URL): boolean {
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host)
}

const resolveAll: Resolve = (name) => lookup(name, { all: true })

/** Resolves as `net.connect` wants it; one address that isn't public and the whole name is refused. */
function judged(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (name, { all }, answer) => {
    resolve(name).then(
      (found) => {
        const isRefused = !allowPrivate && !found.every(({ address }) => isPublicAddress(address))
        if (isRefused || !found[0]) answer(new PrivateAddress(name), [])
        else if (all) answer(null, found)
        else answer(null, found[0].address, found[0].family)
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    )
  }
}

function readLittle(response: IncomingMessage): void {
  let read = 0
  response.on('error', () => {})
  response.on('data', (part: Buffer) => {
    read += part.length
    if (read > MOST_BYTES) response.destroy()
  })
}
