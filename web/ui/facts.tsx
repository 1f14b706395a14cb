// Names and values of a thing, side by side where there is room.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { UnbrokenTime } from './unbroken-time.tsx'

/** The list around Fact elements. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={clsx('flex flex-wrap gap-x-8 gap-y-3', className)}>{children}</dl>
}

/** One name with its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {typeof children === 'string' ? <UnbrokenTime text={children} /> : children}
      </dd>
    </div>
  )
}
