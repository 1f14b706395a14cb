/** Writes a ZIP as a stream, one file at a time, so that it is never whole in memory. */
import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipFile {
  name: string
  bytes: Uint8Array
  /** Pictures are compressed already. */
  isCompressed: boolean
}

/** The ZIP's bytes; fails when `files` does. */
export function zipStream(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(zipped(files), { objectMode: false })
}

async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else written.push(chunk)
  })
  function* take(): Generator<Uint8Array> {
    if (failure) throw failure
    const chunks = written
    written = []
    yield* chunks
  }
  for await (const { name, bytes, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
    yield* take()
  }
  zip.end()
  yield* take()
}
