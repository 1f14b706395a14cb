// The run on this phone: kept encrypted, refreshed while there is a network, forgotten at the end of the day.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/clock.ts'
import { keptCompletions } from '#web/offline/kept-completions.ts'
import { forgetRunsExcept, keepRun, type OwnRun, readKeptRun } from '#web/offline/kept-run.ts'
import { forgetDoors } from './run-with-deeds.ts'

const askRun = addressOf(ownRun)

const REFRESH_MS = 60_000

export type RunOnPhone = {
  /** Null while it is loaded, and where there is none. */
  run: OwnRun | null
  /** What is going on beside it; `not-rider`: the server has said that there is no run for this person. */
  state: 'loading' | 'ready' | 'failed' | 'not-rider'
  /** Whether it is there again after a restart of the phone. */
  isKept: boolean
  refresh: () => Promise<void>
  /** Changes the run, on the screen and on the phone. */
  change: (next: (run: OwnRun) => OwnRun) => void
}

/** @param userId whose run it is */
export function useOwnRun(userId: string): RunOnPhone {
  const [run, setRun] = useState<OwnRun | null>(null)
  const [state, setState] = useState<RunOnPhone['state']>('loading')
  const [isKept, setKept] = useState(true)
  const latest = useRef<OwnRun | null>(null)
  const isHere = useRef(true)

  const show = useCallback(
    (next: OwnRun) => {
      latest.current = next
      setRun(next)
      void keepRun(userId, next).then(setKept)
    },
    [userId],
  )

  const forget = useCallback(() => {
    latest.current = null
    setRun(null)
    void forgetRunsExcept(undefined)
  }, [])

  const refresh = useCallback(async () => {
    try {
      const answer = await call(askRun)
      const deeds = await keptCompletions(userId)
      if (!isHere.current) return
      show(forgetDoors(answer, deeds))
      setState('ready')
    } catch (error) {
      // A session that ended is the session's to tell.
      if (error instanceof ApiError && error.status === 403) {
        forget()
        setState('not-rider')
      } else setState('failed')
    }
  }, [userId, show, forget])

  useEffect(() => {
    isHere.current = true
    const kept = Promise.all([readKeptRun(userId, serverNow()), keptCompletions(userId)])
    void kept.then(([run, deeds]) => {
      if (!isHere.current) return
      if (run !== null && latest.current === null) {
        latest.current = forgetDoors(run, deeds)
        setRun(latest.current)
      }
      return refresh()
    })
    return () => {
      isHere.current = false
    }
  }, [userId, refresh])

  const isOver = useEffectEvent(
    () => latest.current !== null && serverNow().getTime() >= Date.parse(latest.current.forgetAt),
  )
  useEffect(() => {
    const look = () => {
      if (isOver()) forget()
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(look, REFRESH_MS)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh, forget])

  const change = useCallback(
    (next: (before: OwnRun) => OwnRun) => {
      if (latest.current !== null) show(next(latest.current))
    },
    [show],
  )
  return { run, state, isKept, refresh, change }
}
