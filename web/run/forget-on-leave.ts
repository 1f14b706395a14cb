// Forgets the run once its rider's session ends; deeds that wait are handed in, or wait for their next login.
import { onPersonChange, readRememberedUser } from '#web/lib/session.tsx'
import { forgetCallsExcept } from '#web/offline/kept-calls.ts'
import { completionsOfOthers } from '#web/offline/kept-completions.ts'
import { forgetNotesExcept } from '#web/offline/kept-notes.ts'
import { forgetRunsExcept } from '#web/offline/kept-run.ts'
import { sendAllLateStops } from '#web/offline/late-completions.ts'

/** Of a session that has ended: what became of the deeds that waited then. */
export type Leaving = {
  hasEnded: boolean
  /** Deeds that the laundry hasn't got; null while they are handed in, and where none waited. */
  unsent: number | null
}

let leaving: Leaving = { hasEnded: false, unsent: null }
const listeners = new Set<() => void>()

/** The present state; it is another object after each change. */
export const readLeaving = (): Leaving => leaving

/** Calls back after each change; gives the function that ends it. */
export function onLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setLeaving(next: Leaving): void {
  leaving = next
  for (const listener of listeners) listener()
}

/** Begins to listen; called once. */
export function forgetOnLeave(): void {
  forgetExcept(readRememberedUser()?._id)
  onPersonChange((left, now, loggedOut) => {
    if (left === now) return
    setLeaving({ hasEnded: left !== undefined, unsent: null })
    forgetExcept(now)
    // The session was ended elsewhere, such as by a removal from the staff: the server still takes what was done.
    if (left !== undefined && now === undefined && loggedOut === undefined) void handInLeft()
  })
  // Tried again after a broken line: a login that would send them may never come.
  window.addEventListener('online', () => void handInLeft())
  void handInLeft()
}

function forgetExcept(userId: string | undefined): void {
  void forgetRunsExcept(userId)
  void forgetNotesExcept(userId)
  forgetCallsExcept(userId)
}

/** Without a login, hands in what is left; of who logged out themselves the server takes nothing. */
async function handInLeft(): Promise<void> {
  if (readRememberedUser()) return
  const riders = new Set((await completionsOfOthers(null)).map(({ userId }) => userId))
  let unsent = 0
  for (const rider of riders) unsent += await sendAllLateStops(rider)
  if (riders.size > 0) setLeaving({ ...leaving, unsent })
}
