// Tabs: a row of names, and the content of the open one.
import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export type Tab<Id extends string> = { id: Id; label: string; icon?: ReactNode }

type TabsProps<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  open: Id
  onOpen: (id: Id) => void
  /** Keeps the row above what it opens, however much room there is. */
  above?: boolean
  /** What the open tab shows. */
  children: ReactNode
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The row stands above what it opens, and beside it where there is room. Arrow keys, Home and End open tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  open,
  onOpen,
  above = false,
  children,
}: TabsProps<Id>) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent, from: Id) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    // From the tab that has the focus: what is open may follow a moment later.
    const at = tabs.findIndex(({ id }) => id === from)
    const to = step(at, tabs.length)
    onOpen(tabs[to]!.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div
      className={clsx(
        'grid items-start gap-6',
        !above && 'lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8',
      )}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={clsx('flex flex-wrap gap-2', !above && 'lg:sticky lg:top-28 lg:grid')}
      >
        {tabs.map(({ id, label: name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === open}
            aria-controls={id === open ? `${base}-panel` : undefined}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
            onKeyDown={(event) => move(event, id)}
            className={clsx(
              'inline-flex min-h-11 items-center gap-2 rounded-md border px-3.5 text-sm font-semibold',
              !above && 'lg:gap-3 lg:px-4 lg:text-base',
              id === open
                ? 'border-primary bg-primary text-on-primary'
                : 'border-edge bg-sheet hover:bg-primary-wash',
              id !== open && !above && 'lg:border-transparent lg:bg-transparent',
            )}
          >
            {icon && <span className="max-sm:hidden">{icon}</span>}
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${open}`}
        className="grid min-w-0 gap-6"
      >
        {children}
      </div>
    </div>
  )
}
