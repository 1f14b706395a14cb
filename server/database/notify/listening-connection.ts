/**
 * The listening connection to PostgreSQL. One loop opens it, listens to all channels, and reopens it when it ends.
 * Notifications in between are lost, so subscribers are then asked to catch up.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { HostClient } from '../engines/hosts.ts'
import { ASK_EVERY_MS, Candidate } from './lead.ts'
import { type Listener, listenTo, Subscriptions, unlistenFrom } from './listener.ts'
import { connectionOptions } from '../engines/postgresql.ts'

/**
 * A line that went dead in silence is noticed after at most these two together; and the database ends the connection
 * of a process that leads and is silent for seven seconds.
 */
const HEARTBEAT_MS = 2_000
const ANSWER_LIMIT_MS = 5_000
const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2_000

/**
 * `idle`: nobody has listened yet. `connecting`: a connection is being opened, or given the channels.
 * `listening`: every channel is heard. `waiting`: the connection ended, the next try comes soon.
 */
type State = 'idle' | 'connecting' | 'listening' | 'waiting' | 'closed'

interface Connection {
  client: pg.Client
  /** Sends a statement once those before it are answered: the driver takes one at a time. */
  send: (sql: string) => Promise<unknown>
  /** Rejected when the connection ends, whatever ends it. */
  ended: Promise<never>
  giveUp: (reason: Error) => void
  /** Settled once this connection has come to listening, or to nothing. */
  tried: PromiseWithResolvers<void>
}

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
  let candidate: Candidate | undefined
  const closing = new AbortController()
  let state: State = 'idle'
  let connection: Connection
  let loop = Promise.resolve()
  // A function, because others change the state during every `await`.
  const isIn = (asked: State) => state === asked

  function open(): Connection {
    const client = new HostClient({
      ...connectionOptions(databaseUrl, name),
      query_timeout: ANSWER_LIMIT_MS,
    })
    const { promise: ended, reject: giveUp } = Promise.withResolvers<never>()
    ended.catch(() => {})
    client.on('error', giveUp)
    client.on('end', () => giveUp(new Error('The connection that listens for changes ended.')))
    client.on('notification', ({ channel, payload, processId }) =>
      subscriptions.deliver(channel, payload ?? '', isOwn(processId)),
    )
    let answered: Promise<unknown> = Promise.resolve()
    const send = (sql: string) => (answered = answered.then(() => client.query(sql)))
    return { client, send, ended, giveUp, tried: Promise.withResolvers() }
  }

  /** One connection from its opening to its end, which it throws. */
  async function holdConnection(isFirst: boolean): Promise<never> {
    const { client, send, ended, giveUp, tried } = connection
    await Promise.race([client.connect(), ended])
    let sent: string
    do {
      sent = subscriptions.openingStatements()
      await Promise.race([send(sent), ended])
      // Somebody may have begun to listen during that query.
    } while (sent !== subscriptions.openingStatements())
    if (isIn('connecting')) state = 'listening'
    if (!isFirst) subscriptions.announceReconnect()
    if (candidate) await Promise.race([candidate.connected(send), ended])
    tried.resolve()

    const timers = [
      setInterval(() => void send('select 1').catch(giveUp), HEARTBEAT_MS),
      setInterval(() => void candidate?.ask().catch(giveUp), ASK_EVERY_MS),
    ]
    for (const timer of timers) timer.unref()
    return ended.finally(() => timers.forEach(clearInterval))
  }

  async function keepListening(): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    for (let isFirst = true; !isIn('closed'); isFirst = false) {
      state = 'connecting'
      connection = open()
      const { client, tried } = connection
      try {
        await holdConnection(isFirst)
      } catch (error) {
        if (isIn('listening')) retryMs = FIRST_RETRY_MS
        if (!isIn('closed')) {
          state = 'waiting'
          onError(error as Error)
        }
      }
      candidate?.disconnected()
      client.end().catch(() => {})
      tried.resolve()
      if (!isIn('waiting')) return
      await delay(retryMs, undefined, { signal: closing.signal }).catch(() => {})
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
  }

  /** A failure here is a connection that ended before anybody noticed. */
  const tell = async ({ send, giveUp }: Connection, sql: string) => {
    await send(sql).catch(giveUp)
  }

  return {
    async listen(channel, onPayload, onReconnect) {
      const subscriber = subscriptions.add(channel, onPayload, onReconnect)
      if (isIn('idle')) loop = keepListening()
      // A connection listens to everything on the list as it opens, and so does every later one.
      if (isIn('connecting')) await connection.tried.promise
      // Sent each time: a neighbour's LISTEN may still be under way, and it changes nothing twice.
      else if (isIn('listening')) await tell(connection, listenTo(channel))
      return async () => {
        const wasLast = subscriptions.remove(channel, subscriber)
        if (wasLast && isIn('listening')) await tell(connection, unlistenFrom(channel))
      }
    },
    async holdLock(lock) {
      const statement = subscriptions.addLock(lock)
      if (isIn('idle')) loop = keepListening()
      if (isIn('connecting')) await connection.tried.promise
      // Nobody else counts how often it is held, so once more does no harm.
      else if (isIn('listening')) await tell(connection, statement)
    },
    async standForLead() {
      candidate = new Candidate()
      if (isIn('idle')) loop = keepListening()
      if (isIn('connecting')) await connection.tried.promise
      else if (isIn('listening'))
        await candidate.connected(connection.send).catch(connection.giveUp)
      return candidate
    },
    listening: () => isIn('listening'),
    async close() {
      if (isIn('closed')) return
      state = 'closed'
      closing.abort()
      if (connection) connection.giveUp(new Error('Closed.'))
      await loop
    },
  }
}
