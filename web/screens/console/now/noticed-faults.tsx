// Server notices about its own setup, for people who can fix them.
import type { NowAnswer } from '#contract/operate/now.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'

type NoticedFaultsProps = { notices: NonNullable<NowAnswer['serverNotices']> }

/** Nothing where there is none. */
export function NoticedFaults({ notices }: NoticedFaultsProps) {
  const words = useWords(nowScreen)
  const time = useLaundryTime()
  if (notices.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-md border border-danger bg-danger-wash px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold text-danger-text">{words.noticedFaults}</p>
      <ul>
        {notices.map(({ since, message }) => (
          <li key={message}>{words.noticedFault({ message, since: time.dateTime(since) })}</li>
        ))}
      </ul>
    </div>
  )
}
