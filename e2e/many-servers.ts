// Several servers of one laundry: on one PostgreSQL and one bucket, behind a proxy, each replaced when it ends.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/testing/embedded-postgres.ts'
import { openReadyProxy } from '#server/testing/stand-ins/ready-proxy.ts'
import { openS3Server } from '#server/testing/stand-ins/s3-server.ts'
import { type RunningServer, startServer } from './server.ts'

export interface ManyServers {
  /** The proxy's address. */
  url: string
  /** Ends a server as a power cut would: the one that is answering such a path, or any one. */
  killOne(paths?: RegExp): Promise<void>
  /** Waits until as many servers are ready as were started. */
  untilWhole(): Promise<void>
  /** Ends all of them, and removes what they kept. */
  stop(): Promise<void>
}

/**
 * Starts a demo on several servers, on an empty database.
 * @param options.port where the proxy listens; a free port if left out
 * @param options.tell hears what happens to the servers
 */
export async function startManyServers(
  count: number,
  { port = 0, tell = () => {} }: { port?: number; tell?: (line: string) => void } = {},
): Promise<ManyServers> {
  const folder = await mkdtemp(join(tmpdir(), 'washline-many-'))
  const postgres = await startEmbeddedPostgres(['fsync=off', 'max_connections=200'])
  const bucket = await openS3Server()
  const proxy = await openReadyProxy(port)
  const env = {
    ...bucket.settings,
    BASE_URL: proxy.url,
    DATABASE_URL: postgres.urlOf('postgres'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  }
  const servers = new Map<string, RunningServer>()
  let isStopping = false
  let started = 0

  const start = async () => {
    started += 1
    const server = await startServer({ dataDir: join(folder, String(started)), env })
    servers.set(server.url, server)
    proxy.add(server.url)
    tell(`${server.url} is ready (process ${server.pid}).`)
    void server.exited.then(() => replace(server))
    return server
  }
  let replaced: Promise<unknown> = Promise.resolve()
  const replace = (ended: RunningServer) => {
    proxy.remove(ended.url)
    servers.delete(ended.url)
    if (isStopping) return
    tell(`${ended.url} ended; another one takes its place.`)
    const next = start().catch((error: unknown) => tell(String(error)))
    replaced = Promise.all([replaced, next])
  }

  const many: ManyServers = {
    url: proxy.url,
    async killOne(paths) {
      const url = paths === undefined ? [...servers.keys()][0] : proxy.answering(paths)
      const server = servers.get(url ?? '')
      if (!server) throw new Error(`No server is answering ${paths}.`)
      process.kill(server.pid, 'SIGKILL')
      await server.exited
    },
    untilWhole: () => proxy.untilReady(count),
    async stop() {
      isStopping = true
      await replaced
      await Promise.all([...servers.values()].map((server) => server.stop()))
      await proxy.close()
      await bucket.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    // The first one makes the demo: on a busy machine nobody else should have to wait for its database.
    await start()
    const all = await Promise.allSettled(Array.from({ length: count - 1 }, start))
    for (const each of all) if (each.status === 'rejected') throw each.reason
    await many.untilWhole()
  } catch (error) {
    await many.stop()
    throw error
  }
  return many
}
