// Show more button at the end of a list.
import { Button } from './button.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

type ShowMoreProps = {
  /** Whether there is anything more; nothing is drawn otherwise. */
  more: boolean
  busy?: boolean
  onMore: () => void
  label?: string
  busyLabel?: string
}

/** A button that loads the next page below the list. */
export function ShowMore({ more, busy = false, onMore, label, busyLabel }: ShowMoreProps) {
  const words = useWords(controls)
  if (!more) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button
        data-opens
        variant="secondary"
        busy={busy}
        busyLabel={busyLabel ?? words.loadingMore}
        onClick={onMore}
      >
        {label ?? words.more}
      </Button>
    </div>
  )
}
