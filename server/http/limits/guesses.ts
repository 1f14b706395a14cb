/** Limits wrong guesses a minute from one address, for calls that name a secret such as an order number. */
import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/base/call.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../callers/session.ts'
import { networkOfAddress } from '../callers/source.ts'
import { tryLaterError } from './wait.ts'

interface Guessing {
  person: Person | null
  request: FastifyRequest
  /** Only what is theirs may be answered: this address has named too much that there isn't. */
  ownOnly: boolean
}

/**
 * Judges what a call names. It counts as wrong until it turns out right, so that many at once are no way around. Beyond
 * the most, strangers are refused whatever they name, and people unless it is theirs: they guess nothing.
 * @throws AppError `too_many_requests`, which says when to try again
 */
export async function countGuess<Incoming extends Guessing, Answer>(
  call: Call,
  incoming: Incoming,
  judge: (incoming: Incoming) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (call.wrongPerMinute === undefined) return judge(incoming)
  const { request, person } = incoming
  const what = `wrong ${call.method} ${call.path} by ${networkOfAddress(request.ip)}`
  const { seconds, takeBack } = request.server.minuteCounts.count(what, call.wrongPerMinute)
  const ownOnly = seconds > 0
  const refusal = () => tryLaterError(say('tooManyAttempts', { seconds }), seconds)
  let isWrong = false
  try {
    if (ownOnly && person === null) throw refusal()
    return await judge({ ...incoming, ownOnly })
  } catch (failure) {
    isWrong = failure instanceof AppError && failure.code === 'order_not_found'
    throw isWrong && ownOnly ? refusal() : failure
  } finally {
    if (!isWrong) takeBack()
  }
}
