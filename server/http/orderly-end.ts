/** The end of the HTTP application: running requests are answered, and idle clients cause no delay. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50
/** A request that is half sent is waited for as long as more of it comes. */
const SILENCE_MS = 5_000
const LONGEST_MS = 10_000
/** Until a client that was notified of the end has closed its side. */
const FAREWELL_MS = 500

interface Connection {
  requests: Map<ServerResponse, IncomingMessage>
  /** What had come when the last answer was done; more than that is the beginning of a request. */
  bytesAnswered: number
  bytesSeen: number
  /** When the last bytes came, as far as was looked. */
  heardAt: number
  isQuiet: boolean
  farewellAt: number | null
}

/**
 * Before the application closes, it stops listening, answers the requests that were sent by then, and
 * says on each answer that the connection ends. Requests have ten seconds; one that is sent in part and
 * not continued has five; connections without a request end at once.
 */
export function closeGracefully(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>()
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, {
      requests: new Map(),
      bytesAnswered: 0,
      bytesSeen: 0,
      heardAt: performance.now(),
      isQuiet: false,
      farewellAt: null,
    })
    socket.once('close', () => connections.delete(socket))
  })
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    connection?.requests.set(response, request)
    response.once('close', () => {
      if (!connection?.requests.delete(response)) return
      connection.bytesAnswered = socket.bytesRead
    })
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    // While the thread was busy, clients may have connected and sent requests that nobody has read.
    await wait(LOOK_EVERY_MS)
    // The server's own close would also end connections whose requests have come and are not read yet.
    Server.prototype.close.call(app.server)
    for (const { requests } of connections.values())
      for (const response of requests.keys())
        if (!response.headersSent) response.setHeader('connection', 'close')
    const began = performance.now()
    while (connections.size > 0 && performance.now() - began < LONGEST_MS) {
      const now = performance.now()
      app.openStreams.endAll()
      for (const [socket, connection] of connections) look(socket, connection, now)
      await wait(LOOK_EVERY_MS)
    }
    for (const socket of connections.keys()) socket.destroy()
  })
}

/** Ends a connection that nothing is expected of any more. */
function look(socket: Socket, connection: Connection, now: number): void {
  if (connection.farewellAt !== null) {
    if (now - connection.farewellAt > FAREWELL_MS) socket.destroy()
    return
  }
  if (socket.bytesRead > connection.bytesSeen) {
    connection.bytesSeen = socket.bytesRead
    connection.heardAt = now
    connection.isQuiet = false
  }
  const requests = [...connection.requests.values()]
  // What has come and was not taken yet is not the client's silence.
  const isUnderWay = requests.some((request) => request.complete || request.readableLength > 0)
  const isHalfSent = !isUnderWay && (requests.length > 0 || isBegun(socket, connection))
  if (isHalfSent && now - connection.heardAt > SILENCE_MS) socket.destroy()
  if (isUnderWay || isHalfSent) return
  // Looked at twice, because what came in the meantime is read only after the first look.
  if (connection.isQuiet) {
    connection.farewellAt = now
    socket.end()
  }
  connection.isQuiet = true
}

function isBegun(socket: Socket, { bytesAnswered }: Connection): boolean {
  return socket.bytesRead > bytesAnswered
}
