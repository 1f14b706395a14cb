// Sending one of a rider's deeds, or undoing at the server one that they have taken back.
import { type RunStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { isRefused } from '#web/lib/unavailable.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { isPhotoRefused, sendLateStop } from '#web/offline/late-completions.ts'
import { sendCompletion } from '#web/offline/send-completion.ts'
import { type DoorBag, isDoorBag, sendDoorBag } from '#web/offline/send-door-bag.ts'

const askUndo = addressOf(undoCompletion)

type Sent =
  | {
      is: 'sent'
      /** Left out where it was handed in for a decision. */
      stop?: RunStop
      /** What doesn't fit. */
      message: string | undefined
      /** The server keeps it, though its rider has taken it back. */
      isNotTakenBack?: true
    }
  /** No answer: it is sent again later. */
  | { is: 'away' }
  | { is: 'refused'; message: string }
  | { is: 'without-photo' }

/** Sends one deed; what isn't the rider's any more is handed in for a decision. */
export async function sendDeed(deed: Completion): Promise<Sent> {
  if (isDoorBag(deed)) return sendBag(deed)
  try {
    const stop = await sendCompletion(deed)
    return { is: 'sent', stop, message: stop.toDecide ? stop.misfit : undefined }
  } catch (refusal) {
    const late = await sendLateStop(deed, refusal)
    if ('said' in late) return { is: 'sent', message: late.said }
    const { error } = late
    if (deed.photo && isPhotoRefused(error)) return { is: 'without-photo' }
    return unsent(error)
  }
}

/** The server says itself whether a bag waits for a decision. */
async function sendBag(bag: DoorBag): Promise<Sent> {
  try {
    return { is: 'sent', message: (await sendDoorBag(bag)).message }
  } catch (error) {
    return unsent(error)
  }
}

function unsent(error: unknown): Sent {
  return isRefused(error) && error instanceof ApiError
    ? { is: 'refused', message: error.message }
    : { is: 'away' }
}

/** Sends a deed once more, for its answer may have been lost, and undoes it: only the answer names what to undo. */
export async function sendWithdrawn(deed: Completion): Promise<Sent> {
  const sent = await sendDeed(deed)
  // What the server refuses it never had.
  if (sent.is === 'refused') return { is: 'sent', message: undefined }
  if (sent.is !== 'sent') return sent
  const { stop } = sent
  if (stop && isOpen(stop)) return sent
  if (!stop?.undoable) return { ...sent, isNotTakenBack: true }
  try {
    const params = { id: stop.undoable }
    return { is: 'sent', stop: await call(askUndo, { params }), message: undefined }
  } catch (error) {
    return isRefused(error) ? { ...sent, isNotTakenBack: true } : { is: 'away' }
  }
}

/** Whether the stop is as before the deed, which was undone already. */
function isOpen({ done, toDecide, broughtBack, undoable }: RunStop): boolean {
  return !done && !toDecide && broughtBack === null && undoable === null
}
