// Search hits as lists of links, each kind under its name; arrow keys move through all of them.
import clsx from 'clsx'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { SearchHit } from '#contract/search/search.ts'
import { useWords } from '#web/lib/words.ts'
import { consoleSearch } from '#words/en/search/console-search.ts'
import { searchHitView } from './hit-kinds.tsx'
import { hitKey } from './search-query.ts'

type HitListProps = {
  hits: readonly SearchHit[]
  /** The one that Enter opens from the field. */
  first: SearchHit | undefined
  onOpen: (hit: SearchHit) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function SearchHitList({ hits, first, onOpen, onKeyDown }: HitListProps) {
  const words = useWords(consoleSearch)
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => (
    <section key={kind}>
      <h3 className="px-2 pb-1 text-sm font-semibold text-ink-soft">{words.kinds[kind]}</h3>
      <ul>
        {hits
          .filter((hit) => hit.kind === kind)
          .map((hit) => (
            <li key={hitKey(hit)}>
              <Hit
                hit={hit}
                isFirst={hit === first}
                onOpen={() => onOpen(hit)}
                onKeyDown={onKeyDown}
              />
            </li>
          ))}
      </ul>
    </section>
  ))
}

type HitProps = {
  hit: SearchHit
  isFirst: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Hit({ hit, isFirst, onOpen, onKeyDown }: HitProps) {
  const { to, Icon, title, detail, badge } = searchHitView(hit, useWords(consoleSearch))
  return (
    <Link
      to={to}
      data-hit
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={clsx(
        'flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-primary-wash focus-visible:-outline-offset-3',
        isFirst && 'bg-primary-wash',
      )}
    >
      <Icon aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-sm wrap-anywhere text-ink-soft">{detail}</span>
        </span>
        <span className="shrink-0 empty:hidden">{badge}</span>
      </span>
    </Link>
  )
}
