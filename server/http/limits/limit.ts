/** Enforces a call's limits, counted in the database for all processes together. */
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Call, Limit } from '#contract/base/call.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../database/transaction.ts'
import { withoutTrackingWrites } from '../../database/unavailable.ts'
import { isStaffCall } from '../callers/access.ts'
import { chatterOfRequest } from '../callers/chatter.ts'
import type { Person } from '../callers/session.ts'
import { hashWithSecret, networkOfAddress } from '../callers/source.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { tryLaterError, type WaitKind } from './wait.ts'

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
 * Counts this request. Staff are held to the limits of staff's own calls alone. Who asks too much is refused before
 * their network is counted, so that one person can't use up what all people there share.
 * @throws AppError `too_many_requests`, which says when to try again
 */
export async function enforceLimit(
  needs: LimitNeeds & { config: Pick<Config, 'baseUrl'> },
  call: Call,
  request: FastifyRequest,
  person: Person | null,
): Promise<void> {
  if (!isLimited(call, person)) return
  const who = person ? `person ${person.id}` : await visitorOf(needs, call, request)
  await enforceWindows(needs, windowsOfCaller(needs, call, who), 'tooManyAttempts')
  await enforceWindows(needs, windowsOfNetwork(needs, call, request), 'tooManyAttempts')
}

/** Runs a call whose request was counted, and takes the count back where only wrong tries count and this one was right. */
export async function uncountRightTry<Answer>(
  needs: LimitNeeds,
  call: Call,
  request: FastifyRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { person } = request
  if (call.limit?.minute !== 'wrong tries' || !isLimited(call, person)) return run()
  const windows = [
    ...windowsOfCaller(needs, call, person && `person ${person.id}`),
    ...windowsOfNetwork(needs, call, request),
  ]
  try {
    const answer = await run()
    await uncountInWindows(needs, windows)
    return answer
  } catch (failure) {
    // The password was right; the code that is asked for next is judged by a call of its own.
    const isRight = failure instanceof AppError && failure.code === 'second_factor_needed'
    if (isRight) await uncountInWindows(needs, windows)
    throw failure
  }
}

function isLimited(call: Call, person: Person | null): boolean {
  return call.limit !== undefined && !(isStaff(person) && !isStaffCall(call.access))
}

/** A visitor by their chat; null for a cookie that the laundry never gave out. */
async function visitorOf(
  { db, config }: Pick<LimitNeeds, 'db'> & { config: Pick<Config, 'baseUrl'> },
  { limit }: Call,
  request: FastifyRequest,
): Promise<string | null> {
  if (typeof limit?.minute !== 'number') return null
  const visitor = chatterOfRequest(null, request, config.baseUrl)
  if (visitor?.kind !== 'visitor') return null
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('visitor_hash', '=', visitor.hash)
    .executeTakeFirst()
  return chat ? `visitor ${chat.id}` : null
}

/** @param who null for a visitor whom nothing tells from others of their network */
function windowsOfCaller(needs: LimitNeeds, call: Call, who: string | null): Window[] {
  const { minute, hour, day } = call.limit!
  if (who === null) return []
  const isOfNetwork = call.access === 'public' && typeof minute === 'string'
  return windowsBy(needs, call, who, { minute: isOfNetwork ? undefined : minute, hour, day })
}

function windowsOfNetwork(needs: LimitNeeds, call: Call, { ip }: FastifyRequest): Window[] {
  const { minute, networkMinute, networkHour: hour, networkDay: day } = call.limit!
  const isOfNetwork = call.access === 'public' && typeof minute === 'string'
  const by = `network ${networkOfAddress(ip)}`
  return windowsBy(needs, call, by, { minute: isOfNetwork ? minute : networkMinute, hour, day })
}

type Most = { [Unit in keyof typeof WINDOW_SECONDS]: Limit[Unit] | undefined }

function windowsBy({ config }: LimitNeeds, call: Call, by: string, most: Most): Window[] {
  return (['minute', 'hour', 'day'] as const).flatMap((unit) => {
    const given = most[unit]
    if (given === undefined) return []
    const counted =
      typeof given === 'string'
        ? config.signInTriesPerMinute
        : given * (unit === 'minute' ? 1 : config.limitFactor)
    const what = `${call.method} ${call.path} by ${by}`
    return [{ what, most: counted, seconds: WINDOW_SECONDS[unit] }]
  })
}

/**
 * Counts one more in every window.
 * @param refusal what is said when there is no more
 * @throws AppError `too_many_requests`
 */
export async function enforceWindows(
  needs: LimitNeeds,
  windows: Window[],
  refusal: WaitKind,
): Promise<void> {
  const seconds = await countInWindows(needs, windows)
  if (seconds > 0) throw tryLaterError(say(refusal, { seconds }), seconds)
}

/**
 * Counts one more in every window, in one statement.
 * @returns for how many seconds there is no more; 0 when this one was within all windows
 */
export async function countInWindows(
  { db, config }: LimitNeeds,
  windows: Window[],
): Promise<number> {
  if (windows.length === 0) return 0
  const mostOf = new Map<string, number>()
  const counted = windows.map(({ what, most, seconds }) => {
    const key = keyOf({ what, seconds }, config)
    mostOf.set(key, most)
    return { key, seconds }
  })
  // A window that ends later than one that begins now is from a clock that ran ahead.
  const { rows } = await withoutTrackingWrites(() =>
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
export async function uncountInWindows(
  { db, config }: LimitNeeds,
  windows: readonly Window[],
): Promise<void> {
  if (windows.length === 0) return
  const keys = windows.map((window) => keyOf(window, config))
  await withoutTrackingWrites(async () => {
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
export async function hasCountInWindow(
  { db, config }: LimitNeeds,
  window: Window,
): Promise<boolean> {
  const found = await withoutTrackingWrites(() =>
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
  return hashWithSecret(`limit:${seconds}:${what}`, authSecret)
}
