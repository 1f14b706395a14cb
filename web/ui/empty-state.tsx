// Empty state: the reason, and the next step.
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  /** One sentence on what will be here, or why nothing is. */
  children?: ReactNode
  /** The next thing to do: a Button or LinkButton. */
  action?: ReactNode
  /** A picture, usually of illustrations/. */
  illustration?: ReactNode
}

/** Picture, title, a sentence and one action. */
export function EmptyState({ title, children, action, illustration }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 py-10 min-[17rem]:px-4 text-center">
      {illustration && <div className="mb-3 w-full max-w-64">{illustration}</div>}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
