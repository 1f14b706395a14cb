// Search text as typed, beside the active one in the address or list, which follows a moment later.
import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must rest before it is searched for. */
const REST_MS = 300

/**
 * Gives what stands in the field and what to call with each change of it. A letter that is typed before the search in
 * force has followed stays, however late that is.
 * @param inForce what is searched for now; it may also be changed from elsewhere, as by Back or "Clear all filters"
 * @param onSearch gets the trimmed text once typing has rested, when it is another one
 */
export function useTypedSearch(
  inForce: string,
  onSearch: (typed: string) => void,
  restMs = REST_MS,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inForce)
  const [followed, setFollowed] = useState(inForce)
  /** What was asked for and isn't in force yet, in its order. */
  const [asked, setAsked] = useState<readonly string[]>([])

  if (inForce !== followed) {
    setFollowed(inForce)
    const at = asked.indexOf(inForce)
    setAsked(at < 0 ? [] : asked.slice(at + 1))
    if (at < 0) setTyped(inForce)
  }

  const search = useEffectEvent(() => {
    setAsked([...asked, typed.trim()])
    onSearch(typed.trim())
  })
  useEffect(() => {
    if (typed.trim() === inForce) return
    const timer = setTimeout(() => search(), restMs)
    return () => clearTimeout(timer)
  }, [typed, inForce, restMs])

  return [typed, setTyped]
}
