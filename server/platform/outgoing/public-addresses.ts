/** Tells public internet addresses from private, local and unroutable ones. */
import { BlockList, isIP } from 'node:net'

/** What IANA's registries of special addresses hold of IPv4, and where clouds answer for their machines. */
const SPECIAL_4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** What is given out as public of IPv6. IPv4 addresses in IPv6 lie outside of it, and are refused with the rest. */
const GLOBAL_6 = listOf('ipv6', [['2000::', 3]])
const SPECIAL_6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function listOf(
  family: 'ipv4' | 'ipv6',
  nets: readonly (readonly [net: string, prefix: number])[],
): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family)
  return list
}

/** Whether an IP address is one of the public internet; false for whatever is no IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL_4.check(address, 'ipv4')
    case 6:
      // With a zone it is an address of one network alone.
      if (address.includes('%')) return false
      return GLOBAL_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6')
    default:
      return false
  }
}
