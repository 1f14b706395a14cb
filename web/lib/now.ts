// The present moment, for screens that say how things stand now.
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time on this device, each minute another; no screen asks for more than that. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
