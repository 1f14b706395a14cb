// A person's choice on this device, kept for the next visit.
import { useState } from 'react'
import { logProblem } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session.tsx'

/**
 * @param name says what is chosen; each person has their own
 * @param read makes a choice out of whatever was kept, by an older version too; of undefined before there was one
 */
export function useStoredChoice<T>(
  name: string,
  read: (kept: unknown) => T,
): [T, (chosen: T) => void] {
  const { user } = useSession()
  const key = `washline ${name} ${user?._id ?? ''}`
  const [chosen, setChosen] = useState(() => read(keptAt(key)))
  return [
    chosen,
    (next) => {
      setChosen(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch (error) {
        logProblem('This browser keeps nothing:', error)
      }
    },
  ]
}

function keptAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}
