/** The open streams of this process: limited in number, and ended with their caller's access. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Holder, permissionsOf } from '#domain/people/permissions.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { findApiKeysById } from '../limits/api-key.ts'
import { findSessionsById, type Person } from '../callers/session.ts'

/** Some browsers, each with one for all its windows, and programs that follow each stream by itself. */
const MOST_PER_PERSON = 40
/** Strangers behind one address; a household or an office at most. */
const MOST_PER_ADDRESS = 60

/** Timers can't wait for longer than 24 days. */
const LONGEST_WAIT_MS = DAY_MS
const SHORTEST_WAIT_MS = 250

/** What a stream was opened with: a session or an API key. */
interface Opener {
  kind: 'session' | 'apiKey'
  id: string
  /** Null for a key that stays until it is revoked. */
  expiresAt: Date | null
  person: Person
}

interface OpenStream {
  opener: Opener | null
  /** Whom it counts for: a person, or a stranger's address. */
  holder: string
  end: (hasAccess: boolean) => void
}

export interface OpenStreams {
  /**
   * Counts a stream that is about to open. It is ended when its session or API key ends or expires, when its
   * person may do something else or they are blocked, and when the app closes.
   * @param end told whether the access holds still, so that a browser may come back
   * @returns `check`, to be awaited before anything is sent: false where the access ended already;
   * and `leave`, to be called once the stream is over
   * @throws AppError `too_many_requests`
   */
  admit(
    request: FastifyRequest,
    end: (hasAccess: boolean) => void,
  ): { check: () => Promise<boolean>; leave: () => void }
  /** Ends every stream that is open now. */
  endAll(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    openStreams: OpenStreams
  }
}

type Needs = Pick<Deps, 'db' | 'live' | 'clock' | 'log'>

/** Makes `app.openStreams`. */
export function trackOpenStreams(app: FastifyInstance, { db, live, clock, log }: Needs): void {
  const streams = new Set<OpenStream>()

  const endAll = (ended: Iterable<OpenStream>) => {
    for (const stream of ended) stream.end(true)
  }
  const withOpener = () => [...streams].filter(({ opener }) => opener !== null)

  /** Ends those whose session or key is over or whose person may do something else; all if that isn't known. */
  async function endStale(some: OpenStream[]): Promise<void> {
    if (some.length === 0) return
    try {
      const current = new Map((await findOpeners(some, db, clock())).map((row) => [row.id, row]))
      for (const stream of some) {
        const row = current.get(stream.opener!.id)
        if (row && mayTheSame(row, stream.opener!.person)) stream.opener!.expiresAt = row.expires_at
        else stream.end(false)
      }
    } catch (error) {
      log.warn({ err: error }, 'Sessions and API keys could not be checked, so their streams end.')
      endAll(some)
    }
  }

  /** A session in use is prolonged, so the end is looked up once more when it has come. */
  function watchExpiry(stream: OpenStream): () => void {
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      const endsAt = stream.opener!.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
      const left = endsAt - clock().getTime()
      const ms = Math.min(Math.max(left, SHORTEST_WAIT_MS), LONGEST_WAIT_MS)
      timer = setTimeout(() => {
        void endStale([stream]).then(() => {
          if (streams.has(stream)) wait()
        })
      }, ms)
      timer.unref()
    }
    wait()
    return () => clearTimeout(timer)
  }

  const stops = [
    live.on('access', (change) => {
      for (const stream of withOpener()) {
        const { id, person } = stream.opener!
        if ('userId' in change ? person.id === change.userId : id === endedBy(change))
          stream.end(false)
      }
    }),
    // What ended while nothing was heard is looked up.
    live.on('resync', () => void endStale(withOpener())),
  ]
  app.addHook('preClose', async () => {
    stops.forEach((stop) => stop())
    endAll(streams)
  })

  app.decorate('openStreams', {
    endAll: () => endAll(streams),
    admit(request, end) {
      const opener = openerOf(request)
      const holder = opener ? `person ${opener.person.id}` : `address ${request.ip}`
      const held = [...streams].filter((stream) => stream.holder === holder).length
      if (held >= (opener ? MOST_PER_PERSON : MOST_PER_ADDRESS))
        throw new AppError('too_many_requests', say('manyStreams'))
      let isOver = false
      const leave = () => {
        isOver = true
        streams.delete(stream)
        stopWatching()
      }
      const stream: OpenStream = {
        opener,
        holder,
        end: (hasAccess) => {
          leave()
          end(hasAccess)
        },
      }
      streams.add(stream)
      const stopWatching = opener ? watchExpiry(stream) : () => {}
      return {
        leave,
        async check() {
          // It may have ended between being looked up and being counted here.
          if (opener && !isOver) await endStale([stream])
          return !isOver
        },
      }
    },
  })
}

/** What some were opened with, where it is good still. */
async function findOpeners(some: OpenStream[], db: Needs['db'], now: Date) {
  const idsOf = (kind: Opener['kind']) => [
    ...new Set(some.flatMap(({ opener }) => (opener?.kind === kind ? opener.id : []))),
  ]
  const [sessions, keys] = [idsOf('session'), idsOf('apiKey')]
  return [
    ...(sessions.length > 0 ? await findSessionsById(db, sessions, now) : []),
    ...(keys.length > 0 ? await findApiKeysById(db, keys, now) : []),
  ]
}

function mayTheSame(now: Holder, before: Holder): boolean {
  return now.role === before.role && String(permissionsOf(now)) === String(permissionsOf(before))
}

function openerOf({ session, apiKey }: FastifyRequest): Opener | null {
  if (session) return { kind: 'session', ...session }
  return apiKey && { kind: 'apiKey', ...apiKey }
}

/** The id of the session or the key that has ended. */
function endedBy(change: { sessionId: string } | { apiKeyId: string }): string {
  return 'sessionId' in change ? change.sessionId : change.apiKeyId
}
