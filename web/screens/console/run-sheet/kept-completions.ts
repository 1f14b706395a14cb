// The driver's completions on the device until the server has them: a closed tab or a dead line loses none.
import { logProblem } from '#web/lib/log.ts'
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
  photo: File | null
  collected: Collected | null
}

const STORE = 'taps' // Its name stays: browsers keep it.

/** All completions that wait on this device. A browser that keeps nothing has none. */
export async function keptCompletions(userId: string): Promise<Completion[]> {
  const all = await inStore<Completion[]>('readonly', (store) => store.getAll())
  return (all ?? []).filter((completion) => completion.userId === userId)
}

/** Keeps a completion before it is sent. */
export async function keepCompletion(completion: Completion): Promise<void> {
  await inStore('readwrite', (store) => store.put(completion))
}

/** Forgets a completion that the server has, or has refused. */
export async function forgetCompletion(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/** Forgets what others left unsent on this device; without a person, what anybody did. */
export async function forgetCompletionsExcept(userId: string | undefined): Promise<void> {
  const all = await inStore<Completion[]>('readonly', (store) => store.getAll())
  const others = (all ?? []).filter((completion) => completion.userId !== userId)
  await Promise.all(others.map((completion) => forgetCompletion(completion.key)))
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | null> {
  try {
    const database = await open()
    try {
      return (await settled(ask(database.transaction(STORE, mode).objectStore(STORE)))) as T
    } finally {
      database.close()
    }
  } catch (error) {
    logProblem('This device keeps no completions:', error)
    return null
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('washline-run-sheet', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' })
  })
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}
