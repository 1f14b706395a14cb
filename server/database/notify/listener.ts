/** Subscriptions to NOTIFY channels, and PGlite's listener. */
import { AsyncResource } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { type Lead, LEADS_ALONE } from './lead.ts'

/** Gets what a notification carries, and whether this process sent it, as far as that is known. */
type OnPayload = (payload: string, isOwn: boolean) => void

interface Subscriber {
  onPayload: OnPayload
  onReconnect: () => void
}

/** Ends one listening. */
export type Unlisten = () => Promise<void>

export interface Listener {
  /**
   * Calls `onPayload` for every notification of a channel. Where the connection is away, this is
   * still so from the moment it is back.
   * @param onReconnect called once notifications may have been missed and are heard again
   */
  listen(channel: string, onPayload: OnPayload, onReconnect?: () => void): Promise<Unlisten>
  /**
   * Holds an advisory lock, shared with other processes, for as long as this one is connected; another
   * process sees it in pg_locks. Does nothing on PGlite, which has one process.
   * @param lock two whole numbers of 31 bits
   */
  holdLock(lock: readonly [kind: number, key: number]): Promise<void>
  /** Has this process lead, now or once the one that leads ends; to be called once. */
  standForLead(): Promise<Lead>
  /** False while notifications may be missed: what follows them must be read from the database. */
  listening(): boolean
  close(): Promise<void>
}

/** Who listens to what. */
export class Subscriptions {
  readonly #channels = new Map<string, Set<Subscriber>>()
  readonly #locks: string[] = []
  readonly #onError: (error: Error) => void

  /** @param onError called with what a subscriber throws: the others hear all the same */
  constructor(onError: (error: Error) => void) {
    this.#onError = onError
  }

  /** Subscribers run apart from whatever was going on when the notification came in. */
  add(channel: string, onPayload: OnPayload, onReconnect = () => {}): Subscriber {
    const subscriber = {
      onPayload: AsyncResource.bind(onPayload),
      onReconnect: AsyncResource.bind(onReconnect),
    }
    const subscribers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscribers.add(subscriber))
    return subscriber
  }

  /** @returns whether it was the channel's last subscriber */
  remove(channel: string, subscriber: Subscriber): boolean {
    const subscribers = this.#channels.get(channel)
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return false
    return this.#channels.delete(channel)
  }

  deliver(channel: string, payload: string, isOwn: boolean): void {
    for (const { onPayload } of this.#channels.get(channel) ?? [])
      this.#guard(() => onPayload(payload, isOwn))
  }

  announceReconnect(): void {
    for (const subscribers of this.#channels.values())
      for (const { onReconnect } of subscribers) this.#guard(onReconnect)
  }

  /** Has a lock held by this connection and every later one. @returns the statement that takes it */
  addLock([kind, key]: readonly [kind: number, key: number]): string {
    const statement = `select pg_advisory_lock_shared(${kind}, ${key})`
    this.#locks.push(statement)
    return statement
  }

  /** One text that takes every lock and listens to every channel; empty when there is none. */
  openingStatements(): string {
    return [...this.#locks, ...[...this.#channels.keys()].map(listenStatement)].join(';')
  }

  #guard(call: () => void): void {
    try {
      call()
    } catch (error) {
      this.#onError(error as Error)
    }
  }
}

export function listenStatement(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}

export function unlistenStatement(channel: string): string {
  return `unlisten ${pg.escapeIdentifier(channel)}`
}

/** Listens through PGlite's only connection, which hears itself and can't be cut. */
export function listenOnPglite(
  pglite: PGlite,
  pool: PostgresPool,
  onError: (error: Error) => void,
): Listener {
  const subscriptions = new Subscriptions(onError)
  const stop = pglite.onNotification((channel, payload) =>
    subscriptions.deliver(channel, payload, true),
  )
  const send = async (sql: string) => {
    const client = await pool.connect()
    try {
      await client.query(sql, [])
    } finally {
      client.release()
    }
  }
  return {
    async listen(channel, onPayload) {
      const subscriber = subscriptions.add(channel, onPayload)
      try {
        // Sent each time: a neighbour's LISTEN may still be under way, and it changes nothing twice.
        await send(listenStatement(channel))
      } catch (error) {
        subscriptions.remove(channel, subscriber)
        throw error
      }
      return async () => {
        if (subscriptions.remove(channel, subscriber)) await send(unlistenStatement(channel))
      }
    },
    holdLock: async () => {},
    standForLead: async () => LEADS_ALONE,
    listening: () => true,
    close: async () => stop(),
  }
}
