// Whether the opened link asks to pay, as one of a message does.
import { useLocation } from 'react-router'
import { useHydrated } from '#web/lib/hydrated.ts'

/** False while the page is hydrating. */
export function useAsksToPay(): boolean {
  const { hash } = useLocation()
  return useHydrated() && hash === '#pay'
}
