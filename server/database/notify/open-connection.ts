/** One connection to PostgreSQL that hears notifications, and its end. */
import type pg from 'pg'
import { HostClient } from '../engines/hosts.ts'
import { connectionOptions } from '../engines/postgresql.ts'

/** A statement that has no answer for so long has failed. */
const ANSWER_LIMIT_MS = 5_000

export interface Connection {
  client: pg.Client
  /** Sends a statement once those before it are answered: the driver takes one at a time. */
  send: (sql: string) => Promise<unknown>
  /** Rejected when the connection ends, whatever ends it. */
  ended: Promise<never>
  giveUp: (reason: Error) => void
  /** Settled once this connection has come to listening, or to nothing. */
  tried: PromiseWithResolvers<void>
}

interface Opening {
  databaseUrl: string
  name: string | undefined
  onNotification: (notification: pg.Notification) => void
}

/** Prepares a connection; `client.connect()` connects it. */
export function openConnection({ databaseUrl, name, onNotification }: Opening): Connection {
  const client = new HostClient({
    ...connectionOptions(databaseUrl, name),
    query_timeout: ANSWER_LIMIT_MS,
  })
  const { promise: ended, reject: giveUp } = Promise.withResolvers<never>()
  ended.catch(() => {})
  client.on('error', giveUp)
  client.on('end', () => giveUp(new Error('The connection that listens for changes ended.')))
  client.on('notification', onNotification)
  let answered: Promise<unknown> = Promise.resolve()
  const send = (sql: string) => (answered = answered.then(() => client.query(sql)))
  return { client, send, ended, giveUp, tried: Promise.withResolvers() }
}
