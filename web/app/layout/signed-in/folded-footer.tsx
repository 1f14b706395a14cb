// Footer of the console and of signed-in people on small screens: one quiet line that unfolds.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'

type QuietFooterProps = {
  /** Where it is shown, if not on every screen. */
  className?: string
  children: ReactNode
}

/** Takes what the footer holds on large screens. Not seen while the page loads, or the page's length would move it. */
export function FoldedFooter({ className, children }: QuietFooterProps) {
  const words = useWords(signedInFrame)
  const { name } = useBusiness()
  return (
    <footer
      data-quiet
      className={clsx('mt-auto [main:has([data-loading])~&]:invisible print:hidden', className)}
    >
      <details className="group">
        <summary className="page flex min-h-11 items-center justify-center py-2 text-center text-sm text-ink-soft underline decoration-1 underline-offset-4 group-open:pb-4">
          {words.more({ laundry: name })}
        </summary>
        <div className="bg-night text-on-night">{children}</div>
      </details>
    </footer>
  )
}
