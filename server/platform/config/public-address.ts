/** Tells addresses of this machine alone from addresses that others may reach. */
import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * Whether a host is this machine and nothing else: an address of 127.0.0.0/8, `::1`, `localhost` or a name
 * below it. Any other name counts as reachable, wherever it leads today.
 * @param host a name or an IP address, IPv6 with or without brackets
 */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const family = isIP(bare)
  // An IPv4 address written as IPv6 (::ffff:127.0.0.1) is judged as what it stands for.
  if (family !== 0) return LOOPBACK.check(bare, family === 6 ? 'ipv6' : 'ipv4')
  return /^(?:[^.]+\.)*localhost\.?$/.test(bare)
}

/**
 * Why the settings say that others than this machine reach the server, as the end of a sentence
 * ("HOST is 0.0.0.0"); null when nothing says so.
 */
export function reasonServerIsPublic(set: {
  HOST: string
  BASE_URL?: string | undefined
  TRUST_PROXY?: string | undefined
}): string | null {
  if (!isLoopback(set.HOST)) return `HOST is ${set.HOST}`
  if (set.BASE_URL !== undefined && !isLoopback(new URL(set.BASE_URL).hostname))
    return `BASE_URL is ${set.BASE_URL}`
  // A proxy is there for others.
  if (set.TRUST_PROXY !== undefined) return 'TRUST_PROXY is set'
  return null
}
