// Messages of a conversation, the reader's own on the right, as plain text only.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useLaundryTime } from '#web/lib/laundry-time.ts'

export type ThreadEntry = {
  id: string
  /** Whose words: mine, the other side's, what was sent automatically, or a note that the other side never sees. */
  from: 'me' | 'them' | 'auto' | 'note'
  author: string
  text: string
  /** Thumbnails under the words; nothing if left out. */
  pictures?: ReactNode
  /** Null while it is on its way. */
  createdAt: string | null
  /** What became of it, under the message: "Seen". */
  state?: ReactNode
}

const LOOKS: Record<ThreadEntry['from'], string> = {
  me: 'justify-self-end bg-primary-wash',
  them: 'justify-self-start border border-line bg-sheet',
  auto: 'justify-self-start bg-accent-wash',
  note: 'justify-self-stretch bg-accent-wash',
}

/** Oldest first. */
export function MessageThread({
  entries,
  label,
}: {
  entries: readonly ThreadEntry[]
  label: string
}) {
  const time = useLaundryTime()
  return (
    <ol aria-label={label} className="grid gap-4">
      {entries.map(({ id, from, author, text, pictures, createdAt, state }) => (
        <li
          key={id}
          className={clsx(
            'grid max-w-[min(36rem,92%)] gap-1 rounded-cut px-4 py-2.5',
            LOOKS[from],
            from === 'note' && 'max-w-none',
          )}
        >
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
            <span className="font-semibold wrap-anywhere text-ink">{author}</span>
            {createdAt && <time dateTime={createdAt}>{time.dateTime(createdAt)}</time>}
          </p>
          {text !== '' && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          {pictures}
          {state && <div className="justify-self-end text-xs text-ink-soft">{state}</div>}
        </li>
      ))}
    </ol>
  )
}
