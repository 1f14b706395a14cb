/** Records, through a crash, the messages handed to a carrier and not yet stored as sent. */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

export interface HandOver {
  /** Whether this run noted it and has not stored it yet. */
  has(id: string): boolean
  /** Whether a run that ended since noted it: nobody knows whether it left. */
  isInDoubt(id: string): boolean
  /** Notes it, at once: a process that is killed right after has noted it. */
  note(id: string): void
  /** It was not taken after all. */
  strike(id: string): void
  /** It is stored elsewhere what became of it. */
  forget(id: string): void
  close(): void
}

/**
 * The notes are written without being synced, for they are about crashes of the process: a power cut
 * takes the mail that was about to leave along with its note.
 * @param file is made when it is not there
 */
export function openSendLog(file: string): HandOver {
  const handle = openSync(file, 'a+', 0o600)
  const noted = new Set<string>()
  const inDoubt = new Set<string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('+')) inDoubt.add(line.slice(1))
    else if (line.startsWith('-')) inDoubt.delete(line.slice(1))
  }
  const remove = (id: string) => {
    const isRemoved = noted.delete(id) || inDoubt.delete(id)
    if (isRemoved && noted.size + inDoubt.size === 0) ftruncateSync(handle, 0)
  }
  return {
    has: (id) => noted.has(id),
    isInDoubt: (id) => inDoubt.has(id),
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
