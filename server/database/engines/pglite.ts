/**
 * PGlite made safe against power cuts. As shipped it never syncs: fsync is off, and its file layer lacks the call.
 * The fix uses an internal hook, so the version is pinned and each opening verifies that syncs reach the disk.
 */
import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder, syncPath } from './durable-file.ts'
import { makeFolderPrivate } from './private-folder.ts'
import { readPrebuiltDatabase } from './ready-folder.ts'
import { scalarParsers } from './column-types.ts'

const SYNCED_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The only method whose system call reaches the hook; the default, fdatasync, ends nowhere.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'min_wal_size=32MB',
]

/** What the migrations may create. */
const extensions = { pg_trgm }

interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number }
    tryFSOperation: (operation: () => void) => void
  }
}

/** How often the disk was waited for since the opening, and for how many seconds together. */
export interface SyncStats {
  syncs: number
  seconds: number
}

const figuresOf = new WeakMap<PGlite, SyncStats>()

/** Of a PGlite in a folder; null for one in memory, which never waits for a disk. */
export function readSyncStats(pglite: PGlite): SyncStats | null {
  return figuresOf.get(pglite) ?? null
}

class SyncedNodeFS extends NodeFS {
  readonly figures: SyncStats = { syncs: 0, seconds: 0 }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const addFsync = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        const began = performance.now()
        module.NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
        this.figures.seconds += (performance.now() - began) / 1000
        this.figures.syncs += 1
        return 0
      }
    }
    const preRun = [...((prepared.emscriptenOpts.preRun ?? []) as unknown[]), addFsync]
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: preRun as never } }
  }
}

/** Opens a PGlite in memory, gone when it is closed; `options` may fill it from another one's dump. */
export function openPgliteInMemory(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ extensions, parsers: scalarParsers, ...options })
}

/**
 * Opens the database in `folder`, and creates it there when the folder doesn't exist.
 * The caller holds the lock of the data folder: PGlite takes none, and two processes would ruin it.
 * @throws Error when others may read it and that can't be changed, or syncs don't reach the disk, before anything is written that counts
 */
export async function openPgliteFolder(folder: string): Promise<PGlite> {
  if (existsSync(folder)) makeFolderPrivate(folder)
  else await createFolder(folder)
  const fs = new SyncedNodeFS(folder)
  const pglite = await PGlite.create({
    fs,
    extensions,
    startParams: SYNCED_START_PARAMETERS,
    parsers: scalarParsers,
  })
  try {
    await proveSync(pglite, fs.figures)
  } catch (error) {
    await pglite.close()
    throw error
  }
  figuresOf.set(pglite, fs.figures)
  return pglite
}

/** Reading or writing a table from its beginning to its end needs few of its pages in memory. */
const SCRATCH_START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a database that is thrown away soon, such as a copy to read from, so nothing waits for the disk. */
export function openScratchPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new NodeFS(folder),
    extensions,
    startParams: SCRATCH_START_PARAMETERS,
    parsers: scalarParsers,
  })
}

/** Builds beside the place and moves there when all is on disk: a cut first start leaves nothing. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const loadDataDir = readPrebuiltDatabase()
  const pglite = await PGlite.create(unfinished, {
    extensions,
    ...(loadDataDir && { loadDataDir }),
  })
  await pglite.close()
  makeFolderPrivate(unfinished)
  await syncTree(unfinished)
  renameSync(unfinished, folder)
  await syncFolder(dirname(folder))
}

/** All at once, as the disk then writes its journal for many files together instead of for each. */
async function syncTree(folder: string): Promise<void> {
  // Windows syncs only what may be written, and no folders.
  if (process.platform === 'win32') return
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? syncTree(path) : syncPath(path)
    }),
  )
  await syncPath(folder)
}

async function proveSync(pglite: PGlite, figures: SyncStats): Promise<void> {
  const { rows } = await pglite.query<{ settings: string }>(
    `select concat_ws(' ', current_setting('fsync'), current_setting('wal_sync_method'),
       current_setting('synchronous_commit'), current_setting('full_page_writes')) as settings`,
  )
  const before = figures.syncs
  // The smallest change that must be on disk when its commit returns.
  await pglite.query(`select pg_logical_emit_message(true, 'washline', 'opened')`)
  if (rows[0]?.settings !== 'on fsync on on' || figures.syncs === before) {
    throw new Error(
      `PGlite doesn't sync to disk (${rows[0]?.settings}; ${figures.syncs - before} syncs at a commit), ` +
        'so a power cut could lose orders. Install the exact version in package.json.',
    )
  }
}
