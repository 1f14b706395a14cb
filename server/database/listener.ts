/**
 * Hears NOTIFY on every channel that somebody listens to. On PostgreSQL through one connection of
 * its own, which reconnects by itself; what was notified meanwhile is lost, so listeners are told
 * to catch up.
 */
import { AsyncResource } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { connectionOptions } from './postgresql.ts'

const HEARTBEAT_MS = 15_000
const ANSWER_LIMIT_MS = 5_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

interface Subscriber {
  onPayload: (payload: string) => void
  onReconnect: () => void
}

/** Ends one listening. */
export type Unlisten = () => Promise<void>

export interface Listener {
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<Unlisten>
  close(): Promise<void>
}

/** Who listens to what, and what LISTEN and UNLISTEN that takes. */
class Subscriptions {
  readonly #channels = new Map<string, Set<Subscriber>>()
  readonly #send: (sql: string) => Promise<void>

  constructor(send: (sql: string) => Promise<void>) {
    this.#send = send
  }

  async add(channel: string, subscriber: Subscriber): Promise<Unlisten> {
    const subscribers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscribers.add(subscriber))
    // Sent each time: a LISTEN of a neighbour may still be under way, and it changes nothing twice.
    try {
      await this.#send(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      subscribers.delete(subscriber)
      throw error
    }
    return async () => {
      if (!subscribers.delete(subscriber) || subscribers.size > 0) return
      this.#channels.delete(channel)
      await this.#send(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  deliver(channel: string, payload: string): void {
    for (const subscriber of this.#channels.get(channel) ?? []) subscriber.onPayload(payload)
  }

  listenStatements(): string {
    return [...this.#channels.keys()].map((name) => `listen ${pg.escapeIdentifier(name)}`).join(';')
  }

  announceReconnect(): void {
    for (const subscribers of this.#channels.values()) {
      for (const subscriber of subscribers) subscriber.onReconnect()
    }
  }
}

/** Listeners run apart from whatever was going on when the notification came in. */
function subscriberOf(onPayload: (payload: string) => void, onReconnect = () => {}): Subscriber {
  return {
    onPayload: AsyncResource.bind(onPayload),
    onReconnect: AsyncResource.bind(onReconnect),
  }
}

/** Listens through PGlite's only connection, which hears itself. */
export function listenOnPglite(pglite: PGlite, pool: PostgresPool): Listener {
  const subscriptions = new Subscriptions(async (sql) => {
    const client = await pool.connect()
    try {
      await client.query(sql, [])
    } finally {
      client.release()
    }
  })
  const stop = pglite.onNotification((channel, payload) => subscriptions.deliver(channel, payload))
  return {
    listen: (channel, onPayload, onReconnect) =>
      subscriptions.add(channel, subscriberOf(onPayload, onReconnect)),
    close: async () => stop(),
  }
}

interface Connection {
  client: pg.Client
  /** Sends a statement once those before it are answered: the driver takes one at a time. */
  send: (sql: string) => Promise<unknown>
  /** Gives the connection up, and begins to reconnect. */
  lose: (error: Error) => void
}

/** Listens on PostgreSQL; connects when somebody listens first. */
export function listenOnPostgresql(
  databaseUrl: string,
  onError: (error: Error) => void,
  name?: string,
): Listener {
  let closed = false
  let connection: Promise<Connection> | undefined
  let retry: NodeJS.Timeout | undefined

  const subscriptions = new Subscriptions(async (sql) => {
    // While the connection is away a channel only has to be on the list: reconnecting reads it.
    if (closed || retry) return
    const current = await (connection ??= connect())
    // A failure here is a connection that broke before anybody noticed.
    await current.send(sql).catch(current.lose)
  })

  async function connect(): Promise<Connection> {
    const client = new pg.Client({
      ...connectionOptions(databaseUrl, name),
      query_timeout: ANSWER_LIMIT_MS,
    })
    let established = false
    let lost = false
    let answered: Promise<unknown> = Promise.resolve()
    const send = (sql: string): Promise<unknown> => {
      answered = answered.catch(() => {}).then(() => client.query(sql))
      return answered
    }
    const heartbeat = setInterval(() => {
      send('select 1').catch(lose)
    }, HEARTBEAT_MS)
    heartbeat.unref()

    function lose(error: Error): void {
      if (lost) return
      lost = true
      clearInterval(heartbeat)
      client.end().catch(() => {})
      if (closed) return
      onError(error)
      if (established && !retry) reconnectAfter(FIRST_RETRY_MS)
    }

    client.on('notification', ({ channel, payload }) =>
      subscriptions.deliver(channel, payload ?? ''),
    )
    client.on('error', lose)
    client.on('end', () => lose(new Error('The connection that listens for changes ended.')))
    try {
      await client.connect()
    } catch (error) {
      connection = undefined
      lose(error as Error)
      throw error
    }
    established = true
    return { client, send, lose }
  }

  function reconnectAfter(delayMs: number): void {
    retry = setTimeout(() => void reconnect(delayMs), delayMs)
  }

  async function reconnect(delayMs: number): Promise<void> {
    try {
      connection = connect()
      const { send, lose } = await connection
      let sent: string
      do {
        sent = subscriptions.listenStatements()
        await send(sent).catch((error: Error) => {
          lose(error)
          throw error
        })
        // Somebody may have begun to listen during that query.
      } while (sent !== subscriptions.listenStatements())
      retry = undefined
      subscriptions.announceReconnect()
    } catch {
      // onError has been told why.
      if (!closed) reconnectAfter(Math.min(delayMs * 2, LONGEST_RETRY_MS))
    }
  }

  return {
    listen: (channel, onPayload, onReconnect) =>
      subscriptions.add(channel, subscriberOf(onPayload, onReconnect)),
    async close() {
      closed = true
      clearTimeout(retry)
      const current = await connection?.catch(() => undefined)
      await current?.client.end()
    },
  }
}
