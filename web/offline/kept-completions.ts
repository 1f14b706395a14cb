// The driver's completions on the device until the server has them: they survive a closed tab or a dead line.
import type { Deed } from '#domain/run-sheet/deed.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { openDeviceQueue } from '#web/offline/open-device-queue.ts'

/** What was paid at the door: how, and how many rupees. */
export type Collected = {
  method: TakenByHand
  amount: number
  /** What was due as the driver saw it, where that isn't the amount. */
  seen?: number
}

/** What a deed says of one order of its stop. */
export type OrderOfDeed = Pick<Deed, 'bags' | 'code' | 'reason'> & {
  orderId: string
  number: string
  collected: Collected | null
}

export type Completion = Deed & {
  /** The Idempotency-Key: sent again and again, it counts once. */
  key: string
  /** When it was marked, as this device's clock had it; older versions kept none. */
  at?: string
  /** Who marked the stop; a colleague can only hand it in for them. */
  userId: string
  /** Their first name, for that colleague; older versions kept none. */
  rider?: string
  orderId: string
  kind: StopKind
  /** It couldn't be picked up or delivered; the note says why. */
  broughtBack?: true
  photo: File | null
  collected: Collected | null
  /** The order's number, to name it by; older versions kept none. */
  number?: string
  /** The other orders of the stop, where it has several: the same was done with each, but what is said here. */
  others?: readonly OrderOfDeed[]
  /** The server has some of its orders already. */
  isBegun?: true
  /** The service worker has begun to send it, so the server may have it. */
  isSentAhead?: true
  /** Its rider has taken it back, and the server may have it: it is undone there as well. */
  isWithdrawn?: true
  /** What the server answered where it doesn't take this at all; it stays until its rider has put it away. */
  refusal?: string
}

// The names stay: browsers keep them.
const kept = openDeviceQueue<Completion>(
  { database: 'washline-run-sheet', store: 'taps', keyPath: 'key' },
  'This device keeps no completions:',
)

/** The order in which they were marked. */
export function byTime({ at: one = '' }: Completion, { at: other = '' }: Completion): number {
  return one < other ? -1 : Number(one > other)
}

/** All completions that wait on this device. A browser that keeps nothing has none. */
export const keptCompletions = kept.of

/** Those that colleagues marked, and haven't taken back. */
export const completionsOfOthers = async (userId: string | null): Promise<Completion[]> =>
  (await kept.notOf(userId)).filter(({ isWithdrawn }) => !isWithdrawn)

/**
 * Where a full device has no room for its photo, it has the rest.
 * @returns whether the device has all of it, also after a crash
 */
export async function keepCompletion(completion: Completion): Promise<boolean> {
  if (await kept.keep(completion)) return true
  if (completion.photo) await kept.keep({ ...completion, photo: null })
  return false
}

/** Notes that a completion is about to be sent by the service worker. @returns it; null where it was taken back meanwhile */
export const noteSentAhead = (key: string): Promise<Completion | null> =>
  kept.change(key, (completion) => ({ ...completion, isSentAhead: true }))

/** Forgets a completion that the service worker hasn't begun to send. @returns whether it has begun, and it is still kept */
export async function forgetUnlessSentAhead(key: string): Promise<boolean> {
  const before = await kept.change(key, (completion) =>
    completion.isSentAhead ? completion : null,
  )
  return before?.isSentAhead === true
}

/** Forgets a completion that the server has, or whose refusal its rider has seen. */
export const forgetCompletion = kept.forget
