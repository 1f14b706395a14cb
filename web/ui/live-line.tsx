// Connection state of a live screen.
import clsx from 'clsx'

type LiveState = 'connecting' | 'live' | 'reconnecting'

const TEXTS: Record<LiveState, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
}

/** A dot and a word; takes what `useLive` gives. */
export function LiveLine({ state }: { state: LiveState }) {
  return (
    <output className="inline-flex items-center gap-2 text-sm font-medium text-ink-soft">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 rounded-full',
          state === 'live' ? 'bg-success' : 'animate-pulse bg-accent',
        )}
      />
      {TEXTS[state]}
    </output>
  )
}
