/** The thread that reads a database copy; see add-copy.ts. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { databaseOn } from '../../database/open.ts'
import { openScratchPglite } from '../../database/engines/pglite.ts'
import { addDatabase, type DatabaseFacts } from './add-database.ts'

export interface CopyReading {
  /** The copy of the database's folder. */
  folder: string
  /** Takes parts of the archive, and answers each once it may be forgotten. */
  port: MessagePort
}

export interface Part {
  name: string
  bytes: Uint8Array
}

/** @throws Error of the copy */
export async function readCopy({ folder, port }: CopyReading): Promise<DatabaseFacts> {
  const database = databaseOn(await openScratchPglite(folder))
  try {
    return await addDatabase(database.db, {
      async add(name, bytes) {
        const added = once(port, 'message')
        port.postMessage({ name, bytes } satisfies Part)
        await added
      },
    })
  } finally {
    await database.close()
  }
}
