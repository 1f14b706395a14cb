// Distinguishes the first render of a prerendered page, which must equal its HTML, from later ones.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is prerendered or hydrating: the address's query is not to be shown yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
