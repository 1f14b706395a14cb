// Forms that come after the first scripts, so that the app opens fast.
import { useEffect, useState } from 'react'
import type * as forms from './later-forms.ts'

type LaterForms = typeof forms

/** As this page has them; undefined until they were asked for, null where they couldn't be had. */
let known: LaterForms | null | undefined

/**
 * @param areNeeded whether there is anything to do with them
 * @returns undefined while they come; null where there is neither a network nor a kept copy, until there is one
 */
export function useLaterForms(areNeeded: boolean): LaterForms | null | undefined {
  const [loaded, setLoaded] = useState(known)
  useEffect(() => {
    if (!areNeeded) return undefined
    let isHere = true
    const load = async () => {
      known ??= await import('./later-forms.ts').catch(() => null)
      if (isHere) setLoaded(known)
    }
    const again = () => void load()
    again()
    window.addEventListener('online', again)
    return () => {
      isHere = false
      window.removeEventListener('online', again)
    }
  }, [areNeeded])
  return loaded
}
