// Place on a screen for a message, instead of the edge, where it covers no text.
import { useSyncExternalStore } from 'react'

type Place = { title: string; element: HTMLElement }

let place: Place | null = null
const listeners = new Set<() => void>()

function put(next: Place | null): void {
  place = next
  for (const listener of listeners) listener()
}

/**
 * Offers an element to the message with that title, for as long as it is on the page.
 * @returns what takes the offer back
 */
export function registerToastPlace(title: string, element: HTMLElement): () => void {
  put({ title, element })
  return () => {
    if (place?.element === element) put(null)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where a message with that title appears; null for the edge of the screen. */
export function useToastPlace(title: string): HTMLElement | null {
  const offered = useSyncExternalStore(subscribe, () => place)
  return offered?.title === title ? offered.element : null
}
