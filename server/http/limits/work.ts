/** Limits concurrent calls: further ones wait their turn, or are told to retry. */
import { AppError, say } from '../../platform/app-error.ts'
import {
  CALLS_AT_WORK,
  CALLS_AT_WORK_OF_ADDRESS,
  CALLS_AT_WORK_OF_SESSION,
  CALLS_IN_LINE_OF_SESSION,
} from './bounds.ts'
import { networkOfAddress } from '../callers/source.ts'

/** Who a call is worked on for. */
export interface Caller {
  address: string
  /** The token of the session that it came with; null for strangers. */
  session: string | null
}

/** Runs a piece of a call. @throws AppError `busy` */
export type Work = <T>(caller: Caller, run: () => Promise<T>) => Promise<T>

export function limitConcurrentCalls(): Work {
  const perAddress = new Map<string, number>()
  const inTurn = turnsOfSessions()
  let all = 0
  return ({ address: ip, session }, run) => {
    const begin = async () => {
      const address = networkOfAddress(ip)
      const own = perAddress.get(address) ?? 0
      if (all >= CALLS_AT_WORK || own >= CALLS_AT_WORK_OF_ADDRESS) throw tooMany()
      all += 1
      perAddress.set(address, own + 1)
      try {
        return await run()
      } finally {
        all -= 1
        countDown(perAddress, address)
      }
    }
    return session === null ? begin() : inTurn(session, begin)
  }
}

/** A session has few calls at work, so that somebody's hundred questions are not before everybody else's one. */
function turnsOfSessions() {
  const atWork = new Map<string, number>()
  const lines = new Map<string, (() => void)[]>()
  return async <T>(session: string, run: () => Promise<T>): Promise<T> => {
    const own = atWork.get(session) ?? 0
    if (own < CALLS_AT_WORK_OF_SESSION) atWork.set(session, own + 1)
    else {
      const line = lines.get(session) ?? []
      if (line.length >= CALLS_IN_LINE_OF_SESSION) throw tooMany()
      lines.set(session, line)
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await run()
    } finally {
      // The next in line takes this place, so the number at work stays.
      const line = lines.get(session)
      const next = line?.shift()
      if (line?.length === 0) lines.delete(session)
      if (next) next()
      else countDown(atWork, session)
    }
  }
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = counts.get(key)! - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

function tooMany(): AppError {
  return new AppError('busy', say('manyAsking'))
}
