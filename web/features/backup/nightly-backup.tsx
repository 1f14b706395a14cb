// Nightly backups for staff: their state, and a warning of a missing one.
import { useQuery } from '@tanstack/react-query'
import { type NightlyBackup, readNightlyBackup } from '#contract/operate/backup.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RestoreState } from './restore-state.tsx'

const ask = addressOf(readNightlyBackup)

/** They change once a night. */
const REFRESH_MS = 10 * 60_000

/** Undefined also for who may not see it. */
function useNightlyBackup(): NightlyBackup | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    enabled: user?.permissions?.includes('backups') === true,
    queryKey: ['admin', 'nightly-backup'],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  return data
}

/** Says so where a backup is missing that should be there, and is nothing otherwise. */
export function MissingBackup() {
  const backup = useNightlyBackup()
  if (!backup?.isOn || (backup.failure === null && !backup.isLate)) return null
  return (
    <div
      role="alert"
      className="mb-5 rounded-md border border-danger bg-danger-wash px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold text-danger-text">The nightly backup is missing</p>
      <Trouble backup={backup} />
      <p>
        Until it works again, <TextLink to="/admin/exports">download one</TextLink> and keep it
        safe.
      </p>
    </div>
  )
}

/** How the nightly backups stand, in a few sentences. */
export function NightlyBackupState() {
  const backup = useNightlyBackup()
  const time = useLaundryTime()
  if (!backup) return null
  const { isOn, last } = backup
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      {!isOn && (
        <p>
          None is made automatically. Name a folder on another disk in{' '}
          <code className="text-xs">BACKUP_DIR</code>, and one is made there each night.
        </p>
      )}
      {last && (
        <p>
          The last nightly one was made on {time.dateTime(last.madeAt)}: {last.file},{' '}
          {sizeText(last.bytes)}.
        </p>
      )}
      {isOn && <RestoreState {...backup} />}
      {isOn && !last && backup.failure === null && <p>One is made each night at 3 am.</p>}
      {isOn && <Trouble backup={backup} />}
    </div>
  )
}

function Trouble({ backup: { failure, isLate } }: { backup: NightlyBackup }) {
  const time = useLaundryTime()
  if (failure) {
    return (
      <p>
        On {time.dateTime(failure.at)} it failed and is tried again every hour: {failure.message}
      </p>
    )
  }
  return isLate && <p>None has been made since the last one. Please look at the server’s log.</p>
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return `${megabytes.toLocaleString('en-IN', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`
}
