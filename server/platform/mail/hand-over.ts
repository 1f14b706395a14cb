/** Remembers through a crash what was handed over and is not yet stored as sent. */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

export interface HandOver {
  /** Whether this was handed over, in this run or in one that ended since. */
  has(id: string): boolean
  /** Notes it, at once: a process that is killed right after has noted it. */
  note(id: string): void
  /** It was not taken after all. */
  strike(id: string): void
  /** It is stored elsewhere that it was sent. */
  forget(id: string): void
  close(): void
}

/**
 * The notes are written without being synced, for they are about crashes of the process: a power cut
 * takes the mail that was about to leave along with its note.
 * @param file is made when it is not there
 */
export function openHandOver(file: string): HandOver {
  const handle = openSync(file, 'a+', 0o600)
  const noted = new Set<string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('+')) noted.add(line.slice(1))
    else if (line.startsWith('-')) noted.delete(line.slice(1))
  }
  const remove = (id: string) => {
    if (noted.delete(id) && noted.size === 0) ftruncateSync(handle, 0)
  }
  return {
    has: (id) => noted.has(id),
    note(id) {
      noted.add(id)
      writeSync(handle, `+${id}\n`)
    },
    strike(id) {
      if (!noted.has(id)) return
      writeSync(handle, `-${id}\n`)
      remove(id)
    },
    forget: remove,
    close: () => closeSync(handle),
  }
}
