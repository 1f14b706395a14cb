/**
 * The listening connection to PostgreSQL. One loop opens it, listens to all channels, and reopens it when it ends.
 * Notifications in between are lost, so subscribers are then asked to catch up.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { ASK_EVERY_MS, Candidate, type Lead } from './lead.ts'
import {
  type Listener,
  listenStatement,
  Subscriptions,
  type Unlisten,
  unlistenStatement,
} from './listener.ts'
import { type Connection, openConnection } from './open-connection.ts'

/**
 * A line that went dead in silence is noticed after at most this and the limit of an answer together; and the database
 * ends the connection of a process that leads and is silent for seven seconds.
 */
const HEARTBEAT_MS = 2_000
const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2_000

/**
 * `idle`: nobody has listened yet. `connecting`: a connection is being opened, or given the channels.
 * `listening`: every channel is heard. `waiting`: the connection ended, the next try comes soon.
 */
type State = 'idle' | 'connecting' | 'listening' | 'waiting' | 'closed'

/**
 * Listens on PostgreSQL; connects when somebody listens first.
 * @param isOwn says of a connection's process on the server whether it is this process's
 */
export function listenOnPostgresql(
  databaseUrl: string,
  onError: (error: Error) => void,
  { name, isOwn = () => false }: { name?: string; isOwn?: (processId: number) => boolean } = {},
): Listener {
  const subscriptions = new Subscriptions(onError)
  const open = () =>
    openConnection({
      databaseUrl,
      name,
      onNotification: ({ channel, payload, processId }) =>
        subscriptions.deliver(channel, payload ?? '', isOwn(processId)),
    })
  return new PostgresqlListener(subscriptions, open, onError)
}

class PostgresqlListener implements Listener {
  readonly #subscriptions: Subscriptions
  readonly #open: () => Connection
  readonly #onError: (error: Error) => void
  readonly #closing = new AbortController()
  #candidate: Candidate | undefined
  #state: State = 'idle'
  /** Undefined while `idle`. */
  #connection: Connection | undefined
  #loop = Promise.resolve()

  constructor(
    subscriptions: Subscriptions,
    open: () => Connection,
    onError: (error: Error) => void,
  ) {
    this.#subscriptions = subscriptions
    this.#open = open
    this.#onError = onError
  }

  async listen(
    channel: string,
    onPayload: (payload: string, isOwn: boolean) => void,
    onReconnect?: () => void,
  ): Promise<Unlisten> {
    const subscriber = this.#subscriptions.add(channel, onPayload, onReconnect)
    // Sent each time: a neighbour's LISTEN may still be under way, and it changes nothing twice.
    await this.#bringToConnection(({ send }) => send(listenStatement(channel)))
    return async () => {
      const wasLast = this.#subscriptions.remove(channel, subscriber)
      if (wasLast) await this.#whileListening(({ send }) => send(unlistenStatement(channel)))
    }
  }

  async holdLock(lock: readonly [kind: number, key: number]): Promise<void> {
    const statement = this.#subscriptions.addLock(lock)
    // Nobody else counts how often it is held, so once more does no harm.
    await this.#bringToConnection(({ send }) => send(statement))
  }

  async standForLead(): Promise<Lead> {
    const candidate = new Candidate()
    this.#candidate = candidate
    await this.#bringToConnection(({ send }) => candidate.connected(send))
    return candidate
  }

  listening(): boolean {
    return this.#isIn('listening')
  }

  async close(): Promise<void> {
    if (this.#isIn('closed')) return
    this.#state = 'closed'
    this.#closing.abort()
    this.#connection?.giveUp(new Error('Closed.'))
    await this.#loop
  }

  /** A function, because others change the state during every `await`. */
  #isIn(asked: State): boolean {
    return this.#state === asked
  }

  /**
   * Connects for the first listener. A connection listens to every wanted channel as it opens; only one that is open
   * already has to be told.
   */
  async #bringToConnection(tell: (connection: Connection) => Promise<unknown>): Promise<void> {
    if (this.#isIn('idle')) this.#loop = this.#keepListening()
    if (this.#isIn('connecting')) await this.#connection?.tried.promise
    else await this.#whileListening(tell)
  }

  /** Fails where the connection has ended unnoticed. */
  async #whileListening(tell: (connection: Connection) => Promise<unknown>): Promise<void> {
    const connection = this.#connection
    if (this.#isIn('listening') && connection) await tell(connection).catch(connection.giveUp)
  }

  async #keepListening(): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    for (let isFirst = true; !this.#isIn('closed'); isFirst = false) {
      this.#state = 'connecting'
      const connection = this.#open()
      this.#connection = connection
      try {
        await this.#holdConnection(connection, isFirst)
      } catch (error) {
        if (this.#isIn('listening')) retryMs = FIRST_RETRY_MS
        if (!this.#isIn('closed')) {
          this.#state = 'waiting'
          this.#onError(error as Error)
        }
      }
      this.#candidate?.disconnected()
      connection.client.end().catch(() => {})
      connection.tried.resolve()
      if (!this.#isIn('waiting')) return
      await delay(retryMs, undefined, { signal: this.#closing.signal }).catch(() => {})
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
  }

  /** One connection from its opening to its end, which it throws. */
  async #holdConnection(connection: Connection, isFirst: boolean): Promise<never> {
    const { client, send, ended, giveUp, tried } = connection
    await Promise.race([client.connect(), ended])
    let sent: string
    do {
      sent = this.#subscriptions.openingStatements()
      await Promise.race([send(sent), ended])
      // Somebody may have begun to listen during that query.
    } while (sent !== this.#subscriptions.openingStatements())
    if (this.#isIn('connecting')) this.#state = 'listening'
    if (!isFirst) this.#subscriptions.announceReconnect()
    if (this.#candidate) await Promise.race([this.#candidate.connected(send), ended])
    tried.resolve()

    const timers = [
      setInterval(() => void send('select 1').catch(giveUp), HEARTBEAT_MS),
      setInterval(() => void this.#candidate?.ask().catch(giveUp), ASK_EVERY_MS),
    ]
    for (const timer of timers) timer.unref()
    return ended.finally(() => timers.forEach(clearInterval))
  }
}
