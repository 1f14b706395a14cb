/** Server-sent events: missed events first, then new ones, each once and in order. */
import type { FastifyReply } from 'fastify'
import { AppError, say } from '../../platform/app-error.ts'

export interface StreamEvent {
  /** Rises from event to event; the browser sends the last one back when it reconnects. */
  id?: number
  event:
    | 'state'
    | 'change'
    | 'notifications'
    | 'typing'
    | 'offer'
    | 'due'
    | 'run'
    | 'resync'
    /** The access that the stream was opened with is over: nothing follows. */
    | 'ended'
    /** An event of one of several streams, or why one of them can't be followed. */
    | 'followed'
    | 'refused'
  data: unknown
}

const MOST_UNREAD_BYTES = 256 * 1024

/** The events of a stream. */
export interface Source {
  /** Starts handing over new events; returns how to stop. */
  subscribe(push: (event: StreamEvent) => void): () => void
  /** @param lastEventId the event that the browser saw last; null when it comes for the first time. */
  missed(lastEventId: number | null): Promise<Missed>
}

export interface Missed {
  /** What to send before anything new. */
  events: StreamEvent[]
  /** What the browser knows already, as far as it may only now be pushed. */
  knownIds: number[]
}

/**
 * Keeps the reply open until the browser leaves, the access that it was opened with ends, or the app closes.
 * @throws AppError `too_many_requests`, `not_signed_in`
 */
export async function streamEvents(reply: FastifyReply, source: Source): Promise<void> {
  const { sse } = reply
  let newestId = 0
  const send = ({ id, event, data }: StreamEvent) => {
    if (!sse.isConnected) return
    // Someone who never reads would have us keep everything for them.
    if (reply.raw.writableLength > MOST_UNREAD_BYTES) return void reply.raw.destroy()
    // Changes of several orders may commit in another order than they got their ids.
    if (id !== undefined) newestId = Math.max(newestId, id)
    // A browser that went away closes the stream; nobody is left to write to.
    sse.send({ ...(id !== undefined && { id: String(newestId) }), event, data }).catch(() => {})
  }
  const admitted = reply.server.openStreams.admit(reply.request, (hasAccess) => {
    // Before the stream has begun it is refused instead.
    if (!hasAccess && waiting === null) send({ event: 'ended', data: {} })
    sse.close()
  })
  let waiting: StreamEvent[] | null = []
  const sentIds = new Set<number>()
  // Subscribed before reading what was missed, so that nothing falls between the two.
  const stop = source.subscribe((event) => {
    if (waiting) waiting.push(event)
    else if (event.id === undefined || !sentIds.has(event.id)) send(event)
  })
  const leave = () => {
    stop()
    admitted.leave()
  }
  sse.onClose(leave)

  let missed: Missed
  try {
    missed = await source.missed(readEventId(sse.lastEventId))
    if (!(await admitted.check())) throw new AppError('not_signed_in', say('notSignedIn'))
  } catch (error) {
    leave()
    throw error
  }
  sse.keepAlive()
  for (const id of [...missed.knownIds, ...missed.events.map((event) => event.id)])
    if (id !== undefined) sentIds.add(id)
  // The browser learns that it is connected even when there is nothing to say.
  sse.sendHeaders()
  reply.raw.flushHeaders()
  missed.events.forEach(send)
  waiting.filter(({ id }) => id === undefined || !sentIds.has(id)).forEach(send)
  waiting = null
}

function readEventId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
