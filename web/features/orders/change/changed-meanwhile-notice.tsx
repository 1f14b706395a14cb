// Notice in a dialog that its record has changed meanwhile, with a button to start again.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type StaleNoticeProps = {
  /** What the button says. */
  again: string
  onAgain: () => void
  children: ReactNode
}

export function ChangedMeanwhileNotice({ again, onAgain, children }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-wash px-4 py-3"
    >
      <p>{children}</p>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
