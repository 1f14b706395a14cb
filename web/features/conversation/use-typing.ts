// "Typing" sign: sent now and then while a person types, and shown for a moment.
import { useCallback, useEffect, useRef, useState } from 'react'

const SAY_EVERY_MS = 2_500
const BELIEVE_MS = 4_500

/** Gives whether the other side is typing, and what to call when it was heard of, and when they wrote. */
export function useOtherSideTyping(): { isTyping: boolean; heard: () => void; over: () => void } {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const over = useCallback(() => {
    clearTimeout(timer.current)
    setTyping(false)
  }, [])
  const heard = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyping(false), BELIEVE_MS)
    setTyping(true)
  }, [])
  return { isTyping, heard, over }
}

/** Calls `say` at most every few seconds, however often it is called itself. A lost word matters to nobody. */
export function useTypingSignal(say: () => Promise<unknown>): () => void {
  const saidAt = useRef(-Infinity)
  return () => {
    const now = performance.now()
    if (now - saidAt.current < SAY_EVERY_MS) return
    saidAt.current = now
    say().catch(() => {})
  }
}
