// Lines of declared numbers on Now, each with its links.
import {
  CONSOLE_NUMBERS,
  countOfNumber,
  LINE_NAMES,
  type LineName,
  type NumberValues,
} from '#domain/operate/console-numbers.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { consoleNumbers } from '#words/en/operate/console-numbers.ts'

/** Nothing of a number that counts nothing, and of those that the person may not see. */
export function NumberLines({ numbers }: { numbers: NumberValues }) {
  return LINE_NAMES.filter((name) => countOfNumber(numbers, name) > 0).map((name) => (
    <NumberLine key={name} name={name} numbers={numbers} />
  ))
}

type Line = { title?: string; links: Record<string, (given: { count: number }) => string> }

function NumberLine({ name, numbers }: { name: LineName; numbers: NumberValues }) {
  const { title, links }: Line = useWords(consoleNumbers)[name]
  const { zone } = useLaundryTime()
  const tomorrow = addDays(calendarDateIn(useNow(), zone), 1)
  const counts = Object.entries(CONSOLE_NUMBERS[name].line).flatMap(([field, to]) => {
    const count = countOfNumber(numbers, name, field)
    return count > 0
      ? [{ field, to: to.replace('{tomorrow}', tomorrow), text: links[field]!({ count }) }]
      : []
  })
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-baseline gap-x-6 rounded-md border border-line bg-sheet px-4 py-1"
    >
      {title && <h2 className="text-base font-semibold text-danger-text">{title}</h2>}
      {counts.map(({ field, to, text }) => (
        <TextLink key={field} to={to} className="inline-flex min-h-11 items-center">
          {text}
        </TextLink>
      ))}
    </section>
  )
}
