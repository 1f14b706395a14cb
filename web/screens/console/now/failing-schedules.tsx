// Scheduled jobs that fail, for the server's operator.
import type { NowAnswer } from '#contract/operate/now.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'

type FailingSchedulesProps = { schedules: NonNullable<NowAnswer['failingSchedules']> }

/** Nothing while everything works. */
export function FailingSchedules({ schedules }: FailingSchedulesProps) {
  const words = useWords(nowScreen)
  const time = useLaundryTime()
  if (schedules.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-md border border-danger bg-danger-wash px-4 py-3 wrap-anywhere"
    >
      <p className="font-semibold text-danger-text">{words.failingSchedules}</p>
      <ul>
        {schedules.map(({ schedule, since, why }) => (
          <li key={schedule}>
            {words.failingSchedule({ schedule, since: time.dateTime(since), why })}
          </li>
        ))}
      </ul>
      <p>{words.failingSchedulesHint}</p>
    </div>
  )
}
