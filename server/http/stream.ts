/** Server-sent events: first what was missed, then everything new, each once and in order. */
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface StreamEvent {
  /** Rises from event to event; the browser sends the last one back when it reconnects. */
  id?: number
  event: 'state' | 'change' | 'notifications' | 'typing' | 'offer' | 'resync'
  data: unknown
}

interface Source {
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

declare module 'fastify' {
  interface FastifyInstance {
    /** How to end each open stream. */
    openStreams: Set<() => void>
  }
}

/** Ends the streams when the app closes; open ones would keep it from closing. */
export function endStreamsOnClose(app: FastifyInstance): void {
  app.decorate('openStreams', new Set<() => void>())
  app.addHook('preClose', async () => {
    for (const end of app.openStreams) end()
  })
}

/** Keeps the reply open until the browser leaves or the app closes. */
export async function streamEvents(reply: FastifyReply, source: Source): Promise<void> {
  const { sse } = reply
  let newestId = 0
  const send = ({ id, event, data }: StreamEvent) => {
    if (!sse.isConnected) return
    // Changes of several orders may commit in another order than they got their ids.
    if (id !== undefined) newestId = Math.max(newestId, id)
    // A browser that went away closes the stream by itself; there is nobody left to tell.
    sse.send({ ...(id !== undefined && { id: String(newestId) }), event, data }).catch(() => {})
  }
  let waiting: StreamEvent[] | null = []
  const told = new Set<number>()
  // Subscribed before reading what was missed, so that nothing falls between the two.
  const stop = source.subscribe((event) => {
    if (waiting) waiting.push(event)
    else if (event.id === undefined || !told.has(event.id)) send(event)
  })
  const { openStreams } = reply.server
  const end = () => sse.close()
  openStreams.add(end)
  sse.onClose(() => {
    stop()
    openStreams.delete(end)
  })
  sse.keepAlive()

  const missed = await source.missed(readEventId(sse.lastEventId))
  for (const id of [...missed.knownIds, ...missed.events.map((event) => event.id)])
    if (id !== undefined) told.add(id)
  // The browser learns that it is connected even when there is nothing to tell.
  sse.sendHeaders()
  reply.raw.flushHeaders()
  missed.events.forEach(send)
  waiting.filter(({ id }) => id === undefined || !told.has(id)).forEach(send)
  waiting = null
}

function readEventId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
