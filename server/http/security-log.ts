/** The log of sign-ins, refusals and limits, also at the default level: ids and keyed hashes, no personal data. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { hashedNetworkOf } from './callers/source.ts'

export type SecurityEvent =
  | 'signed up'
  | 'signed in'
  | 'signed out'
  | 'password changed'
  | 'second factor added'
  | 'second factor removed'
  | 'second factor taken'
  | 'signed out elsewhere'
  | 'refused'

/** A flood of refusals must fill no disk, and one of a kind must not hide those of another. */
const MOST_OF_A_CODE_A_SECOND = 20

let refusals = { second: 0, ofCode: new Map<string, number>() }

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
  if (security === 'refused' && isFlood(fields.code ?? '')) return
  const from = hashedNetworkOf(request, config.authSecret)
  securityLog(request.log).info({ security, ...fields, from }, security)
}

/** A log that writes lines of level info at the default level, `warn`, too. */
export function securityLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'warn' ? log.child({}, { level: 'info' }) : log
}

function isFlood(code: string): boolean {
  const second = Math.floor(performance.now() / 1000)
  if (refusals.second !== second) refusals = { second, ofCode: new Map() }
  const count = (refusals.ofCode.get(code) ?? 0) + 1
  refusals.ofCode.set(code, count)
  return count > MOST_OF_A_CODE_A_SECOND
}
