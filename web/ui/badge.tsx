// Badge: a thing's state or special feature, in a word.
import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'primary' | 'accent' | 'success' | 'danger'

const TONES: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-soft',
  primary: 'bg-primary-wash text-primary-text',
  accent: 'bg-accent-wash text-accent-text',
  success: 'bg-success-wash text-success-text',
  danger: 'bg-danger-wash text-danger-text',
}

/** A short label in one of five tones. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        // The line keeps its shape on a row of the same colour, such as one that is selected.
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-0.5 inset-ring inset-ring-current/15 text-sm font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
