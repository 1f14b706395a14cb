// Forgets the run once its rider's session ends; deeds that wait are handed in, or wait for their next login.
import { onPersonChange, readRememberedUser } from '#web/lib/session.tsx'
import { forgetCallsExcept } from '#web/offline/kept-calls.ts'
import { forgetRunsExcept } from '#web/offline/kept-run.ts'
import { sendAllLateStops } from '#web/offline/late-completions.ts'

let isLeft = false

/** Whether a person's session has ended while this page was open. */
export const hasSessionEnded = (): boolean => isLeft

/** Begins to listen; called once. */
export function forgetOnLeave(): void {
  void forgetRunsExcept(readRememberedUser()?._id)
  onPersonChange((left, now, loggedOut) => {
    if (left === now) return
    isLeft = left !== undefined
    void forgetRunsExcept(now)
    forgetCallsExcept(now)
    // The session was ended elsewhere, such as by a removal from the staff: the server still takes what was done.
    if (left !== undefined && now === undefined && loggedOut === undefined)
      void sendAllLateStops(left)
  })
}
