/** Keeps a call within its limits, which all processes count together in the database. */
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { isStaff } from '#domain/roles.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../database/transaction.ts'
import { aside } from '../database/unavailable.ts'
import { isStaffCall } from './access.ts'
import type { Person } from './session.ts'
import { keyedHash, networkOf } from './source.ts'
import { AppError, say } from '../platform/app-error.ts'
import { tryLater, type WaitKind } from './wait.ts'

const WINDOW_SECONDS = { minute: 60, hour: 3600, day: 86_400 } as const

/** What may be done how often, within how many seconds. */
interface Window {
  /** What is counted and by whom; stored as a keyed hash. */
  what: string
  most: number
  seconds: number
}

export type LimitNeeds = {
  db: Db
  config: Pick<Config, 'authSecret' | 'signInTriesPerMinute' | 'limitFactor'>
}

/**
 * Counts this request. Staff are held to the limits of staff's own calls alone.
 * @throws AppError `too_many_requests`, which says when to try again
 */
export async function keepWithinLimit(
  needs: LimitNeeds,
  call: Call,
  request: FastifyRequest,
  person: Person | null,
): Promise<void> {
  await keepWithin(needs, windowsOf(needs, call, request, person), 'tooManyAttempts')
}

/** Runs a call whose request was counted, and takes the count back where only wrong tries count and this one was right. */
export async function forgivingRight<Answer>(
  needs: LimitNeeds,
  call: Call,
  request: FastifyRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (call.limit?.minute !== 'wrong tries') return run()
  const windows = windowsOf(needs, call, request, request.person)
  try {
    const answer = await run()
    await uncount(needs, windows)
    return answer
  } catch (failure) {
    // The password was right; the code that is asked for next is judged by a call of its own.
    const isRight = failure instanceof AppError && failure.code === 'second_factor_needed'
    if (isRight) await uncount(needs, windows)
    throw failure
  }
}

function windowsOf(
  needs: LimitNeeds,
  call: Call,
  request: FastifyRequest,
  person: Person | null,
): Window[] {
  const { limit } = call
  if (!limit || (isStaff(person) && !isStaffCall(call.access))) return []
  const by = call.access === 'public' ? `address ${networkOf(request.ip)}` : `person ${person!.id}`
  const windows: Window[] = (['minute', 'hour', 'day'] as const).flatMap((unit) => {
    const given = limit[unit]
    if (given === undefined) return []
    const most =
      typeof given === 'string'
        ? needs.config.signInTriesPerMinute
        : given * (unit === 'minute' ? 1 : needs.config.limitFactor)
    return [{ what: `${call.method} ${call.path} by ${by}`, most, seconds: WINDOW_SECONDS[unit] }]
  })
  if (limit.networkHour !== undefined)
    windows.push({
      what: `${call.method} ${call.path} by network ${networkOf(request.ip)}`,
      most: limit.networkHour * needs.config.limitFactor,
      seconds: WINDOW_SECONDS.hour,
    })
  return windows
}

/**
 * Counts one more in every window.
 * @param refusal what is said when there is no more
 * @throws AppError `too_many_requests`
 */
export async function keepWithin(
  needs: LimitNeeds,
  windows: Window[],
  refusal: WaitKind,
): Promise<void> {
  const seconds = await countIn(needs, windows)
  if (seconds > 0) throw tryLater(say(refusal, { seconds }), seconds)
}

/**
 * Counts one more in every window, in one statement.
 * @returns for how many seconds there is no more; 0 when this one was within all windows
 */
export async function countIn({ db, config }: LimitNeeds, windows: Window[]): Promise<number> {
  if (windows.length === 0) return 0
  const mostOf = new Map<string, number>()
  const counted = windows.map(({ what, most, seconds }) => {
    const key = keyOf({ what, seconds }, config)
    mostOf.set(key, most)
    return { key, seconds }
  })
  // A window that ends later than one that begins now is from a clock that ran ahead.
  const { rows } = await aside(() =>
    sql<{ key: string; count: number; seconds: number }>`
    insert into limit_counters as counter (key, count, ends_at)
    select key, 1, now() + make_interval(secs => seconds)
    from json_to_recordset(${JSON.stringify(counted)}::json) as wanted (key text, seconds integer)
    order by key
    on conflict (key) do update set
      count = case
        when counter.ends_at between now() and excluded.ends_at + interval '10 seconds'
        then counter.count + 1 else 1 end,
      ends_at = case
        when counter.ends_at between now() and excluded.ends_at + interval '10 seconds'
        then counter.ends_at else excluded.ends_at end
    returning key, count, ceil(extract(epoch from ends_at - now()))::integer as seconds`.execute(
      db,
    ),
  )
  return Math.max(
    0,
    ...rows.map(({ key, count, seconds }) => (count > mostOf.get(key)! ? Math.max(1, seconds) : 0)),
  )
}

/** Takes back one that was counted in every window. */
export async function uncount(
  { db, config }: LimitNeeds,
  windows: readonly Window[],
): Promise<void> {
  if (windows.length === 0) return
  const keys = windows.map((window) => keyOf(window, config))
  await aside(async () => {
    await db.deleteFrom('limit_counters').where('key', 'in', keys).where('count', '=', 1).execute()
    await db
      .updateTable('limit_counters')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', 'in', keys)
      .where('count', '>', 1)
      .execute()
  })
}

/** Whether anything was counted in a window that is not over. */
export async function isCounted({ db, config }: LimitNeeds, window: Window): Promise<boolean> {
  const found = await aside(() =>
    db
      .selectFrom('limit_counters')
      .select('key')
      .where('key', '=', keyOf(window, config))
      .where('ends_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  )
  return found !== undefined
}

function keyOf(
  { what, seconds }: Pick<Window, 'what' | 'seconds'>,
  { authSecret }: Pick<Config, 'authSecret'>,
): string {
  return keyedHash(`limit:${seconds}:${what}`, authSecret)
}
