/** The thread that reads a database copy; see archive-database-copy.ts. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { databaseOnPglite } from '../../database/open.ts'
import { openScratchPglite } from '../../database/engines/pglite.ts'
import { archiveDatabaseRows, type DatabaseFacts } from './archive-database-rows.ts'

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
export async function readArchivedCopy({ folder, port }: CopyReading): Promise<DatabaseFacts> {
  const database = databaseOnPglite(await openScratchPglite(folder))
  try {
    return await archiveDatabaseRows(database.db, {
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
