// Kept text: one text stored in the browser under a key, in memory when storage is full or off.
import { logProblem } from '#web/lib/log.ts'

/** Nothing throws: what the storage refuses is kept until the page is closed. */
export type KeptText = {
  /** Null for nothing. */
  read: () => string | null
  write: (text: string) => void
  forget: () => void
}

export function openStoredText(storage: 'localStorage' | 'sessionStorage', key: string): KeptText {
  let inMemory: string | null = null
  return {
    read: () => {
      if (inMemory !== null) return inMemory
      try {
        return globalThis[storage].getItem(key)
      } catch {
        return null
      }
    },
    write: (text) => {
      try {
        globalThis[storage].setItem(key, text)
        inMemory = null
      } catch (error) {
        logProblem(`This browser keeps ${key} only until the page is closed:`, error)
        inMemory = text
      }
    },
    forget: () => {
      inMemory = null
      try {
        globalThis[storage].removeItem(key)
      } catch {
        // Where nothing can be stored there is nothing to forget.
      }
    },
  }
}
