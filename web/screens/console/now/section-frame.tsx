// Frame of a list on the first page: its name, its total as a link to all, and its first entries.
import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { useWords } from '#web/lib/words.ts'

type SectionFrameProps = {
  title: string
  /** What it says while it holds nothing. */
  none: string
  count: number
  /** Where all of it stands. */
  to: string
  isPressing?: boolean
  children: ReactNode
}

export function SectionFrame({
  title,
  none,
  count,
  to,
  isPressing = false,
  children,
}: SectionFrameProps) {
  const words = useWords(nowScreen)
  return (
    <section
      aria-label={title}
      className="mb-4 break-inside-avoid rounded-cut border border-line bg-sheet"
    >
      <div className="flex items-center justify-between gap-3 py-1 pr-2 pl-4">
        <h2 className="min-w-0 text-lg">{title}</h2>
        {count > 0 ? (
          <Link
            to={to}
            aria-label={words.allOf({ title, count })}
            className={clsx(
              'inline-flex min-h-11 min-w-11 items-center justify-end gap-0.5 rounded-md px-2 font-display text-xl font-bold tabular-nums hover:bg-primary-wash',
              isPressing ? 'text-danger-text' : 'text-primary-text',
            )}
          >
            {count}
            <ChevronRight aria-hidden="true" size={18} />
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center px-2 text-ink-soft tabular-nums">
            0
          </span>
        )}
      </div>
      {count === 0 ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">{none}</p>
      ) : (
        children
      )}
    </section>
  )
}

/** As tall as the rows that come, so that what stands below and beside them doesn't move. */
export function LoadingRows({ rows, label }: { rows: number; label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
          <div key={key} className="flex min-h-13 items-center border-t border-line px-4 py-1.5">
            <div className="min-w-0 flex-1 animate-pulse">
              <p>
                <span className="inline-block w-3/5 rounded-sm bg-line/70 leading-5">&nbsp;</span>
              </p>
              <p className="text-sm">
                <span className="inline-block w-2/5 rounded-sm bg-line/70 leading-4">&nbsp;</span>
              </p>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

type NowRowProps = { to: string; name: ReactNode; about: ReactNode; aside?: ReactNode }

/** One of a list; all of it leads to it. */
export function NowRow({ to, name, about, aside }: NowRowProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 hover:bg-primary-wash focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">{about}</span>
        </span>
        {aside && <span className="text-sm font-semibold tabular-nums">{aside}</span>}
      </Link>
    </li>
  )
}
