// Result of the last test restore of a nightly backup.
import type { NightlyBackup } from '#contract/operate/backup.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { restoreRehearsal } from '#words/en/settings/restore-rehearsal.ts'

type Last = NonNullable<NightlyBackup['last']>

/** Nothing while there is no backup. */
export function RehearsalStatus({ last, restorableAsOf }: NightlyBackup) {
  const words = useWords(restoreRehearsal)
  const time = useLaundryTime()
  const now = useNow()
  if (!last) return null
  return (
    <>
      {restorableAsOf && (
        <p>
          <strong>
            {words.restorable({ when: time.clock(restorableAsOf, now.toISOString()) })}
          </strong>
          <br />
          {words.restorableHint}
        </p>
      )}
      {!restorableAsOf && last.rehearsal && (
        <p className="font-semibold text-danger-text">{words.noneRestorable}</p>
      )}
      {last.rehearsal ? (
        <Problems file={last.file} rehearsal={last.rehearsal} />
      ) : (
        <p>{words.due}</p>
      )}
    </>
  )
}

type ProblemsProps = { file: string; rehearsal: NonNullable<Last['rehearsal']> }

/** Nothing where all is well. */
function Problems({ file, rehearsal: { at, wrong, findings } }: ProblemsProps) {
  const words = useWords(restoreRehearsal)
  const time = useLaundryTime()
  if (wrong === 0) return null
  const when = time.dateTime(at)
  if (wrong === null)
    return (
      <p className="text-danger-text">{words.notRestored({ at: when, why: findings.join(' ') })}</p>
    )
  return (
    <div className="text-danger-text">
      <p>{words.wrong({ at: when, count: wrong })}</p>
      <ul className="list-disc pl-5">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <p>{words.wrongHint({ file })}</p>
    </div>
  )
}
