// Content in place of buttons, at the same size, so that nothing around it moves.
import clsx from 'clsx'
import type { ReactNode } from 'react'

type InPlaceProps = {
  /** What takes their place; null while they are there themselves. */
  instead: ReactNode
  /** The buttons. */
  children: ReactNode
  className?: string
}

export function ReservedSpace({ instead, children, className }: InPlaceProps) {
  const isTaken = instead !== null
  return (
    <div className={clsx('grid grid-cols-1', className)}>
      <div
        inert={isTaken}
        className={clsx('col-start-1 row-start-1 grid content-start gap-2', isTaken && 'invisible')}
      >
        {children}
      </div>
      {isTaken && <div className="col-start-1 row-start-1 grid content-start gap-2">{instead}</div>}
    </div>
  )
}
