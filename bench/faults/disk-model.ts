// Disk model: the content that survives a power cut, replayed from the log of `disk-recorder.ts`.
import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** One thing that a process did to a folder. Paths are relative to it. */
export type Change =
  | { kind: 'create'; path: string; inode: number }
  | { kind: 'mkdir' | 'remove'; path: string }
  | { kind: 'rename' | 'link'; from: string; path: string }
  | { kind: 'write'; inode: number; position: number }
  | { kind: 'truncate'; inode: number; size: number }
  /** Begins to bring a file, or the names in a folder, to the disk. */
  | { kind: 'sync'; sync: number; inode?: number; folder?: string }
  | { kind: 'synced'; sync: number }

export type Recorded = Change & { at: number; bytes: number; content: Buffer }

/**
 * What the disk made of that which nobody had synced: nothing; all names but no contents, as journaling
 * file systems do; or the names up to some moment and any of the contents, torn where it may be.
 */
export type Leftover = 'nothing' | 'names' | 'some'

interface Write {
  order: number
  position: number
  /** Null cuts the file off at the position. */
  content: Buffer | null
}

interface File {
  kind: 'file'
  durable: Buffer
  pending: Write[]
}

interface Folder {
  kind: 'folder'
  entries: Map<string, Node>
  durable: Map<string, Node>
}

type Node = File | Folder

/** A name that came or went, and what has it on the disk: a sync of one of these folders. */
interface Naming {
  order: number
  changes: { folder: Folder; name: string; node: Node | null }[]
}

const SECTOR = 4096

/** Reads a record to its end. */
export function readDiskRecord(file: string): Recorded[] {
  const handle = openSync(file, 'r')
  const take = (length: number) => {
    const bytes = Buffer.alloc(length)
    return readSync(handle, bytes) === length ? bytes : null
  }
  const all: Recorded[] = []
  for (let length = take(4); length; length = take(4)) {
    const text = take(length.readUInt32LE())
    if (!text) break
    const change = JSON.parse(text.toString()) as Recorded
    const content = change.bytes > 0 ? take(change.bytes) : Buffer.alloc(0)
    if (!content) break
    all.push({ ...change, content })
  }
  closeSync(handle)
  return all
}

/** A disk that was empty when the record began. */
export class Disk {
  readonly #root: Folder = { kind: 'folder', entries: new Map(), durable: new Map() }
  readonly #files = new Map<number, File>()
  readonly #syncs = new Map<number, { order: number; file?: File; folder?: Folder }>()
  #namings: Naming[] = []
  #order = 0

  apply(change: Recorded): void {
    this.#order += 1
    switch (change.kind) {
      case 'create': {
        const file: File = { kind: 'file', durable: Buffer.alloc(0), pending: [] }
        this.#files.set(change.inode, file)
        return this.#name([[change.path, file]])
      }
      case 'mkdir':
        return this.#name([
          [change.path, { kind: 'folder', entries: new Map(), durable: new Map() }],
        ])
      case 'remove':
        return this.#name([[change.path, null]])
      case 'link':
        return this.#name([[change.path, this.#find(change.from)]])
      case 'rename':
        return this.#name([
          [change.path, this.#find(change.from)],
          [change.from, null],
        ])
      case 'write':
        return this.#write(change.inode, change.position, change.content)
      case 'truncate':
        return this.#write(change.inode, change.size, null)
      case 'sync': {
        const file = change.inode === undefined ? undefined : this.#files.get(change.inode)
        const folder = change.folder === undefined ? undefined : this.#find(change.folder)
        this.#syncs.set(change.sync, {
          order: this.#order,
          ...(file && { file }),
          ...(folder?.kind === 'folder' && { folder }),
        })
        return
      }
      case 'synced': {
        const { order, file, folder } = this.#syncs.get(change.sync)!
        if (file) settleFile(file, order)
        if (folder) this.#settleFolder(folder, order)
        return
      }
    }
  }

  /** Lays into `target` what is left when the power is cut now. */
  cut(target: string, leftover: Leftover, random: () => number): void {
    const kept = leftover === 'some' ? Math.floor(random() * this.#namings.length) : Infinity
    const names = leftover === 'nothing' ? [] : this.#namings.slice(0, kept)
    const later = new Map<Folder, Map<string, Node | null>>()
    for (const { changes } of names)
      for (const { folder, name, node } of changes)
        later.set(folder, (later.get(folder) ?? new Map()).set(name, node))
    const lay = (folder: Folder, path: string): void => {
      mkdirSync(path, { recursive: true })
      const entries = new Map<string, Node | null>([
        ...folder.durable,
        ...(later.get(folder) ?? []),
      ])
      for (const [name, node] of entries) {
        if (node?.kind === 'folder') lay(node, join(path, name))
        if (node?.kind === 'file')
          writeFileSync(join(path, name), leftover === 'some' ? torn(node, random) : node.durable)
      }
    }
    lay(this.#root, target)
  }

  #find(path: string): Node {
    let node: Node | undefined = this.#root
    for (const name of path.split('/').filter((part) => part !== '' && part !== '.'))
      node = node?.kind === 'folder' ? node.entries.get(name) : undefined
    if (!node) throw new Error(`The record has no ${path}.`)
    return node
  }

  #name(changes: [path: string, node: Node | null][]): void {
    const named = changes.map(([path, node]) => {
      const folder = this.#find(dirname(path)) as Folder
      const name = basename(path)
      if (node) folder.entries.set(name, node)
      else folder.entries.delete(name)
      return { folder, name, node }
    })
    this.#namings.push({ order: this.#order, changes: named })
  }

  #write(inode: number, position: number, content: Buffer | null): void {
    this.#files.get(inode)?.pending.push({ order: this.#order, position, content })
  }

  #settleFolder(folder: Folder, order: number): void {
    this.#namings = this.#namings.filter((naming) => {
      const isMeant =
        naming.order <= order && naming.changes.some((change) => change.folder === folder)
      if (isMeant)
        for (const { folder: holder, name, node } of naming.changes)
          if (node) holder.durable.set(name, node)
          else holder.durable.delete(name)
      return !isMeant
    })
  }
}

function settleFile(file: File, order: number): void {
  const synced = file.pending.filter((write) => write.order <= order)
  file.durable = withWrites(file.durable, synced)
  file.pending = file.pending.filter((write) => write.order > order)
}

function withWrites(content: Buffer, writes: readonly Write[]): Buffer {
  const ends = writes.map(({ position, content: bytes }) => position + (bytes?.length ?? 0))
  const whole = Buffer.alloc(Math.max(content.length, ...ends))
  content.copy(whole)
  let size = content.length
  for (const { position, content: bytes } of writes) {
    if (bytes === null) {
      whole.fill(0, position, Math.max(size, position))
      size = position
    } else {
      bytes.copy(whole, position)
      size = Math.max(size, position + bytes.length)
    }
  }
  return Buffer.from(whole.subarray(0, size))
}

/** Any of the sectors that were not synced; a disk writes none of them in part. */
function torn(file: File, random: () => number): Buffer {
  const sectors = file.pending.flatMap((write) => {
    if (write.content === null) return [write]
    const parts: Write[] = []
    const { content, position } = write
    for (let from = 0; from < content.length;) {
      const end = Math.min(content.length, from + SECTOR - ((position + from) % SECTOR))
      parts.push({ ...write, position: position + from, content: content.subarray(from, end) })
      from = end
    }
    return parts
  })
  return withWrites(
    file.durable,
    sectors.filter(() => random() < 0.5),
  )
}
