// Button that moves an entry of an ordered list by one place.
import { ArrowDown, ArrowUp } from 'lucide-react'

type MoveButtonProps = {
  /** What it moves and where to, for screen readers. */
  label: string
  to: 'up' | 'down'
  /** Left out where the entry is at that end already. */
  onMove?: (() => void) | undefined
}

/** Keeps the focus when its entry has arrived at an end of the list, so that keys can move it back. */
export function MoveButton({ label, to, onMove }: MoveButtonProps) {
  const Icon = to === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onMove}
      onClick={onMove}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  )
}
