/** Limits cheap calls per minute, by caller and, more loosely, by address. */
import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/base/call.ts'
import type { Config } from '../../platform/config/config.ts'
import { say } from '../../platform/app-error.ts'
import { readApiKeyHeader } from './api-key.ts'
import { CALLS_PER_MINUTE_OF_ADDRESS, SIGNED_CALLS_PER_MINUTE_OF_ADDRESS } from './bounds.ts'
import { visitorOfCookie } from '../callers/chatter.ts'
import { networkOfAddress } from '../callers/source.ts'
import { tryLaterError } from './wait.ts'

type Settings = Pick<Config, 'baseUrl' | 'authSecret'>

/** Who asks, as far as something that the laundry gave out says so. */
interface Asker {
  kind: 'person' | 'visitor' | 'stranger'
  /** Null for a stranger, whom nothing tells from the others of their address. */
  name: string | null
}

/** Whether a request names a person, who is known once the database was asked. What is public is answered to no API key. */
export function isCallerIdentified(request: FastifyRequest, { access }: Call): boolean {
  if (readApiKeyHeader(request) !== null) return access !== 'public'
  return request.caller!.session !== null
}

/**
 * Counts this request, for its person or visitor first: who asks too much uses up nothing of their address. People,
 * visitors and strangers have a flood each, so that requests without a cookie, which cost nothing to make, refuse nobody
 * who has one.
 * @throws AppError `too_many_requests`, which says when to try again
 */
export function enforceMinuteLimit(config: Settings, call: Call, request: FastifyRequest): void {
  if (call.access !== 'public' && call.perMinute === undefined) return
  const { kind, name } = askerOf(request, config)
  if (name !== null && call.perMinute !== undefined) count(request, call, name, call.perMinute)
  const flood = `${kind} of ${networkOfAddress(request.ip)}`
  const most = call.rawBody ? SIGNED_CALLS_PER_MINUTE_OF_ADDRESS : CALLS_PER_MINUTE_OF_ADDRESS
  count(request, call, flood, most)
}

function askerOf(request: FastifyRequest, config: Settings): Asker {
  const { apiKey, person } = request
  if (apiKey) return { kind: 'person', name: `API key ${apiKey.id}` }
  if (person) return { kind: 'person', name: `person ${person.id}` }
  const visitor = visitorOfCookie(request, config)
  return visitor === null
    ? { kind: 'stranger', name: null }
    : { kind: 'visitor', name: `visitor ${visitor}` }
}

function count(request: FastifyRequest, call: Call, by: string, most: number): void {
  const what = `${call.method} ${call.path} by ${by}`
  const { seconds } = request.server.minuteCounts.count(what, most)
  if (seconds > 0) throw tryLaterError(say('tooManyAtOnce'), seconds)
}
