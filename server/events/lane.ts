/** The work loop of all consumers: many events in one transaction, and one by one after a failure. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Deps } from '../platform/deps.ts'
import type { Consumer, Handle } from './consumer.ts'
import type { EventSubject } from './event-types.ts'
import {
  type Delivery,
  postponeDelivery,
  splitDeliveries,
  takeDeliveries,
  takeNextDelivery,
} from './store.ts'
import { Subjects, subjectKey } from './subjects.ts'
import { namedErrorText } from '../database/error-text.ts'

/** So many events are consumed in one transaction at most. */
const BATCH = 50

/**
 * So long after a transaction it waits for more to consume in the next one, unless somebody waits for it: with
 * many changes a second, each of them costs a fraction of a transaction.
 */
const GATHER_MS = 100

export interface Lane {
  /** Takes what waits about a subject, after everything that was added before. */
  add(subject: EventSubject): void
  /** Settled when what was added until now was consumed, or has failed; null when it was already. */
  caughtUp(): Promise<void> | null
  /** Takes nothing more; settled when it does nothing. */
  stop(): Promise<void>
}

export function openConsumerLoop(consumers: readonly Consumer[], deps: Deps): Lane {
  const waiting = new Map<string, EventSubject>()
  /** What is waited for: the count of subjects done, and whom to answer. */
  const watchers: { at: number; tell: () => void }[] = []
  let added = 0
  let done = 0
  let isWorking = false
  let working = Promise.resolve()
  let isStopped = false
  let gatherUntil = 0
  const take = takerOf(consumers, deps, () => isStopped)
  /** Ends the wait for more. */
  let hurry = () => {}

  async function gather(): Promise<void> {
    const ms = gatherUntil - performance.now()
    if (ms <= 0 || watchers.length > 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function work(): Promise<void> {
    // Anyone who waits for the answer of the change is served first.
    await nextTurn()
    while (waiting.size > 0 && !isStopped) {
      await gather()
      const taken = [...waiting].slice(0, BATCH)
      for (const [key] of taken) waiting.delete(key)
      await take(taken.map(([, subject]) => subject)).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'events wait to be consumed'),
      )
      gatherUntil = performance.now() + GATHER_MS
      done += taken.length
      while (watchers[0] && watchers[0].at <= done) watchers.shift()!.tell()
    }
    // In the same turn in which nothing was left, so that what is added next begins again.
    isWorking = false
  }

  return {
    add(subject) {
      const key = subjectKey(subject)
      if (isStopped || waiting.has(key)) return
      waiting.set(key, subject)
      added += 1
      if (isWorking) return
      isWorking = true
      working = work()
    },
    caughtUp() {
      if (done >= added) return null
      return new Promise((tell) => {
        watchers.push({ at: added, tell })
        hurry()
      })
    },
    async stop() {
      isStopped = true
      hurry()
      await working
    },
  }
}

/**
 * @param isStopped whether no further transaction is to begin
 * @returns what takes all that waits about some subjects
 */
function takerOf(
  consumers: readonly Consumer[],
  deps: Deps,
  isStopped: () => boolean,
): (subjects: readonly EventSubject[]) => Promise<void> {
  const names = consumers.map(({ name }) => name)

  async function consume(
    tx: Tx,
    deliveries: readonly Delivery[],
    settings: BusinessSettings,
  ): Promise<void> {
    for (const consumer of consumers) {
      const rows: unknown[] = []
      for (const event of deliveries.filter((each) => each.consumers.includes(consumer.name))) {
        const handle = consumer.on[event.type] as Handle<never> | undefined
        const row = await handle?.(tx, deps, event as never, settings)
        if (row !== undefined) rows.push(row)
      }
      if (rows.length > 0) await consumer.write?.(tx, rows, deps)
    }
  }

  /** Takes what waits about some subjects, of all consumers in one transaction; where that fails, each subject alone. */
  async function take(subjects: readonly EventSubject[]): Promise<void> {
    const apart = new Subjects()
    try {
      let isFull: boolean
      do {
        const settings = await deps.laundry(MAIN_BRANCH).settings.current()
        const wanted = subjects.filter((subject) => !apart.has(subject))
        const found = await inTransaction(deps.db, async (tx) => {
          const deliveries = await takeDeliveries(tx, names, wanted, BATCH)
          await consume(tx, deliveries.taken, settings)
          return deliveries
        })
        for (const subject of found.apart) apart.add(subject)
        isFull = found.isFull
      } while (isFull && !isStopped())
    } catch (error) {
      if (subjects.length > 1) for (const subject of subjects) await take([subject])
      else if (subjects[0]) await takeApart(subjects[0])
      else throw error
    }
    for (const subject of apart.takeAll()) await takeApart(subject)
  }

  /** Each consumer alone. */
  async function takeApart(subject: EventSubject): Promise<void> {
    const waiting = await splitDeliveries(deps.db, subject)
    for (const name of names.filter((each) => waiting.includes(each)))
      await takeOneByOne(name, subject)
  }

  /** One event after the other, until one fails. */
  async function takeOneByOne(name: string, subject: EventSubject): Promise<void> {
    let event: Delivery | undefined
    try {
      do {
        const settings = await deps.laundry(MAIN_BRANCH).settings.current()
        await inTransaction(deps.db, async (tx) => {
          event = await takeNextDelivery(tx, name, subject)
          if (event) await consume(tx, [event], settings)
        })
      } while (event && !isStopped())
    } catch (error) {
      if (!event) throw error
      const { id, type } = event
      deps.log.warn(
        { err: error, consumer: name, event: id, type },
        'an event waits to be consumed',
      )
      await postponeDelivery(deps.db, name, event, namedErrorText(error))
    }
  }

  return take
}
