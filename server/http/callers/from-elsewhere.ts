/** Tells requests from this machine from forwarded ones. */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../platform/config/public-address.ts'

/** What proxies and tunnels add. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/**
 * Whether a request may come from another machine: by its connection, by the name that it was sent to, or
 * because something in between says so. The settings can't know of a proxy that nobody named in them.
 */
export function isFromAnotherMachine({ headers, socket }: FastifyRequest): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return true
  const sentTo = URL.parse(`http://${headers.host ?? ''}`)?.hostname
  return !isLoopback(socket.remoteAddress ?? '') || sentTo === undefined || !isLoopback(sentTo)
}
