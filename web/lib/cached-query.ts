// A small query cache for pages that load without the query library: one call's answer, shared by every component that shows it.
import { useEffect, useSyncExternalStore } from 'react'
import { logProblem } from './log.ts'

/** `failed` says that asking failed and the value is older than it should be. */
export type Cached<V> = { value: V; failed: boolean; retry: () => void }

type Asking<V> = {
  /** What fails, for the log: "The prices". */
  what: string
  freshMs: number
  ask: () => Promise<V>
  /** What is known better than the written page shows it, before anybody has asked. */
  known?: V
}

/**
 * Makes a hook that gives a first value, as the written page shows it, and then what `ask` answers.
 * A component that mounts asks again when the answer is older than `freshMs`.
 */
export function cachedQuery<V>(
  first: V,
  { what, freshMs, ask, known: value = first }: Asking<V>,
): () => Cached<V> {
  const listeners = new Set<() => void>()
  let askedAt = -Infinity

  const refresh = (): void => {
    askedAt = performance.now()
    ask().then(
      (value) => become({ ...known, value, failed: false }),
      (error: unknown) => {
        askedAt = -Infinity
        logProblem(`${what} could not be loaded:`, error)
        become({ ...known, failed: true })
      },
    )
  }
  const written: Cached<V> = { value: first, failed: false, retry: refresh }
  let known: Cached<V> = { ...written, value }

  function become(next: Cached<V>): void {
    known = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return function useCachedQuery() {
    useEffect(() => {
      if (performance.now() - askedAt > freshMs) refresh()
    }, [])
    return useSyncExternalStore(
      subscribe,
      () => known,
      () => written,
    )
  }
}
