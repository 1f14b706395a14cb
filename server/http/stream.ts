/** Server-sent events: first what was missed, then everything new, each once and in order. */
import type { FastifyReply } from 'fastify'

export interface StreamEvent {
  /** Rises from event to event; the browser sends the last one back when it reconnects. */
  id?: number
  event: 'state' | 'change' | 'notifications' | 'resync'
  data: unknown
}

interface Source {
  /** Starts handing over new events; returns how to stop. */
  subscribe(push: (event: StreamEvent) => void): () => void
  /** What happened after the event that the browser saw last; null when it comes for the first time. */
  missed(lastEventId: number | null): Promise<StreamEvent[]>
}

/** Keeps the reply open until the browser leaves. */
export async function streamEvents(reply: FastifyReply, source: Source): Promise<void> {
  const { sse } = reply
  let lastSent = 0
  let waiting: StreamEvent[] | null = []
  const send = (event: StreamEvent) => {
    if (!sse.isConnected || (event.id !== undefined && event.id <= lastSent)) return
    lastSent = event.id ?? lastSent
    // A browser that went away closes the stream by itself; there is nobody left to tell.
    sse
      .send({
        ...(event.id !== undefined && { id: String(event.id) }),
        event: event.event,
        data: event.data,
      })
      .catch(() => {})
  }
  // Subscribed before reading what was missed, so that nothing falls between the two.
  const stop = source.subscribe((event) => (waiting ? waiting.push(event) : send(event)))
  sse.onClose(stop)
  sse.keepAlive()
  const last = Number(sse.lastEventId)
  const missed = await source.missed(sse.lastEventId && Number.isSafeInteger(last) ? last : null)
  for (const event of [...missed, ...waiting]) send(event)
  waiting = null
}
