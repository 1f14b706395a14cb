/** Whether staff are at the help desk, by their open streams on all servers. */
import { newId } from '../../platform/ids.ts'
import type { Deps } from '../../platform/deps.ts'
import { deletePresence, deletePresenceBefore, isAnyPresent, upsertPresence } from './store.ts'

const RENEWED_EVERY_MS = 20_000

/** A server that is killed leaves its streams behind for so long. */
const BELIEVED_MS = 50_000

/** Says that somebody is at the desk until the returned function is called. Never fails. */
export function beginDeskPresence({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => void {
  const id = newId(clock())
  // One after the other, so that what is taken away isn't written again.
  let last: Promise<unknown> = Promise.resolve()
  const then = (work: () => Promise<void>) => {
    // Where the database is away, nobody can be answered anyhow.
    last = last.then(work).catch(() => undefined)
  }
  const say = () => then(() => upsertPresence(db, id, clock()))
  say()
  const timer = setInterval(say, RENEWED_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    then(() => deletePresence(db, id))
  }
}

/** Whether somebody is at the desk on any server. */
export function isDeskStaffed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return isAnyPresent(db, believedSince(clock()))
}

/** Removes what servers that were killed left behind. */
export function deleteStalePresence({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deletePresenceBefore(db, believedSince(clock()))
}

function believedSince(now: Date): Date {
  return new Date(now.getTime() - BELIEVED_MS)
}
