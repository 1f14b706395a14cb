// The number beside a place of the console: orders that are late, or people who wait for an answer.
import type { NowAnswer } from '#contract/now.ts'
import { consoleFrame } from '#words/en/console-frame.ts'
import { useWords } from '#web/lib/words.ts'
import type { ConsolePlace } from './console-places.ts'

const MOST = 99

type PlaceBadgeProps = { place: ConsolePlace; now: NowAnswer | undefined }

/** Nothing where there is nothing to say. */
export function PlaceBadge({ place: { badge }, now }: PlaceBadgeProps) {
  const words = useWords(consoleFrame)
  if (!badge || !now) return null
  const count = badge === 'late' ? now.due.late : (now.waiting?.count ?? 0)
  if (count === 0) return null
  return (
    <span
      data-badge
      className="grid h-[1.25rem] min-w-[1.25rem] shrink-0 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger tabular-nums"
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{words[badge]({ count })}</span>
    </span>
  )
}
