// Current time for screens, updated each minute.
import { useEffect, useState } from 'react'
import { setClockListener, serverNow } from './clock.ts'

const MINUTE_MS = 60_000

/** The server's time, each minute another; no screen asks for more than that. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => setNow(serverNow())
    look()
    const timer = setInterval(look, MINUTE_MS)
    const stop = setClockListener(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return now
}
