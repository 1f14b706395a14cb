/** The backup archive: a .tar.gz of many files, each with a checksum, the manifest last. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BACKED_UP_FOLDERS } from '../../database/data-folder.ts'
import { moveDurably } from '../../database/engines/durable-file.ts'
import {
  type Entry,
  type Manifest,
  FORMAT,
  MANIFEST,
  manifest as manifestSchema,
} from './manifest.ts'

/**
 * Rows of tables, jobs, pictures and messages; nothing that could lie outside of the data folder. `demo` is
 * a mark that earlier versions wrote; the rows say it themselves.
 */
export const NAMES = new RegExp(
  String.raw`^(?:demo|(?:database/\w+|queue|${BACKED_UP_FOLDERS.join('|')})(?:/[\w-][\w.-]*)+)$`,
)

/** Rows come in parts of a megabyte and a row, pictures have ten at most: the rest is room for later. */
const FILE_BYTES = 32 * 1024 * 1024
/** The manifest names every file. */
const MANIFEST_BYTES = 128 * 1024 * 1024
const MOST_FILES = 1_000_000
/** Rows unpack to some twenty times their size, so a backup never reaches this. */
const TIGHTEST = 100
const MOST_BYTES = 256 * 1024 * 1024
/** Files' heads come in blocks of this many bytes, and what follows them is filled up to one. */
const TAR_BLOCK = 512
const DESCRIBING_BYTES = 2 * 1024 * 1024

/** A third of the time that the default takes, for a tenth more bytes. */
const COMPRESSION = 3

export interface ArchiveWriter {
  /** Resolves once the bytes have left memory. */
  add(name: string, bytes: Buffer): Promise<void>
}

/**
 * Writes an archive: `fill` adds the files and gives what the manifest says beside their checksums.
 * The file has its name once it is whole and on disk.
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  // Two who write the same file never write into each other's.
  const unfinished = `${file}.${randomUUID()}.part`
  const tar = pack()
  const entries: Record<string, Entry> = {}
  const written = pipeline(
    tar,
    createGzip({ level: COMPRESSION }),
    createWriteStream(unfinished, { mode: 0o600 }),
  )
  // On a full disk nobody takes the bytes any more: anyone who adds some must not wait without end.
  const broken = written.then(() => new Promise<never>(() => {}))
  broken.catch(() => {})
  const put = (name: string, bytes: Buffer) => {
    const left = new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 }
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()))
      entry.on('error', reject)
      entry.end(bytes)
    })
    return Promise.race([left, broken])
  }
  const filled = (async () => {
    const facts = await fill({
      async add(name, bytes) {
        entries[name] = describe(bytes)
        await put(name, bytes)
      },
    })
    const whole = { ...facts, entries }
    await put(MANIFEST, Buffer.from(`${JSON.stringify(whole, null, 1)}\n`))
    tar.finalize()
    return whole
  })()
  try {
    const [whole] = await Promise.all([filled, written])
    await moveDurably(unfinished, file)
    return whole
  } catch (error) {
    tar.destroy()
    await Promise.allSettled([filled, written])
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Every file of an archive in order, each whole in memory and none larger than a backup's files are. An
 * archive may come from anybody: whatever a backup of ours never has ends the reading.
 * @throws Error when the archive is cut off or none; NotOurs for what ours never have
 */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract()
  const most = MOST_BYTES + TIGHTEST * (await stat(file)).size
  const taken = { all: 0, ofFiles: 0, files: 0 }
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      taken.all += chunk.length
      // What describes files is held until it is whole, however large it says it is.
      const describing = taken.all - taken.ofFiles - taken.files * 2 * TAR_BLOCK
      if (taken.all > most) done(new NotOurs('It unpacks to far more than a backup of its size.'))
      else if (describing > DESCRIBING_BYTES) done(new NotOurs('It describes files at length.'))
      else done(null, chunk)
    },
  })
  const unpacked = pipeline(createReadStream(file), createGunzip(), measured, tar)
  // The iteration below fails with it; this only keeps the failure from standing alone.
  unpacked.catch(() => {})
  const seen = new Set<string>()
  for await (const entry of tar) {
    const { name, size, type } = entry.header
    const isKnown = name === MANIFEST || NAMES.test(name)
    if (!isKnown || type !== 'file') throw new NotOurs(`${name} is nothing that a backup holds.`)
    if (size > (name === MANIFEST ? MANIFEST_BYTES : FILE_BYTES))
      throw new NotOurs(`${name} is larger than a backup's files are.`)
    if (seen.has(name)) throw new NotOurs(`It has ${name} twice.`)
    if (seen.size >= MOST_FILES) throw new NotOurs('It has more files than a backup has.')
    seen.add(name)
    taken.ofFiles += size
    taken.files += 1
    yield { name, bytes: await buffer(entry) }
  }
  await unpacked
}

/** Something that no backup of ours has in it. */
class NotOurs extends Error {}

/**
 * Reads the whole archive once and says what is in it.
 * @throws Error for a file that is no backup, isn't whole, was changed, or is a newer version's
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const found: Record<string, Entry> = {}
  let last: { name: string; bytes: Buffer } | null = null
  try {
    for await (const each of readArchive(file)) {
      if (last) found[last.name] = describe(last.bytes)
      last = each
    }
  } catch (error) {
    if (isNotFound(error)) throw new Error(`There is no file ${file}.`, { cause: error })
    const why = error instanceof NotOurs ? `: ${error.message}` : '.'
    throw new Error(`${file} is no backup, or not a whole one${why} Nothing was changed.`, {
      cause: error,
    })
  }
  if (last?.name !== MANIFEST)
    throw new Error(`${file} is no backup of Washline, or not a whole one. Nothing was changed.`)
  const read = manifestSchema.safeParse(jsonOf(last.bytes))
  if (!read.success || read.data.format > FORMAT)
    throw new Error(
      `${file} was made by another version of Washline. Restore it with that one. Nothing was changed.`,
    )
  const { entries } = read.data
  const damaged = new Set([...Object.keys(entries), ...Object.keys(found)])
  for (const [name, { bytes, sha256 }] of Object.entries(found))
    if (NAMES.test(name) && entries[name]?.bytes === bytes && entries[name].sha256 === sha256)
      damaged.delete(name)
  const [first] = damaged
  if (first !== undefined)
    throw new Error(`${file} is damaged: ${first} is not as it was written. Nothing was changed.`)
  return read.data
}

function describe(bytes: Buffer): Entry {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
