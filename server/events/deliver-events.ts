/**
 * Delivers events to their consumers. The leading process consumes all committed events; another consumes its own
 * only when a caller needs the result at once. Each process looks for leftovers regularly.
 */
import { AsyncResource } from 'node:async_hooks'
import type { Lead } from '../database/notify/lead.ts'
import type { Deps } from '../platform/deps.ts'
import type { Consumer } from './consumer.ts'
import type { EventSubject, NewEvent } from './event-types.ts'
import type { Events } from '../platform/events.ts'
import type { WebhookInterest } from '../platform/webhook-interest.ts'
import { openConsumerLoop, type Lane } from './lane.ts'
import { selectDueEventSubjects } from './store.ts'
import { Subjects } from './subjects.ts'

/** How often it looks for what failed and is due again, and for what nobody has consumed in time. */
const LOOK_EVERY_MS = 5000

/** So much is found by one look: what is due, and what the process that led before has left. */
const MOST_DUE = 500
const MOST_LEFT = 5000

/** Nobody waits longer for what follows from a change. */
const SETTLE_MS = 1000

export interface Delivery extends Events {
  /** Begins to consume; what is emitted before waits. */
  start(deps: Deps, lead: Lead): void
  /** Consumes for another second at most; what is left then is consumed by others, or after the next start. */
  stop(): Promise<void>
}

/**
 * @param consumers each with its own name
 * @param webhooks which of them are wanted; none if left out
 */
export function openEventDelivery(
  consumers: readonly Consumer[],
  webhooks: Pick<WebhookInterest, 'has'> = { has: () => false },
): Delivery {
  const names = consumers.map(({ name }) => name)
  let lane: Lane | undefined
  // What is consumed runs on nobody's behalf: outside of the transaction and of the request that emitted it.
  const apart = new AsyncResource('events')
  /** What this process has changed while another one leads, since the last look but one. */
  let left = new Subjects()
  let leftBefore = new Subjects()
  let leads = () => true
  let looking = Promise.resolve()
  let stopListening = () => {}

  const add = (subjects: readonly EventSubject[]) =>
    apart.runInAsyncScope(() => subjects.forEach((subject) => lane?.add(subject)))

  /** Takes what this process has left to another, too, or waits for the one that is just at it. */
  async function settled(): Promise<void> {
    add([...leftBefore.takeAll(), ...left.takeAll()])
    const caughtUp = lane?.caughtUp()
    if (!caughtUp) return
    let limit: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (limit = setTimeout(resolve, SETTLE_MS)))
    await Promise.race([caughtUp, late])
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
    deliver(subject) {
      if (leads()) add([subject])
      else left.add(subject)
    },
    settled,
    start(deps, lead) {
      leads = () => lead.leads()
      lane = openConsumerLoop(consumers, deps)
      const look = (isAll: boolean) => {
        const limit = isAll ? MOST_LEFT : MOST_DUE
        looking = looking
          .then(async () => add(await selectDueEventSubjects(deps.db, names, { isAll, limit })))
          .catch((error: unknown) =>
            deps.log.warn({ err: error }, 'waiting events could not be read'),
          )
      }
      if (!lead.leads()) look(false)
      const timer = setInterval(() => {
        // Nobody asks for what was left two looks ago and is not due by now.
        leftBefore = left
        left = new Subjects()
        look(false)
      }, LOOK_EVERY_MS)
      lead.onBegin(() => look(true))
      const stopHearing = deps.live.on('events', ({ subject, isOwn }) => {
        if (!isOwn && leads()) add([subject])
      })
      stopListening = () => {
        clearInterval(timer)
        stopHearing()
      }
    },
    async stop() {
      stopListening()
      await looking
      await settled()
      await lane?.stop()
    },
  }
}
