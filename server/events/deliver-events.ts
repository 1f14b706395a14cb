/** Delivers events to their consumers: at once those of this process, and from time to time what was left. */
import { AsyncResource } from 'node:async_hooks'
import type { Deps } from '../platform/deps.ts'
import type { Consumer } from './consumer.ts'
import type { NewEvent } from './event-types.ts'
import type { Events } from '../platform/events.ts'
import type { WebhookInterest } from '../platform/webhook-interest.ts'
import { openLane, type Lane } from './lane.ts'
import { dueDeliveries } from './store.ts'

/** How often it looks for what failed and is due again, and for what a process that died left behind. */
const LOOK_EVERY_MS = 5000

/** Nobody waits longer for what follows from a change. */
const SETTLE_MS = 1000

export interface Delivery extends Events {
  /** Begins to consume; what is emitted before waits. */
  start(deps: Deps): void
  /** Consumes for another second at most; what is left then is consumed after the next start. */
  stop(): Promise<void>
}

/**
 * @param consumers each with its own name
 * @param webhooks which of them are wanted; none if left out
 */
export function openDelivery(
  consumers: readonly Consumer[],
  webhooks: Pick<WebhookInterest, 'has'> = { has: () => false },
): Delivery {
  const names = consumers.map(({ name }) => name)
  const lanes = new Map<string, Lane>()
  // What is consumed runs on nobody's behalf: outside of the transaction and of the request that emitted it.
  const apart = new AsyncResource('events')
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const look = async ({ db, log }: Deps) => {
    try {
      for (const { consumer, subject } of await dueDeliveries(db, names))
        lanes.get(consumer)?.add(subject)
    } catch (error) {
      log.warn({ err: error }, 'nobody could look which events wait')
    }
  }

  async function settled(): Promise<void> {
    const behind = [...lanes.values()].flatMap((lane) => lane.caughtUp() ?? [])
    if (behind.length === 0) return
    let limit: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (limit = setTimeout(resolve, SETTLE_MS)))
    await Promise.race([Promise.all(behind), late])
    clearTimeout(limit)
  }

  return {
    consumersOf: (event) =>
      consumers
        .filter(
          ({ on, wants }) =>
            Object.hasOwn(on, event.type) && wants?.(event as NewEvent, webhooks) !== false,
        )
        .map(({ name }) => name),
    deliver(consumer, subject) {
      apart.runInAsyncScope(() => lanes.get(consumer)?.add(subject))
    },
    settled,
    start(deps) {
      for (const consumer of consumers) lanes.set(consumer.name, openLane(consumer, deps))
      const lookAgain = () => {
        looking = looking.then(() => look(deps))
      }
      lookAgain()
      timer = setInterval(lookAgain, LOOK_EVERY_MS)
    },
    async stop() {
      clearInterval(timer)
      await looking
      await settled()
      await Promise.all([...lanes.values()].map((lane) => lane.stop()))
    },
  }
}
