/** A request's source for counters and log lines: a keyed hash, never the address. */
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What one visitor has: an IPv4 address, or the first 64 bits of an IPv6 address, for anyone who has
 * one IPv6 address has the 2^64 beside it too.
 */
export function networkOfAddress(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = ip.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** A text that stands for `text` and can't be turned back without the secret. */
export function hashWithSecret(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

/** The visitor's network as log lines name it: the same for the same network, and no address. */
export function hashedNetworkOf(request: Pick<FastifyRequest, 'ip'>, secret: string): string {
  return hashWithSecret(`source:${networkOfAddress(request.ip)}`, secret).slice(0, 12)
}
