// Nightly backups for staff: their state, and a warning of a missing one.
import { useQuery } from '@tanstack/react-query'
import { type NightlyBackup, readNightlyBackup } from '#contract/operate/backup.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { drawLinkTo } from '#web/ui/text-link.tsx'
import { RehearsalStatus } from './rehearsal-status.tsx'
import { useWords } from '#web/lib/words.ts'
import { nightlyBackup } from '#words/en/operate/nightly-backup.ts'

const ask = addressOf(readNightlyBackup)

const asCode = (text: string) => <code className="text-xs">{text}</code>

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
export function MissingBackupNotice() {
  const words = useWords(nightlyBackup)
  const backup = useNightlyBackup()
  if (!backup?.isOn || (backup.failure === null && !backup.isLate)) return null
  return (
    <div
      role="alert"
      className="mb-5 rounded-md border border-danger bg-danger-wash px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold text-danger-text">{words.missing}</p>
      <Trouble backup={backup} />
      <p>
        <MarkedText text={words.untilThen} parts={[drawLinkTo('/admin/exports')]} />
      </p>
    </div>
  )
}

/** How the nightly backups stand, in a few sentences. */
export function NightlyBackupStatus() {
  const words = useWords(nightlyBackup)
  const backup = useNightlyBackup()
  const time = useLaundryTime()
  if (!backup) return null
  const { isOn, last } = backup
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      {!isOn && (
        <p>
          <MarkedText text={words.isOff} parts={[asCode]} />
        </p>
      )}
      {last && (
        <p>{words.last({ at: time.dateTime(last.madeAt), file: last.file, bytes: last.bytes })}</p>
      )}
      {isOn && <RehearsalStatus {...backup} />}
      {isOn && !last && backup.failure === null && <p>{words.first}</p>}
      {isOn && <Trouble backup={backup} />}
    </div>
  )
}

function Trouble({ backup: { failure, isLate } }: { backup: NightlyBackup }) {
  const words = useWords(nightlyBackup)
  const time = useLaundryTime()
  if (failure) {
    return <p>{words.failed({ at: time.dateTime(failure.at), why: failure.message })}</p>
  }
  return isLate && <p>{words.late}</p>
}
