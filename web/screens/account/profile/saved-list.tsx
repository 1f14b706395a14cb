// List of saved things with one default: loading, failed, empty and filled.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { savedList } from '#words/en/accounts/saved-list.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

type SavedListProps = {
  title: string
  intro: string
  query: UseQueryResult<readonly unknown[]>
  /** What is said while it loads, and when it could not. */
  loading: string
  failed: string
  /** The button beside the title, once there is something in the list. */
  action: ReactNode
  /** What stands there while there is nothing. */
  empty: ReactNode
  /** SavedItem elements. */
  children: ReactNode
}

export function SavedList(props: SavedListProps) {
  const { title, intro, query, loading, failed, action, empty, children } = props
  const count = query.data?.length ?? 0
  return (
    <section aria-labelledby="saved" className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="saved" className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {count > 0 && action}
      </header>
      {query.isPending && <SkeletonList rows={2} label={loading} />}
      {query.isError && <FailedQueryNotice what={failed} query={query} />}
      {query.data && count === 0 && <Panel>{empty}</Panel>}
      {count > 0 && <ul className="grid gap-4 xl:grid-cols-2">{children}</ul>}
    </section>
  )
}

type SavedItemProps = {
  icon: ReactNode
  name: ReactNode
  text: ReactNode
  isDefault: boolean
  /** Its buttons' name for screen readers. */
  which: string
  makeDefault: { isPending: boolean; send: () => void }
  /** Opens its dialog; left out for what can't be edited. */
  onEdit?: () => void
  onDelete: () => void
}

export function SavedItem(props: SavedItemProps) {
  const { icon, name, text, isDefault, makeDefault, onEdit, onDelete } = props
  const words = useWords(savedList)
  const which = screenReaderOnly(`: ${props.which}`)
  return (
    <Panel as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 shrink-0 text-primary-text">{icon}</span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="flex flex-wrap items-center gap-x-2 text-lg">
            {name}
            {isDefault && <Badge tone="success">{words.isDefault}</Badge>}
          </h3>
          <div className="wrap-anywhere whitespace-pre-line text-ink-soft">{text}</div>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {!isDefault && (
          <Button
            variant="secondary"
            size="sm"
            busy={makeDefault.isPending}
            onClick={() => makeDefault.send()}
          >
            {words.makeDefault}
            {which}
          </Button>
        )}
        {onEdit && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            {words.edit}
            {which}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onDelete}>
          {words.delete}
          {which}
        </Button>
      </div>
    </Panel>
  )
}
