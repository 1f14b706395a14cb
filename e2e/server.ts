// The real product for browser tests, pictures and benchmarks: start and stop.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoFolderOf } from '#server/platform/config/data-place.ts'
import { makeFirstStartFolder } from '#server/testing/first-start.ts'
import { freePort } from '#server/testing/local-servers.ts'
import { serverProgram } from '../tools/web/build-server.ts'

/** A product that runs as `npm start` runs it, on a port and a data folder of its own. */
export interface RunningServer {
  url: string
  /** The server's process. */
  pid: number
  /** What its DATA_DIR names. */
  dataDir: string
  /** Where its database and outbox lie: a demo's in a folder inside `dataDir`. */
  folder: string
  /** Everything the server has printed so far. */
  output(): string
  /** Settles when the process has ended: its exit code, null where a signal ended it. */
  exited: Promise<number | null>
  /** Asks the server to end in order and waits for it; the data folder stays. */
  end(): Promise<void>
  /** The same, and removes its data folder. */
  stop(): Promise<void>
  /** Ends the server as a power cut would; the data folder stays, for `startServer({ dataDir })`. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** Demo data and demo accounts; on unless said otherwise. */
  demo?: boolean
  /** What its address names this machine; 127.0.0.1 unless said otherwise. */
  host?: 'localhost'
  /** A data folder that is there already; without it a temporary one, as after a first start. */
  dataDir?: string
  /** Further settings, such as DATABASE_URL. */
  env?: Record<string, string>
  /** A folder that `npm run production-tree` made, run by its own Node; this project without it. */
  tree?: string
  /** What its process runs, below the project's root; as `npm start` has it unless said otherwise. */
  main?: string
}

const ROOT = join(import.meta.dirname, '..')
/** Sources stay as they are while tests run. */
const PROGRAM = serverProgram()
/** Where a run names a module that its servers load first. */
export const PRELOADED = 'SERVERS_PRELOAD'
/** What a server prints last, once it listens. */
const OPEN = 'Washline is open at '
/** What it prints where another program listens on its port. */
const PORT_TAKEN = 'EADDRINUSE'
const MOST_PORTS = 3
const READY_WITHIN_MS = 180_000
const END_WITHIN_MS = 15_000

/**
 * Starts the server as `npm start` does and gives it back once it says that it is open. A free port can be taken
 * by another program before the server listens on it; the server is then started on another one.
 * @throws Error with the server's own output when it ends early or is not open within three minutes
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir =
    options.dataDir ?? (await makeFirstStartFolder(options.demo === false ? 'empty' : 'demo'))
  for (let tried = 1; ; tried++) {
    try {
      return await startOn(await freePort(), dataDir, options)
    } catch (error) {
      if (tried === MOST_PORTS || !String(error).includes(PORT_TAKEN)) throw error
    }
  }
}

async function startOn(
  port: number,
  dataDir: string,
  options: ServerOptions,
): Promise<RunningServer> {
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`
  const isDemo = options.demo !== false
  const child = spawn(
    options.tree ? join(options.tree, 'node_modules/.bin/node') : process.execPath,
    ['--expose-gc', '--max-semi-space-size=16', ...preloaded(), options.main ?? PROGRAM],
    {
      cwd: options.tree ?? ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        BASE_URL: url,
        DATA_DIR: dataDir,
        DEMO: isDemo ? '1' : '0',
        // Every test signs in from this one machine.
        SIGN_IN_TRIES_PER_MINUTE: '1000',
        LIMIT_FACTOR: '100000',
        DRAIN_SECONDS: '0',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const killWithUs = (): boolean => child.kill('SIGKILL')
  process.once('exit', killWithUs)

  let printed = ''
  const keep = (chunk: Buffer): void => {
    printed += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  const exited = once(child, 'exit').then(() => child.exitCode)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', killWithUs)
    await endProcess(child, signal)
  }
  try {
    await untilOpen(child, () => printed)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    folder: isDemo && !options.env?.['DATABASE_URL'] ? demoFolderOf(dataDir) : dataDir,
    output: () => printed,
    exited,
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * What browser tests load before the product; pictures and benchmarks have the product as it is. Their servers live for
 * minutes: compiling the embedded database a second time, for speed, costs a third of all that they do.
 */
function preloaded(): string[] {
  const module = process.env[PRELOADED]
  return module ? ['--liftoff-only', '--import', module] : []
}

/** Asks the process itself: whatever else answers on its port is not heard. */
async function untilOpen(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (output().includes(OPEN)) return
    if (hasEnded(child)) throw new Error(`The server ended before it was open:\n${output()}`)
    await wait(50)
  }
  throw new Error(`The server was not open within three minutes:\n${output()}`)
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const inTime = await Promise.race([ended, wait(END_WITHIN_MS, 'late' as const, { ref: false })])
  if (inTime !== 'late') return
  child.kill('SIGKILL')
  await ended
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
