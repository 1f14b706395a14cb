// Cash that the rider hands in at the end of the day, with what they took and haven't sent.
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import type { OwnRun } from '#web/offline/kept-run.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { cashOnPhone } from './run-with-deeds.ts'

type CashProps = { run: OwnRun; waiting: readonly Completion[] }

/** Nothing as long as there is no cash. */
export function CashToHandIn({ run, waiting }: CashProps) {
  const words = useWords(ownRun)
  const toHandIn = cashOnPhone(run, waiting)
  const { uncounted = 0, fromEarlierDays: earlier = 0 } = run.cash ?? {}
  if (toHandIn <= 0 && uncounted === 0) return null
  return (
    <section
      aria-labelledby="cash"
      className="grid gap-1 rounded-md border border-line bg-sheet px-3 py-2"
    >
      <h2 id="cash" className="text-lg">
        {words.cashTitle}
      </h2>
      {toHandIn > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <strong className="text-2xl">{rupeesText(toHandIn)}</strong>
          <a
            href="/admin/today"
            className="inline-flex min-h-12 items-center font-semibold text-primary-text underline"
          >
            {words.handIn}
          </a>
        </p>
      )}
      {earlier > 0 && (
        <p className="text-danger-text">{words.ofEarlierDays({ sum: rupeesText(earlier) })}</p>
      )}
      {uncounted > 0 && (
        <p className="text-ink-soft">{words.uncounted({ sum: rupeesText(uncounted) })}</p>
      )}
    </section>
  )
}
