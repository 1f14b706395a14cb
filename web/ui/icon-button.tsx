// Icon button without a frame, such as the one that closes a dialog.
import clsx from 'clsx'
import type { ReactNode } from 'react'

type IconButtonProps = {
  /** What it does, for screen readers. */
  label: string
  onClick: () => void
  disabled?: boolean
  /** In the corner of a heading its icon stands in line with the text. */
  inCorner?: boolean
  /** The icon. */
  children: ReactNode
}

export function IconButton({
  label,
  onClick,
  disabled = false,
  inCorner = false,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        inCorner && '-mt-2 -mr-2',
        'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
