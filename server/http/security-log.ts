/** The log of sign-ins, refusals and limits, at level info: ids and keyed hashes, nothing about a person. */
import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { sourceOf } from './source.ts'

export type SecurityEvent =
  | 'signed up'
  | 'signed in'
  | 'signed out'
  | 'password changed'
  | 'refused'

/**
 * @param fields such as whose account it is by its id, and which call; never an email, a phone number,
 *   a secret or an address
 */
export function logSecurity(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  config: Pick<Config, 'authSecret'>,
  security: SecurityEvent,
  fields: { userId?: string | null; call?: string; code?: string; with?: string },
): void {
  request.log.info({ security, ...fields, from: sourceOf(request, config.authSecret) }, security)
}
