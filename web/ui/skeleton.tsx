// Placeholder of loading content.
import clsx from 'clsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

/** One grey block; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-line/70', className)} />
  )
}

/** What a screen shows while its content loads: as many sheet-like blocks as given, and words for screen readers. A quiet footer waits for it. */
export function SkeletonList({ rows = 3, label }: { rows?: number; label?: string }) {
  const words = useWords(controls)
  return (
    <div data-loading className="grid gap-4">
      <output className="sr-only">{label ?? words.loading}</output>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} className="h-28 rounded-cut" />
      ))}
    </div>
  )
}
