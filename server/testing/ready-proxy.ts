/** A small reverse proxy for tests: it sends requests in turn to the servers whose /readyz answers. */
import { once } from 'node:events'
import { Agent, createServer, request as send } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenLocally } from './local-servers.ts'

/** As seldom as real proxies do: one that asks all the time would need no server to say that it leaves. */
const ASK_EVERY_MS = 1000

const LOOK_EVERY_MS = 50

export interface ReadyProxy {
  url: string
  /** Begins to ask a server whether it is ready. */
  add(url: string): void
  /** Waits until requests go to exactly so many servers. */
  untilReady(count: number): Promise<void>
  close(): Promise<void>
}

/** Opens it, with no server behind it. A request that a server doesn't answer is answered 502, and not repeated. */
export async function openReadyProxy(): Promise<ReadyProxy> {
  const servers = new Map<string, { isReady: boolean }>()
  const agent = new Agent({ keepAlive: true })
  const ready = () => [...servers].flatMap(([url, { isReady }]) => (isReady ? [url] : []))
  let turn = 0

  const server = createServer((request, response) => {
    const urls = ready()
    const fail = (status: number) => {
      if (!response.headersSent) response.writeHead(status)
      response.end()
    }
    const target = urls[(turn += 1) % urls.length]
    if (target === undefined) return fail(503)
    const { method, headers } = request
    const forwarded = send(`${target}${request.url}`, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => fail(502))
    request.pipe(forwarded)
  })
  const port = await listenLocally(server)

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
    url: `http://127.0.0.1:${port}`,
    add: (url) => void servers.set(url, { isReady: false }),
    async untilReady(count) {
      while (ready().length !== count) await wait(LOOK_EVERY_MS)
    },
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
