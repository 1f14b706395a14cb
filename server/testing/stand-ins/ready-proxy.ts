/** A small reverse proxy for tests: distributes requests in turn to servers with a positive /readyz. */
import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from '../local-servers.ts'

/** As seldom as real proxies do: one that asks all the time would need no server to say that it leaves. */
const ASK_EVERY_MS = 1000

const LOOK_EVERY_MS = 50

export interface ReadyProxy {
  url: string
  /** Begins to ask a server whether it is ready. */
  add(url: string): void
  /** Asks a server no more, and sends it nothing. */
  remove(url: string): void
  /** Waits until requests go to exactly so many servers. */
  untilReady(count: number): Promise<void>
  /** The server that is answering a request of such a path; null where none is. */
  answering(paths: RegExp): string | null
  close(): Promise<void>
}

interface Server {
  isReady: boolean
  /** Paths of the requests that it is answering. */
  answering: string[]
}

/**
 * Opens it, with no server behind it. A request that never reached its server goes to the next one, and so does
 * one that only reads and got no answer; any other that isn't answered is answered 502.
 * @param port where it listens; one that the system chooses if left out
 */
export async function openReadyProxy(port = 0): Promise<ReadyProxy> {
  const servers = new Map<string, Server>()
  const agent = new Agent({ keepAlive: true })
  const ready = () => [...servers].flatMap(([url, { isReady }]) => (isReady ? [url] : []))
  let turn = 0

  const forward = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const urls = ready()
    const fail = (status: number) => {
      if (response.headersSent || response.destroyed) return void response.destroy()
      response.writeHead(status, { 'content-type': 'text/plain' })
      response.end()
    }
    const target = urls[(turn += 1) % urls.length]
    if (target === undefined) return fail(503)
    const state = servers.get(target)!
    const { method, headers } = request
    const path = request.url!
    const forwarded = send(`${target}${path}`, { method, headers, agent }, (answer) => {
      state.answering.push(path)
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
      answer.on('close', () => {
        state.answering.splice(state.answering.indexOf(path), 1)
        // What was cut off must not look whole.
        if (!answer.complete) response.destroy()
      })
    })
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      const isUnread = error.code === 'ECONNREFUSED'
      if (isUnread) state.isReady = false
      const isRepeatable = isUnread || method === 'GET' || method === 'HEAD'
      if (isRepeatable && !response.headersSent && !response.destroyed)
        forward(request, body, response)
      else fail(502)
    })
    // A browser that goes away, such as one that closes a stream, is gone for the server too.
    response.on('close', () => forwarded.destroy())
    forwarded.end(body)
  }
  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => forward(request, body, response),
      () => response.destroy(),
    )
  })
  const address = `http://127.0.0.1:${await listenLocally(server, port)}`

  let isOpen = true
  const look = async () => {
    while (isOpen) {
      await Promise.all(
        [...servers].map(async ([url, state]) => {
          state.isReady = await fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
        }),
      )
      await wait(ASK_EVERY_MS)
    }
  }
  const looking = look()
  return {
    url: address,
    add: (url) => void servers.set(url, { isReady: false, answering: [] }),
    remove: (url) => void servers.delete(url),
    async untilReady(count) {
      while (ready().length !== count) await wait(LOOK_EVERY_MS)
    },
    answering: (paths) =>
      [...servers].find(([, server]) => server.answering.some((path) => paths.test(path)))?.[0] ??
      null,
    async close() {
      isOpen = false
      await looking
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
