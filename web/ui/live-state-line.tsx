// Connection state of a live screen.
import clsx from 'clsx'
import { useWords } from '#web/lib/words.ts'
import { liveLine } from '#words/en/base/live-line.ts'

/** A dot and a word; takes what `useLive` gives. */
export function LiveStateLine({ state }: { state: keyof typeof liveLine }) {
  const words = useWords(liveLine)
  return (
    <output className="inline-flex items-center gap-2 text-sm font-medium text-ink-soft">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 rounded-full',
          state === 'live' ? 'bg-success' : 'animate-pulse bg-accent',
        )}
      />
      {words[state]}
    </output>
  )
}
