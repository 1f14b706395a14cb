// Number beside a place of the console: urgent numbers stand out, a person's own work doesn't.
import clsx from 'clsx'
import { consoleFrame } from '#words/en/base/console-frame.ts'
import { useWords } from '#web/lib/words.ts'
import type { ConsolePlace } from './console-places.ts'
import type { PlaceCount, PlaceCounts } from './place-counts.ts'

const MOST = 99
const PRESSING: readonly PlaceCount[] = ['late', 'waiting', 'claims', 'run']

type PlaceBadgeProps = { place: ConsolePlace; counts: PlaceCounts }

/** Nothing where there is nothing to say. */
export function ConsolePlaceCount({ place, counts }: PlaceBadgeProps) {
  const words = useWords(consoleFrame)
  const badge = place.planned && counts[place.planned] ? place.planned : place.badge
  const count = badge && counts[badge]
  if (!count) return null
  const isPressing = PRESSING.includes(badge)
  return (
    <span
      data-badge
      className={clsx(
        'grid h-[1.25rem] min-w-[1.25rem] shrink-0 place-items-center rounded-full px-1 text-xs leading-none font-bold tabular-nums',
        isPressing ? 'bg-danger text-on-danger' : 'bg-primary text-on-primary',
      )}
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{words[badge]({ count })}</span>
    </span>
  )
}
