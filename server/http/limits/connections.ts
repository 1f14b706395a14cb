/**
 * Limits on connections: queued requests, unread answers, and time. Memory then depends on these limits and not on
 * the number of clients.
 */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  CONNECTIONS,
  CONNECTIONS_OF_ADDRESS,
  COUNTED_BYTES,
  STALLED_MS,
  UNANSWERED_OF_CONNECTION,
  UNTAKEN_BYTES,
} from './bounds.ts'
import { networkOfAddress } from '../callers/source.ts'

interface Connection {
  unanswered: number
  /** How to go on with each request that waits until those before it are answered. */
  waiting: (() => void)[]
  /** Bytes that the other side had taken when it last took any, and when that was. */
  takenBytes: number
  takenAt: number
}

const LOOK_EVERY_MS = 5000

/** To be called before any other hook, so that what waits costs nothing yet. */
export function limitConnections(app: FastifyInstance, isBehindProxy: boolean): void {
  const connections = new Map<Socket, Connection>()
  /** Those without a request under way, the one that has rested longest first. */
  const resting = new Set<Socket>()
  const perAddress = new Map<string, number>()

  app.server.on('connection', (socket) => {
    const address = networkOfAddress(socket.remoteAddress ?? '')
    const ofAddress = (perAddress.get(address) ?? 0) + 1
    if (!isBehindProxy && ofAddress > CONNECTIONS_OF_ADDRESS) return void socket.destroy()
    if (connections.size >= CONNECTIONS) {
      const [oldest = socket] = resting
      oldest.destroy()
      if (oldest === socket) return
    }
    const connection = { unanswered: 0, waiting: [], takenBytes: 0, takenAt: performance.now() }
    connections.set(socket, connection)
    resting.add(socket)
    perAddress.set(address, ofAddress)
    socket.once('close', () => {
      connections.delete(socket)
      resting.delete(socket)
      const left = perAddress.get(address)! - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
      letAllGo(connection)
    })
  })

  // Requests that came in one packet are answered one after the other, each when the one before it has
  // been taken: a caller that doesn't read gets no further.
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const connection = connections.get(socket)
    if (!connection) return
    if (connection.unanswered >= UNANSWERED_OF_CONNECTION) {
      reply.hijack()
      socket.destroy()
      return
    }
    connection.unanswered += 1
    resting.delete(socket)
    reply.raw.once('close', () => {
      connection.unanswered -= 1
      const next = connection.waiting.shift()
      if (next) next()
      else if (connection.unanswered === 0 && connections.has(socket)) resting.add(socket)
    })
    if (connection.unanswered > 1)
      await new Promise<void>((resolve) => connection.waiting.push(resolve))
    if (socket.destroyed) reply.hijack()
  })

  const looking = setInterval(() => cutStalled(connections), LOOK_EVERY_MS)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

function letAllGo({ waiting }: Connection): void {
  for (const go of waiting.splice(0)) go()
}

/** Closes connections that take nothing; a stream's heartbeats would keep them open without end. */
function cutStalled(connections: ReadonlyMap<Socket, Connection>): void {
  const now = performance.now()
  for (const [socket, connection] of connections) {
    const takenBytes = socket.bytesWritten - socket.writableLength
    if (socket.writableLength === 0 || takenBytes > connection.takenBytes) {
      connection.takenBytes = takenBytes
      connection.takenAt = now
    } else if (now - connection.takenAt > STALLED_MS) socket.destroy()
  }
}

/**
 * Bounds what all answers together hold that their callers don't take: the connection that has kept its
 * answer waiting longest is closed. To be called after whatever changes an answer's size.
 */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const untaken = new Map<FastifyReply, number>()
  let all = 0
  const forget = (reply: FastifyReply): void => {
    all -= untaken.get(reply) ?? 0
    untaken.delete(reply)
  }
  app.addHook('onSend', async ({ raw: { socket } }, reply, payload) => {
    const bytes = sizeOf(payload)
    if (bytes < COUNTED_BYTES || !(socket instanceof Socket)) return
    untaken.set(reply, bytes)
    all += bytes
    reply.raw.once('close', () => forget(reply))
    for (const oldest of untaken.keys()) {
      if (all <= UNTAKEN_BYTES || oldest === reply) break
      forget(oldest)
      oldest.request.raw.socket.destroy()
    }
  })
}

/** What an answer holds in memory; of a stream only pieces are there at a time. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return payload instanceof Uint8Array ? payload.length : 0
}
