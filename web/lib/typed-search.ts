// A search as it is typed, beside the one in force, which the address keeps and which follows a moment later.
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Gives what stands in the field and what to call with each change of it. A letter that is typed before the address
 * has followed stays.
 * @param inForce the search that the address asks for
 * @param pauseMs so long after the last key `onSearch` gets what was typed
 */
export function useTypedSearch(
  inForce: string,
  pauseMs: number,
  onSearch: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(inForce)
  const [followed, setFollowed] = useState(inForce)
  const [told, setTold] = useState(inForce)

  if (inForce !== followed) {
    setFollowed(inForce)
    // It changed without typing: by Back, or by taking all filters off.
    if (inForce !== told) setTyped(inForce)
    setTold(inForce)
  }

  const tell = useEffectEvent(() => {
    setTold(typed.trim())
    onSearch(typed.trim())
  })
  useEffect(() => {
    if (typed.trim() === inForce) return
    const timer = setTimeout(() => tell(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, inForce, pauseMs])

  return [typed, setTyped]
}
