// A word on a thing: its state, or what makes it special.
import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'neel' | 'marigold' | 'leaf' | 'madder'

const TONES: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-soft',
  neel: 'bg-neel-wash text-neel-text',
  marigold: 'bg-marigold-wash text-marigold-text',
  leaf: 'bg-leaf-wash text-leaf-text',
  madder: 'bg-madder-wash text-madder-text',
}

/** A short label in one of five tones. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
