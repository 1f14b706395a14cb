/**
 * Reads a copy of the embedded database's folder in a separate thread, because a database blocks the thread it runs
 * on.
 */
import { MessageChannel } from 'node:worker_threads'
import type { DatabaseFacts } from './archive-database-rows.ts'
import type { ArchiveWriter } from './archive.ts'
import type { CopyReading, Part } from './read-archived-copy.ts'

/** @throws Error of the copy, and of the archive */
export async function archiveDatabaseCopy(
  folder: string,
  writer: ArchiveWriter,
): Promise<DatabaseFacts> {
  const { Piscina } = await import('piscina')
  const { href: filename } = new URL('read-archived-copy.ts', import.meta.url)
  const thread = new Piscina({ filename, name: 'readArchivedCopy', maxThreads: 1 })
  const { port1: near, port2: far } = new MessageChannel()
  const broken = new Promise<never>((_, reject) => {
    near.on('message', ({ name, bytes }: Part) => {
      writer.add(name, Buffer.from(bytes)).then(() => near.postMessage('added'), reject)
    })
  })
  const reading: CopyReading = { folder, port: far }
  try {
    return await Promise.race([thread.run(reading, { transferList: [far] }), broken])
  } finally {
    near.close()
    await thread.destroy()
  }
}
