/**
 * File writes that survive a power cut: content and name are on disk when the call returns. All data stored outside
 * the database is written here.
 */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Nobody but the server's own user reads what it keeps. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/** How a system says that folders can't be synced, or not by us; files on it are still synced. */
const NO_FOLDER_SYNC: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP'])

/**
 * Writes a file, whole or not at all; its folder is made when it is missing. The same name again
 * takes the old file's place. Two may not write the same name at the same time.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  if (!lasting.has(folder)) await makeFolderDurably(folder)
  const unfinished = `${path}.part`
  try {
    const file = await openIn(folder, unfinished)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Opens a file to be written; its folder is made again when somebody has removed it. */
async function openIn(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w', FILE_MODE)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await makeFolderDurably(folder)
    return open(path, 'w', FILE_MODE)
  }
}

/** Gives a file that was written aside its name, and has both on disk when it returns. */
export async function moveDurably(from: string, to: string): Promise<void> {
  // Windows syncs only what may be written.
  await syncPath(from, 'r+')
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Makes a file where none has this name yet, whole or not at all; the file that is there stays, also
 * when another process makes it at this moment. For starting, where nothing else can go on.
 */
export function createDurably(path: string, content: string): void {
  if (existsSync(path)) return
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    writeFileSync(unfinished, content, { mode: FILE_MODE, flush: true })
    giveName(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  syncFolderNow(dirname(path))
}

/** Only a link refuses a name that is taken; where there are no links, the last one wins. */
function giveName(unfinished: string, path: string): void {
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    renameSync(unfinished, path)
  }
}

/** Makes a folder and those above it that are missing, and has their names on disk. For starting. */
export function createFolderDurably(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  for (const parent of parentsOf(folder, first)) syncFolderNow(parent)
}

/** Folders whose names this process has on disk. */
const lasting = new Set<string>()

async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  // One that a process made that ended at once may not be on disk yet.
  if (first === undefined && lasting.has(folder)) return
  for (const parent of parentsOf(folder, first)) await syncFolder(parent)
  lasting.add(folder)
}

/** The folders that hold the names of `folder` and of what was made above it. */
function parentsOf(folder: string, firstMade: string | undefined): string[] {
  const last = dirname(resolve(firstMade ?? folder))
  const parents: string[] = []
  for (let parent = dirname(resolve(folder)); ; parent = dirname(parent)) {
    parents.push(parent)
    if (parent === last || parent === dirname(parent)) return parents
  }
}

interface FolderSyncs {
  running: Promise<void>
  next: Promise<void> | null
}

const folderSyncs = new Map<string, FolderSyncs>()

/**
 * Has every name that the folder holds now on disk. Those who ask while a sync runs share the one
 * that follows it, so that many files cost a few syncs of their folder.
 */
export function syncFolder(folder: string): Promise<void> {
  const syncs = folderSyncs.get(folder)
  if (syncs) return (syncs.next ??= syncs.running.catch(() => {}).then(() => startSync(folder)))
  return startSync(folder)
}

function startSync(folder: string): Promise<void> {
  const syncs: FolderSyncs = { running: syncFolderAlone(folder), next: null }
  folderSyncs.set(folder, syncs)
  const forget = () => {
    if (folderSyncs.get(folder) === syncs && !syncs.next) folderSyncs.delete(folder)
  }
  syncs.running.then(forget, forget)
  return syncs.running
}

async function syncFolderAlone(folder: string): Promise<void> {
  // Windows neither opens folders nor needs them synced.
  if (process.platform === 'win32') return
  try {
    await syncPath(folder)
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error
  }
}

function syncFolderNow(folder: string): void {
  if (process.platform === 'win32') return
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error
  }
}

/** Has the bytes of a file, or the names of a folder, on disk. */
export async function syncPath(path: string, flags: 'r' | 'r+' = 'r'): Promise<void> {
  const file = await open(path, flags)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
