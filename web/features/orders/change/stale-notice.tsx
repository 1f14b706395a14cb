// Says in a dialog that what is changed there is another by now, with the way to begin again from what it is.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type StaleNoticeProps = {
  /** What the button says. */
  again: string
  onAgain: () => void
  children: ReactNode
}

export function StaleNotice({ again, onAgain, children }: StaleNoticeProps) {
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
