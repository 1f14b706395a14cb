// Browser storage for tests that run without a browser.
import { vi } from 'vitest'

/** Puts an empty storage in the place of the browser's, for one test. */
export function stubStorage(...names: ('localStorage' | 'sessionStorage')[]): void {
  for (const name of names) {
    const kept = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  }
}
