// Hands in completions that the driver may no longer make: the laundry stores them for a decision.
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { deedTexts } from '#domain/run-sheet/deed.ts'
import { ApiError, addressOf } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { upload } from '#web/lib/upload.ts'
import { deedParts, restOfDeed } from './deed-parts.ts'
import { completionTimes } from './deed-times.ts'
import { type DoorBag, isDoorBag, sendDoorBag } from './send-door-bag.ts'
import {
  type Completion,
  forgetCompletion,
  keepCompletion,
  keptCompletions,
} from './kept-completions.ts'

const askLate = addressOf(keepLateStop)

/** What is answered where a stop isn't one's own: no session any more, no permission, or somebody else's. */
const NOT_OWN = [401, 403, 404]

const PHOTO_REFUSALS = ['too_large', 'unsupported_media', 'unreadable_picture']

/** Whether a photo alone is refused, and its stop can be sent without. */
export function isPhotoRefused(error: unknown): boolean {
  return error instanceof ApiError && PHOTO_REFUSALS.includes(error.code)
}

/** A completion as the server takes it. It is dated by `at`, and `sentAt` says by how much this device's clock is wrong. */
export function completionForm(completion: Completion) {
  const { key, at, userId, orderId, kind, broughtBack, photo, collected } = completion
  const paid = collected && {
    collected: collected.method,
    amount: String(collected.amount),
    ...(collected.seen !== undefined && { seen: String(collected.seen) }),
  }
  return {
    params: { orderId, kind },
    headers: { 'idempotency-key': key },
    texts: {
      ...deedTexts(completion),
      ...(broughtBack && { broughtBack: 'true' }),
      markedBy: userId,
      ...completionTimes(at),
      ...paid,
    },
    file: photo,
    field: 'photo',
  }
}

/**
 * Hands in a completion, of several orders the first, that was refused because it isn't the driver's to make any more.
 * @returns what to say to them; else what stands in the way: the refusal, or why it could not be handed in
 */
export async function sendLateStop(
  completion: Completion,
  refusal: unknown,
): Promise<{ said: string } | { error: unknown }> {
  if (!(refusal instanceof ApiError) || !NOT_OWN.includes(refusal.status)) return { error: refusal }
  try {
    const { message } = await upload(askLate, completionForm(completion), () => {})
    void forgetFirst(completion)
    return { said: message }
  } catch (error) {
    logProblem('A stop could not be handed in late:', error)
    return { error }
  }
}

/**
 * Hands a colleague's completion in for them, without its photo where that can't be used.
 * @throws ApiError of the server's refusal or of the line
 */
export async function sendLateStopForColleague(completion: Completion): Promise<void> {
  if (isDoorBag(completion)) await sendDoorBag(completion, completion.userId)
  else for (const part of deedParts(completion)) await sendPartForColleague(part)
  await forgetCompletion(completion.key)
}

async function sendPartForColleague(completion: Completion): Promise<void> {
  const { texts, ...form } = completionForm(completion)
  const handedIn = { ...form, texts: { ...texts, handedInFor: completion.userId } }
  try {
    await upload(askLate, handedIn, () => {})
  } catch (error) {
    if (!completion.photo || !isPhotoRefused(error)) throw error
    await upload(askLate, { ...handedIn, file: null }, () => {})
  }
}

/**
 * Hands in the deeds that a person who no longer rides left on this device.
 * @returns how many of their deeds the server doesn't have yet; a later try sends them
 */
export async function sendAllLateStops(userId: string): Promise<number> {
  const notOwn = new ApiError(403, 'forbidden', '')
  for (const completion of await keptCompletions(userId)) {
    if (completion.isWithdrawn) await forgetCompletion(completion.key)
    else if (isDoorBag(completion)) await sendLastDoorBag(completion)
    else
      for (let left: Completion | null = completion; left !== null; left = restOfDeed(left))
        if ('error' in (await sendLateStop(left, notOwn))) break
  }
  return (await keptCompletions(userId)).length
}

/** A bag that the server doesn't get stays on the device. */
async function sendLastDoorBag(bag: DoorBag): Promise<void> {
  try {
    await sendDoorBag(bag)
    await forgetCompletion(bag.key)
  } catch (error) {
    logProblem('A bag could not be handed in:', error)
  }
}

/** What is left of it waits on; without another order it is off the device. */
async function forgetFirst(completion: Completion): Promise<void> {
  const rest = restOfDeed(completion)
  if (rest === null) await forgetCompletion(completion.key)
  else await keepCompletion(rest)
}
