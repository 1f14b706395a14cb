// State of the console's search: the typed or scanned text, its hits, and the one that Enter opens.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchHit } from '#contract/search/search.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { LEAST_TYPED, searchQuery } from './search-query.ts'

/**
 * @param recent shown until something is searched for
 * @param open opens a hit
 */
export function useConsoleSearch(recent: readonly SearchHit[], open: (hit: SearchHit) => void) {
  const [asked, setAsked] = useState('')
  const [text, setText] = useTypedSearch(asked, setAsked)
  /** What Enter was pressed for before its answer was here, as scanners press it. */
  const [awaited, setAwaited] = useState<string | null>(null)
  const typed = text.trim()
  const found = useQuery(searchQuery(asked))
  const isAsked = typed.length >= LEAST_TYPED
  const isAnswered = isAsked && asked === typed && found.isSuccess && !found.isPlaceholderData
  const hits = isAsked ? (found.data ?? []) : recent
  const first = isAnswered || !isAsked ? hits[0] : undefined

  const answered = useEffectEvent(() => {
    setAwaited(null)
    if (awaited === typed && first) open(first)
  })
  useEffect(() => {
    if (awaited !== null && isAnswered) answered()
  }, [awaited, isAnswered])

  const openFirstOf = (sought: string) => {
    setAsked(sought)
    setAwaited(sought)
  }
  return {
    text,
    setText,
    type: (next: string) => {
      setText(next)
      setAwaited(null)
    },
    typed,
    found,
    isAsked,
    isAnswered,
    hits,
    first,
    /** Opens the first hit of a search as soon as it is answered. */
    openFirstOf,
    enter: () => {
      if (first) open(first)
      else if (isAsked) openFirstOf(typed)
    },
  }
}
