/** API calls that send staff a backup of the running server and the state of nightly backups. */
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { downloadBackup } from '#contract/reports/exports.ts'
import { type NightlyBackup, readNightlyBackup } from '#contract/operate/backup.ts'
import { isBackupLate } from '#domain/operate/nightly-backup.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import {
  findLatestNightlyBackups,
  type NightRow,
  findLatestRestorableBackup,
} from './nightly-store.ts'

export function backupRoutes(deps: Deps): Route[] {
  const { db, config, files, clock, laundry, withCopy } = deps
  return [
    route(downloadBackup, async ({ person }) => {
      const now = clock()
      await inTransaction(db, (tx) =>
        emit(tx, deps, {
          type: 'backup.downloaded',
          subject: { kind: 'export', id: 'backup' },
          actor: person.id,
          data: {},
          at: now,
        }),
      )
      // It holds who made it, in the audit log too.
      await deps.events.settled()
      // Made whole before it is sent, so that a slow line keeps no snapshot open.
      const file = join(config.dataDir, `backup-${randomUUID()}.tar.gz`)
      const engine = config.databaseUrl ? 'postgresql' : 'pglite'
      const { backUpLaundry } = await import('./back-up-laundry.ts')
      await backUpLaundry({ db, engine, withCopy }, { dataDir: config.dataDir, files, file, now })
      const handle = await open(file)
      const { size } = await handle.stat()
      // It has no name any more when it is sent, so nothing of it stays whatever happens then.
      await rm(file)
      const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
      return new Answer(handle.createReadStream(), {
        headers: {
          'content-type': 'application/gzip',
          'content-length': String(size),
          'content-disposition': `attachment; filename="washline-${calendarDateIn(now, timeZone)}.tar.gz"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(readNightlyBackup, async () => {
      const { tried, made } = await findLatestNightlyBackups(db)
      const restorable =
        config.backups && (await findLatestRestorableBackup(db, config.backups.keep))
      return {
        isOn: config.backups !== null,
        last: made ? lastOf(made) : null,
        restorableAsOf: restorable?.tried_at.toISOString() ?? null,
        failure: tried?.failure
          ? { at: tried.tried_at.toISOString(), message: tried.failure }
          : null,
        isLate: made !== undefined && isBackupLate(made.tried_at, clock()),
      }
    }),
  ]
}

function lastOf({
  tried_at,
  file,
  bytes,
  rehearsed_at,
  wrong,
  findings,
}: NightRow): NightlyBackup['last'] {
  return {
    madeAt: tried_at.toISOString(),
    file: file!,
    bytes: bytes!,
    rehearsal: rehearsed_at && { at: rehearsed_at.toISOString(), wrong, findings: findings! },
  }
}
