// Stats side by side, each a number with its name in a tile.
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

/** The list around four StatTile elements. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={GRID}>{children}</dl>
}

/** One number with its name and, if need be, a few words on what it counts. */
export function StatTile({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-cut border border-line bg-sheet px-4 py-3.5 shadow-lift sm:px-5 sm:py-4">
      {note && <dd className="text-xs text-ink-soft">{note}</dd>}
      <dd className="font-display text-2xl font-bold wrap-anywhere max-[23rem]:text-xl">{value}</dd>
      <dt className="text-sm text-ink-soft">{name}</dt>
    </div>
  )
}

/** The shape of four tiles that are still loading. */
export function StatTileSkeletons({ label }: { label: string }) {
  return (
    <div className={GRID}>
      <output className="sr-only">{label}</output>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-22 rounded-cut sm:h-23" />
      ))}
    </div>
  )
}
