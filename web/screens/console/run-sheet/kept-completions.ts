// The driver's completions on the device until the server has them: a closed tab or a dead line loses none.
import { deviceStore } from '#web/lib/device-store.ts'
import type { Taker } from '#domain/custody.ts'
import type { StopKind } from '#domain/run-sheet.ts'
import type { TakenByHand } from '#domain/order-choices.ts'

/** What was paid at the door: how, and how much was due as the driver saw it. */
export type Collected = { method: TakenByHand; amount: number }

export type Completion = {
  /** The Idempotency-Key: sent again and again, it counts once. */
  key: string
  /** When it was marked, as this device's clock had it; older versions kept none. */
  at?: string
  /** Who marked the stop; nobody else sends it. */
  userId: string
  orderId: string
  kind: StopKind
  note: string
  /** It couldn't be delivered and goes back; the note says why. */
  broughtBack?: true
  /** Why it was handed over although not all of it was packed. */
  reason?: string
  /** Counted at a pickup. */
  bags?: number
  /** What these weigh, and who handed them over; their customer, if left out. */
  grams?: number
  givenBy?: Taker
  /** Who took it at the door, and which of its bags and items; all of them, if left out. */
  takenBy?: Taker
  takenName?: string
  units?: readonly number[]
  photo: File | null
  collected: Collected | null
}

// The names stay: browsers keep them.
const kept = deviceStore<Completion>(
  { database: 'washline-run-sheet', store: 'taps', keyPath: 'key' },
  'This device keeps no completions:',
)

/** All completions that wait on this device. A browser that keeps nothing has none. */
export async function keptCompletions(userId: string): Promise<Completion[]> {
  return (await kept.all()).filter((completion) => completion.userId === userId)
}

/** Keeps a completion before it is sent. */
export async function keepCompletion(completion: Completion): Promise<void> {
  await kept.put(completion)
}

/** Forgets a completion that the server has, or has refused. */
export function forgetCompletion(key: string): Promise<void> {
  return kept.remove(key)
}

/** Forgets what others left unsent on this device; without a person, what anybody did. */
export async function forgetCompletionsExcept(userId: string | undefined): Promise<void> {
  const others = (await kept.all()).filter((completion) => completion.userId !== userId)
  await Promise.all(others.map((completion) => forgetCompletion(completion.key)))
}
