// The text of a search box that searches automatically once typing rests.
import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must rest before it is searched for. */
const REST_MS = 300

/**
 * @param q what is searched for now; it may also be changed from elsewhere, as by "Clear all filters"
 * @param onSearch gets the trimmed text when it has become another one
 * @returns the text in the box and its setter
 */
export function useDebouncedSearch(
  q: string,
  onSearch: (q: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  const [searched, setSearched] = useState(q)
  const [asked, setAsked] = useState(q)
  if (q !== searched) {
    setSearched(q)
    // What comes from here may come late: what was typed since stays in the box.
    if (q !== asked) setText(q)
  }
  const search = useEffectEvent((wanted: string) => {
    setAsked(wanted)
    if (wanted !== q) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text, q])
  return [text, setText]
}
