/** Batches lookups by callers that ask at nearly the same time. */
import { setTimeout as wait } from 'node:timers/promises'

/** So long the first who asks waits for others. */
const GATHER_MS = 5

/**
 * What is asked within a few milliseconds, or while an answer is under way, is asked together.
 * @param ask gets keys and gives an answer for each, in their order; where it fails, it fails for all of them
 */
export function batchRequests<K, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let waiting: { key: K; answer: PromiseWithResolvers<V> }[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      await wait(GATHER_MS)
      const asked = waiting
      waiting = []
      try {
        const answers = await ask(asked.map(({ key }) => key))
        for (const [index, { answer }] of asked.entries()) answer.resolve(answers[index]!)
      } catch (error) {
        for (const { answer } of asked) answer.reject(error)
      }
    }
    isAsking = false
  }

  return (key) => {
    const answer = Promise.withResolvers<V>()
    waiting.push({ key, answer })
    if (!isAsking) void askAll()
    return answer.promise
  }
}
