// Records a process's writes to a folder for `disk-model.ts`: loaded before the server with `--import`, it wraps
// Node's file functions. DISK_ROOT names the folder, DISK_LOG the file.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Change } from './disk-model.ts'

const root = process.env['DISK_ROOT'] ?? ''
const log = fs.openSync(process.env['DISK_LOG'] ?? '', 'a')
const original = { ...fs }
const promised = { ...fs.promises }

interface OpenFile {
  path: string
  inode: number
  isFolder: boolean
  position: number
  appends: boolean
}

const openFiles = new Map<number, OpenFile>()
let syncs = 0

/** One change: the length of its description, the description, and the bytes that were written. */
function record(change: Change, bytes = Buffer.alloc(0)): void {
  const text = Buffer.from(JSON.stringify({ ...change, at: Date.now(), bytes: bytes.length }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  original.writeSync(log, Buffer.concat([length, text, bytes]))
}

function watched(path: unknown): string | null {
  if (typeof path !== 'string' && !(path instanceof URL) && !Buffer.isBuffer(path)) return null
  const full = resolve(path instanceof URL ? path.pathname : String(path))
  // The folder itself is the empty path.
  return full === root ? '' : full.startsWith(`${root}/`) ? full.slice(root.length + 1) : null
}

const isThere = (path: string) =>
  original.lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined

function noteOpen(fd: number, path: string, wasThere: boolean, flags: unknown): void {
  const stat = original.fstatSync(fd)
  const isFolder = stat.isDirectory()
  const text = typeof flags === 'string' ? flags : ''
  const bits = typeof flags === 'number' ? flags : 0
  openFiles.set(fd, {
    path,
    inode: stat.ino,
    isFolder,
    position: 0,
    appends: text.startsWith('a') || (bits & original.constants.O_APPEND) !== 0,
  })
  if (isFolder) return
  if (!wasThere) record({ kind: 'create', path, inode: stat.ino })
  else if (text.startsWith('w') || (bits & original.constants.O_TRUNC) !== 0)
    record({ kind: 'truncate', inode: stat.ino, size: 0 })
}

function noteWrite(fd: number, bytes: Uint8Array, position: unknown): void {
  const file = openFiles.get(fd)
  if (!file || bytes.length === 0) return
  const isGiven = typeof position === 'number' || typeof position === 'bigint'
  const size = original.fstatSync(fd).size
  const from = isGiven ? Number(position) : file.appends ? size - bytes.length : file.position
  if (!isGiven) file.position = from + bytes.length
  record({ kind: 'write', inode: file.inode, position: from }, Buffer.from(bytes))
}

function noteTruncate(inode: number | undefined, size: unknown): void {
  if (inode !== undefined) record({ kind: 'truncate', inode, size: Number(size ?? 0) })
}

/** @returns what notes the end of a sync that begins now */
function beginSync(fd: number): () => void {
  const file = openFiles.get(fd)
  if (!file) return () => {}
  const sync = (syncs += 1)
  const what = file.isFolder ? { folder: file.path } : { inode: file.inode }
  record({ kind: 'sync', sync, ...what })
  return () => record({ kind: 'synced', sync })
}

/** What is written, whatever form it came in. */
function bytesOf(data: unknown, offset?: unknown, length?: unknown): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data)
  const view = data as ArrayBufferView
  const all = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength)
  const from = typeof offset === 'number' ? offset : 0
  return all.subarray(from, typeof length === 'number' ? from + length : undefined)
}

// Node's file functions have dozens of forms, and each is handed on as it came.
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = (...args: any[]) => any
const put = (target: object, name: string, fn: Anything) => Object.assign(target, { [name]: fn })

// What is done at once.
put(fs, 'openSync', (path, flags = 'r', mode) => {
  const name = watched(path)
  const wasThere = name !== null && isThere(name)
  const fd = original.openSync(path, flags, mode)
  if (name !== null) noteOpen(fd, name, wasThere, flags)
  return fd
})
put(fs, 'closeSync', (fd) => {
  openFiles.delete(fd)
  original.closeSync(fd)
})
put(fs, 'writeSync', (fd, data, offset, length, position) => {
  const written = original.writeSync(fd, data, offset, length, position)
  const [at, count] = typeof data === 'string' ? [0, undefined] : [offset ?? 0, written]
  noteWrite(fd, bytesOf(data, at, count), typeof data === 'string' ? offset : position)
  return written
})
put(fs, 'writeFileSync', (path, data, options = {}) => {
  const { flag = 'w', mode = 0o666, flush = false } = typeof options === 'string' ? {} : options
  const fd = typeof path === 'number' ? path : fs.openSync(path, flag, mode)
  const bytes = bytesOf(data)
  if (bytes.length > 0) fs.writeSync(fd, bytes, 0, bytes.length, null)
  if (flush) fs.fsyncSync(fd)
  if (typeof path !== 'number') fs.closeSync(fd)
})
put(fs, 'ftruncateSync', (fd, size) => {
  original.ftruncateSync(fd, size)
  noteTruncate(openFiles.get(fd)?.inode, size)
})
put(fs, 'truncateSync', (path, size) => {
  original.truncateSync(path, size)
  if (watched(path) !== null) noteTruncate(original.statSync(path).ino, size)
})
for (const name of ['fsyncSync', 'fdatasyncSync'] as const)
  put(fs, name, (fd) => {
    const end = beginSync(fd)
    original[name](fd)
    end()
  })

/** Names that came and went, after the call that did it. */
const NAMES: Record<string, (...args: Parameters<Anything>) => () => void> = {
  rename: (from, to) => () => {
    const [source, target] = [watched(from), watched(to)]
    if (source !== null && target !== null) record({ kind: 'rename', from: source, path: target })
  },
  link: (from, to) => () => {
    const [source, target] = [watched(from), watched(to)]
    if (source !== null && target !== null) record({ kind: 'link', from: source, path: target })
  },
  unlink: (path) => removal(path),
  rmdir: (path) => removal(path),
  rm: (path) => removal(path),
  mkdir: (path) => {
    const missing: string[] = []
    for (let name = watched(path); name && name !== '.' && !isThere(name); name = dirname(name))
      missing.unshift(name)
    return () => {
      for (const each of missing) if (isThere(each)) record({ kind: 'mkdir', path: each })
    }
  },
}

function removal(path: unknown): () => void {
  const name = watched(path)
  const wasThere = name !== null && isThere(name)
  return () => {
    if (wasThere && !isThere(name)) record({ kind: 'remove', path: name })
  }
}

for (const [name, prepare] of Object.entries(NAMES)) {
  const now = original[`${name}Sync` as 'rmSync'] as Anything
  const later = promised[name as 'rm'] as Anything
  put(fs, `${name}Sync`, (...args) => {
    const note = prepare(...args)
    const answer: unknown = now(...args)
    note()
    return answer
  })
  put(fs.promises, name, async (...args) => {
    const note = prepare(...args)
    const answer: unknown = await later(...args)
    note()
    return answer
  })
}

// What streams use.
put(fs, 'open', (path, ...rest) => {
  const done = rest.at(-1) as Anything
  const [flags = 'r', mode] = rest.slice(0, -1) as [string?, number?]
  const name = watched(path)
  const wasThere = name !== null && isThere(name)
  original.open(path, flags, mode, (error, fd) => {
    if (!error && name !== null) noteOpen(fd, name, wasThere, flags)
    done(error, fd)
  })
})
put(fs, 'close', (fd, done) => {
  openFiles.delete(fd)
  original.close(fd, done)
})
put(fs, 'write', (fd, data, ...rest) => {
  const done = rest.at(-1) as Anything
  const [offset, length, position] = rest.slice(0, -1) as number[]
  original.write(fd, data, offset, length, position as number, (error, written) => {
    if (!error) noteWrite(fd, bytesOf(data, offset ?? 0, written), position)
    done(error, written, data)
  })
})
put(fs, 'writev', (fd, parts, position, done) => {
  original.writev(fd, parts, position, (error, written) => {
    if (!error) noteWrite(fd, Buffer.concat(parts.map((part: never) => bytesOf(part))), position)
    done(error, written, parts)
  })
})

// Files opened through promises.
put(fs.promises, 'open', async (path, flags = 'r', mode) => {
  const name = watched(path)
  const wasThere = name !== null && isThere(name)
  const file = await promised.open(path, flags, mode)
  if (name === null) return file
  const { fd } = file
  noteOpen(fd, name, wasThere, flags)
  const handle = {
    write: file.write.bind(file),
    sync: file.sync.bind(file),
    truncate: file.truncate.bind(file),
    close: file.close.bind(file),
  }
  const writeAll = async (data: unknown) => {
    const bytes = bytesOf(data)
    for (let from = 0; from < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, null)
      noteWrite(fd, bytes.subarray(from, from + bytesWritten), null)
      from += bytesWritten
    }
  }
  const sync = async () => {
    const end = beginSync(fd)
    await handle.sync()
    end()
  }
  return Object.assign(file, {
    writeFile: writeAll,
    appendFile: writeAll,
    sync,
    datasync: sync,
    async write(data: Uint8Array, offset?: number, length?: number, position?: number | null) {
      const answer = await handle.write(data, offset, length, position)
      noteWrite(fd, bytesOf(data, offset ?? 0, answer.bytesWritten), position)
      return answer
    },
    async truncate(size = 0) {
      await handle.truncate(size)
      noteTruncate(openFiles.get(fd)?.inode, size)
    },
    async close() {
      openFiles.delete(fd)
      await handle.close()
    },
  })
})
put(fs.promises, 'writeFile', async (path, data, options = {}) => {
  const { flag = 'w', mode = 0o666, flush = false } = typeof options === 'string' ? {} : options
  const file = await fs.promises.open(path, flag, mode)
  try {
    await file.writeFile(data)
    if (flush) await file.sync()
  } finally {
    await file.close()
  }
})

// What would go past the record.
for (const [target, names] of [
  [fs, ['copyFileSync', 'cpSync', 'appendFileSync', 'symlinkSync', 'copyFile', 'appendFile']],
  [fs.promises, ['copyFile', 'cp', 'appendFile', 'symlink', 'truncate']],
] as const)
  for (const name of names) {
    const use = (target as unknown as Record<string, Anything>)[name]!
    put(target, name, (...args) => {
      if (args.some((arg) => watched(arg) !== null)) throw new Error(`${name} is not recorded.`)
      return use(...args)
    })
  }

syncBuiltinESMExports()
