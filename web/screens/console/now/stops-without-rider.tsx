// Line about stops of today and tomorrow that have no rider.
import type { NowAnswer } from '#contract/operate/now.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { stopsWithoutRider } from '#words/en/run-sheet/riders.ts'

/** Nothing while each stop has one. @param count null for those who don't plan the run */
export function StopsWithoutRider({ count }: { count: NowAnswer['stopsWithoutRider'] }) {
  const words = useWords(stopsWithoutRider)
  const { zone } = useLaundryTime()
  const tomorrow = addDays(calendarDateIn(useNow(), zone), 1)
  if (!count || count.today + count.tomorrow === 0) return null
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-baseline gap-x-6 rounded-md border border-line bg-sheet px-4 py-1"
    >
      <h2 className="text-base font-semibold text-danger-text">{words.title}</h2>
      {count.today > 0 && (
        <TextLink to="/admin/today?show=unassigned" className={LINK}>
          {words.today({ count: count.today })}
        </TextLink>
      )}
      {count.tomorrow > 0 && (
        <TextLink to={`/admin/today?date=${tomorrow}&show=unassigned`} className={LINK}>
          {words.tomorrow({ count: count.tomorrow })}
        </TextLink>
      )}
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center'
