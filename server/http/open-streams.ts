/** The streams that are open in this process: bounded, and ended with the access that they were opened with. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { AppError, say } from '../platform/app-error.ts'
import { findSessionsById, type Session } from './session.ts'

/** Some browsers full of tabs; a tab of the console holds four. */
const MOST_PER_PERSON = 40
/** Strangers behind one address; a household or an office at most. */
const MOST_PER_ADDRESS = 60

/** Timers can't wait for longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000
const SHORTEST_WAIT_MS = 250

interface OpenStream {
  session: Session | null
  /** Whom it counts for: a person, or a stranger's address. */
  holder: string
  end: () => void
}

export interface OpenStreams {
  /**
   * Counts a stream that is about to open. It is ended when its session ends or expires, when its
   * person's role changes or they are blocked, and when the app closes.
   * @returns `check`, to be awaited before anything is sent: false where the access ended already;
   * and `leave`, to be called once the stream is over
   * @throws AppError `too_many_requests`
   */
  admit(
    request: FastifyRequest,
    end: () => void,
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
export function keepStreams(app: FastifyInstance, { db, live, clock, log }: Needs): void {
  const streams = new Set<OpenStream>()

  const endAll = (ended: Iterable<OpenStream>) => {
    for (const stream of ended) stream.end()
  }
  const withSession = () => [...streams].filter(({ session }) => session !== null)

  /** Ends those whose session is over or whose person has another role; all if that isn't known. */
  async function endStale(some: OpenStream[]): Promise<void> {
    if (some.length === 0) return
    try {
      const ids = [...new Set(some.map(({ session }) => session!.id))]
      const rows = await findSessionsById(db, ids, clock())
      const current = new Map(rows.map((row) => [row.id, row]))
      for (const stream of some) {
        const row = current.get(stream.session!.id)
        if (row?.role !== stream.session!.person.role) stream.end()
        else stream.session!.expiresAt = row.expires_at
      }
    } catch (error) {
      log.warn({ err: error }, 'Sessions could not be checked, so their streams end.')
      endAll(some)
    }
  }

  /** A session in use is prolonged, so the end is looked up once more when it has come. */
  function watchExpiry(stream: OpenStream): () => void {
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      const left = stream.session!.expiresAt.getTime() - clock().getTime()
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
      for (const stream of withSession()) {
        const { id, person } = stream.session!
        if ('sessionId' in change ? id === change.sessionId : person.id === change.userId)
          stream.end()
      }
    }),
    // What ended while nothing was heard is looked up.
    live.on('resync', () => void endStale(withSession())),
  ]
  app.addHook('preClose', async () => {
    stops.forEach((stop) => stop())
    endAll(streams)
  })

  app.decorate('openStreams', {
    endAll: () => endAll(streams),
    admit(request, end) {
      const { session, ip } = request
      const holder = session ? `person ${session.person.id}` : `address ${ip}`
      const held = [...streams].filter((stream) => stream.holder === holder).length
      if (held >= (session ? MOST_PER_PERSON : MOST_PER_ADDRESS))
        throw new AppError('too_many_requests', say('manyStreams'))
      let isOver = false
      const leave = () => {
        isOver = true
        streams.delete(stream)
        stopWatching()
      }
      const stream: OpenStream = {
        session: session && { ...session },
        holder,
        end: () => {
          leave()
          end()
        },
      }
      streams.add(stream)
      const stopWatching = session ? watchExpiry(stream) : () => {}
      return {
        leave,
        async check() {
          // It may have ended between being looked up and being counted here.
          if (session && !isOver) await endStale([stream])
          return !isOver
        },
      }
    },
  })
}
