// Rows of a setting's draft, which can be added and removed.
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A row keeps its key while others come and go. */
export type Keyed<T> = T & { key: number }

export function addRowKeys<T>(rows: readonly T[]): Keyed<T>[] {
  return rows.map((row, key) => ({ ...row, key }))
}

export function addRow<T>(rows: readonly Keyed<T>[], row: T): Keyed<T>[] {
  return [...rows, { ...row, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]
}

type DraftListProps = {
  title: string
  /** What it says while it is empty. */
  none: string
  add: string
  /** How many more fit. */
  room: number
  onAdd: () => void
  children: ReactNode[]
}

export function DraftList({ title, none, add, room, onAdd, children }: DraftListProps) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {children.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid gap-5 divide-y divide-line *:not-last:pb-5">{children}</ul>
      )}
      <div>
        <Button variant="secondary" size="sm" disabled={room <= 0} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </div>
  )
}

type RemoveRowProps = { what: string; onRemove: () => void; className?: string }

/** Stands beside inputs, below their labels. */
export function RemoveRow({ what, onRemove, className = '' }: RemoveRowProps) {
  return (
    <Button
      variant="quiet"
      aria-label={`Remove ${what}`}
      className={`mt-7 ${className}`}
      onClick={onRemove}
    >
      <Trash2 aria-hidden="true" size={20} />
    </Button>
  )
}
