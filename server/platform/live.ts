/** Notifies all listeners of this process about changes; processes reach each other through the database. */
import type { HISTORY_EVENTS } from '#domain/orders/record/order-lifecycle.ts'
import type { Database } from '../database/open.ts'
import { openRecentMessages } from '../database/notify/recent-messages.ts'

/** One entry of an order's history as the database sends it. */
export interface OrderChange {
  id: number
  orderId: string
  userId: string
  event: (typeof HISTORY_EVENTS)[number]
  status: string
  at: string
}

/** Something at the help desk that changed, or somebody who is typing there. */
export type HelpDeskChange =
  | { kind: 'message' | 'ticket' | 'chat'; id: string; userId: string | null }
  | { kind: 'typing'; id: string; userId: string | null; by: 'customer' | 'staff' }

/**
 * Something that happened, as the database sends it: what it was, what it happened to, and whose that is; and
 * whether this process stored it, as far as that is known.
 */
export interface HappenedEvent {
  type: string
  subject: { kind: string; id: string }
  userId: string | null
  isOwn: boolean
}

/** What each channel carries. `resync` says that messages may have been missed: read again. */
interface Channels {
  events: HappenedEvent
  order_history: OrderChange
  /** A notification of some people is new or was read. */
  notifications: { userIds: string[] }
  /** Something was paid or given back of an order. */
  order_payments: { orderId: string; userId: string }
  /** The clothes of an order changed hands or were described, or something became of a claim. */
  order_parts: { orderId: string }
  help_desk: HelpDeskChange
  /** A session or an API key has ended, or what a person may do has changed. */
  access: { sessionId: string } | { apiKeyId: string } | { userId: string }
  /** A session or its user has changed. */
  sessions: null
  offer: string
  /** A rating that may be quoted was changed, or may be quoted no longer. */
  testimonials: null
  /** Something in the outbox changed. */
  outbox_messages: null
  /** Which webhooks are wanted has changed. */
  webhook_endpoints: null
  resync: null
}

export interface Live {
  /** Calls `listener` for every message until the returned function is called. */
  on<C extends keyof Channels>(channel: C, listener: (message: Channels[C]) => void): () => void
  /**
   * Begins listeners that first hear what was sent in the last `ms` milliseconds, and a little before.
   * @returns what `begin` gives, and whether all of that time was heard; else they must read again
   */
  rewind<T>(ms: number, begin: () => T): { begun: T; isComplete: boolean }
  /**
   * False while messages may be missed: what is kept in memory must be read from the database.
   * Once it is true again, `resync` has been sent.
   */
  listening(): boolean
  close(): Promise<void>
}

/** Reads take a moment until they are sent, and an event until it is heard. */
const MARGIN_MS = 2_000

/** Starts listening on the database's channels. */
export async function openLiveUpdates(database: Database): Promise<Live> {
  const listeners = new Map<string, Set<(message: never) => void>>()
  const recent = openRecentMessages()
  let rewound: ReturnType<typeof recent.last> = null
  /** What nobody follows here is not even read: every server is notified of what happens at all of them. */
  const tell = (channel: string, read: () => unknown) => {
    recent.keep(channel, read)
    const own = listeners.get(channel)
    if (!own?.size) return
    const message = read() as never
    for (const listener of own) listener(message)
  }
  const onText = (channel: string) => (text: string) => tell(channel, () => JSON.parse(text))
  const onReconnect = () => tell('resync', () => null)
  const stops = await Promise.all([
    database.listen(
      'order_history',
      (text, isOwn) => {
        const change = JSON.parse(text) as OrderChange
        tell('order_history', () => change)
        if (change.event === 'placed') tell('events', () => placedEvent(change, isOwn))
      },
      onReconnect,
    ),
    database.listen('events', (text, isOwn) =>
      tell('events', () => ({ ...(JSON.parse(text) as HappenedEvent), isOwn })),
    ),
    ...(['order_payments', 'order_parts', 'notifications', 'help_desk', 'access'] as const).map(
      (channel) => database.listen(channel, onText(channel)),
    ),
    database.listen('offer', (text) => tell('offer', () => text)),
    ...(['sessions', 'testimonials', 'outbox_messages', 'webhook_endpoints'] as const).map(
      (channel) => database.listen(channel, () => tell(channel, () => null)),
    ),
  ])
  return {
    on(channel, listener) {
      const own = listeners.get(channel) ?? new Set()
      listeners.set(channel, own.add(listener))
      for (const one of rewound ?? []) if (one.channel === channel) listener(one.read() as never)
      return () => own.delete(listener)
    },
    rewind(ms, begin) {
      rewound = database.listening() ? recent.last(ms, MARGIN_MS) : null
      const isComplete = rewound !== null
      try {
        return { begun: begin(), isComplete }
      } finally {
        rewound = null
      }
    },
    listening: () => database.listening(),
    async close() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

/** The event of a placed order: only the first entry of its history has a notice. */
function placedEvent({ orderId, userId }: OrderChange, isOwn: boolean): HappenedEvent {
  return { type: 'order.placed', subject: { kind: 'order', id: orderId }, userId, isOwn }
}
