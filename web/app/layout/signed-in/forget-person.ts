// Removes personal data from the browser at logout. Each store of such data is named here; the signed-in header
// loads it, and visitors' pages don't.
import { logProblem } from '#web/lib/log.ts'
import { deleteReturnPath } from '#web/features/account/read-return-path.ts'
import { findPushSubscription } from '#web/features/account/push-here.ts'
import { keptMessages } from '#web/features/conversation/kept-messages.ts'
import { forgetReportsExcept } from '#web/features/orders/report/read-report-draft.ts'
import { forgetCallsExcept } from '#web/offline/kept-calls.ts'
import { keptCompletions } from '#web/offline/kept-completions.ts'
import { forgetRunsExcept } from '#web/offline/kept-run.ts'
import { deleteOwnedDraft } from '#web/screens/customer/new-order/draft/read-kept-draft.ts'
import { isSharedTablet } from '#web/features/tablet/tablet-here.ts'
import { noLongerRides } from './no-longer-rides.ts'
import { type PersonListener, onPersonChange, readRememberedUser } from '#web/lib/session.tsx'

onPersonChange((...change) => void forgetPerson(...change))
// What somebody left while this was not loaded yet, such as a session that had ended before the page was opened.
const here = readRememberedUser()?._id
void forgetPerson(here, here)

/** How many stops a driver has marked that the server doesn't have yet. */
export async function countUnsentStops(userId: string): Promise<number> {
  return (await keptCompletions(userId)).length
}

/**
 * Forgets what isn't the present person's; the draft at once, before the screen changes. Unsent chat messages and a
 * report of what is wrong survive the end of a session, for their next login; they go when they log out, or when
 * somebody else logs in, but for shared tablets. What a driver did at a door is never forgotten: it waits for their
 * next login, whoever is here until then. Never throws.
 */
async function forgetPerson(...change: Parameters<PersonListener>): Promise<void> {
  const [left, now, loggedOut] = change
  deleteOwnedDraft(now, loggedOut === undefined)
  if (loggedOut !== undefined) deleteReturnPath()
  forgetCallsExcept(now)
  // A rider's run ends with their session.
  const jobs: Promise<unknown>[] = [forgetRunsExcept(now)]
  // On a shared tablet they wait for their person's next turn.
  if (!isSharedTablet() && (now !== undefined || loggedOut === 'here'))
    for (const forgetExcept of [forgetReportsExcept, keptMessages.forgetExcept])
      jobs.push(forgetExcept(now))
  const person = readRememberedUser()
  if (person && person._id === now && noLongerRides(person)) jobs.push(handInLeft(person._id))
  if (now === undefined || (left !== undefined && left !== now)) jobs.push(endNoticesHere())
  for (const result of await Promise.allSettled(jobs))
    if (result.status === 'rejected')
      logProblem('Something of the person before is still here:', result.reason)
}

/** What a driver left here before they got other work, or were let go, is handed in once they are here again. */
async function handInLeft(userId: string): Promise<void> {
  if ((await countUnsentStops(userId)) === 0) return
  const { sendAllLateStops } = await import('#web/offline/late-completions.ts')
  await sendAllLateStops(userId)
}

/** The server has ended the subscription with the session; the push service should know too. */
async function endNoticesHere(): Promise<void> {
  await (await findPushSubscription())?.unsubscribe()
}
