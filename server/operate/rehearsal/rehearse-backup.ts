/** The restore rehearsal: restores a backup into a scratch database and audits it. */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { checkArchive } from '../../backoffice/backup/archive.ts'
import type { Manifest } from '../../backoffice/backup/manifest.ts'
import { restoreBackup } from '../../backoffice/backup/restore-backup.ts'
import { hasDiskSpaceFor } from '../../database/copy-folder.ts'
import { databaseOnPglite } from '../../database/open.ts'
import { openScratchPglite } from '../../database/engines/pglite.ts'
import type { Consumer } from '../../events/consumer.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { auditDatabase, type Audit } from '../audit/audit-database.ts'
import { withScratchFolder } from './scratch-folder.ts'

/**
 * Rows take more room in a database than in an archive: indexes, and the write-ahead log of the restore. Measured with
 * the orders of `bench/stores/orders-in-bulk.ts`: 3,000 (7.1 MB unpacked) took 78 MB on the disk, 12,000 (27.9 MB) 141
 * MB, which is 3.03 bytes for each byte more. The 57 MB that a small one takes beside are within what `hasDiskSpaceFor` leaves free.
 */
const ROOM_FACTOR = 4

/**
 * Touches neither the laundry's database nor its files.
 * @param options.dataDir where the scratch folder is made, for as long as it takes
 * @throws Error for a backup that can't be restored, and where the disk has no room for the scratch database
 */
export async function rehearseBackup(
  file: string,
  options: {
    dataDir: string
    consumers: readonly Consumer[]
    personalData: readonly PersonalData[]
    log: FastifyBaseLogger
  },
): Promise<{ manifest: Manifest; found: Audit }> {
  const { dataDir, consumers, personalData, log } = options
  return withScratchFolder(dataDir, async (folder) => {
    if (!(await hasDiskSpaceFor(folder, ROOM_FACTOR * unpackedBytes(await checkArchive(file)))))
      throw new Error(`The disk of ${dataDir} has no room for a rehearsal.`)
    const database = databaseOnPglite(await openScratchPglite(join(folder, 'database')))
    try {
      const files = folderFileStore(folder)
      const manifest = await restoreBackup(database, {
        dataDir: folder,
        files,
        file,
        force: false,
        log,
        personalData,
      })
      return { manifest, found: await auditDatabase(database.db, { files, consumers }) }
    } finally {
      await database.close()
    }
  })
}

function unpackedBytes({ entries }: Manifest): number {
  return Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** What is kept of a rehearsal. */
export interface Rehearsal {
  /** How many things are wrong; null for a backup that couldn't be restored. */
  wrong: number | null
  /** The first sentences about them, or why it couldn't be restored. */
  findings: readonly string[]
}

const MOST_FINDINGS = 3

/** One sentence a broken rule. */
export function rehearsalFromAudit({ broken }: Audit): Rehearsal {
  return {
    wrong: broken.reduce((sum, { total }) => sum + total, 0),
    findings: broken
      .slice(0, MOST_FINDINGS)
      .map(({ rule, listed }) => `${rule.name}: ${listed[0]}`),
  }
}
