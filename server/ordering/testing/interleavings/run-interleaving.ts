/** Runs an interleaving against the product, and looks for breaches of what always holds. */
import { decideLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import type { TestProduct } from '../../../testing/test-product.ts'
import { readBooks } from './books.ts'
import { DO_AT_COUNTER } from './counter-deeds.ts'
import { DO_AS_CUSTOMER } from './customer-deeds.ts'
import { createDice, type Dice } from './dice.ts'
import { readFingerprint } from './fingerprint.ts'
import { findBreaches } from './invariants.ts'
import { DO_AS_MANAGER } from './manager-deeds.ts'
import { describeDeed, groupDeeds, type Deed, RIDERS } from './plan.ts'
import { DO_AS_RIDER } from './rider-deeds.ts'
import { sendFirstVisit } from './send-visit.ts'
import { ask, makeWorld, passTime, type World } from './world.ts'

export interface Outcome {
  breaches: string[]
  world: World
}

/**
 * Runs deeds in a week of their own, then lets the phones send what they still keep and the manager decide what waits.
 * All books are read then, and of every third seed before that, too.
 * @param week which week of the database is free
 * @param seed of its people and first orders
 */
export async function runInterleaving(
  product: TestProduct,
  week: number,
  { seed, deeds }: { seed: number; deeds: readonly Deed[] },
): Promise<Outcome> {
  const errorsBefore = product.loggedErrors.length
  const world = await makeWorld(product, week, seed)
  const breaches: string[] = []
  for (const group of groupDeeds(deeds)) {
    passTime(world, group[0]!)
    breaches.push(...(await doGroup(world, group)))
  }
  // Reading all books takes a third of the time.
  if (seed % 3 === 0) breaches.push(...(await breachesNow(world)))
  await endDay(world, createDice(~seed))
  breaches.push(...(await breachesNow(world)))
  breaches.push(...product.loggedErrors.slice(errorsBefore).map((line) => `Logged: ${line}`))
  return { breaches: [...new Set(breaches)], world }
}

async function breachesNow(world: World): Promise<string[]> {
  await world.product.deps.events.settled()
  return findBreaches(world, await readBooks(world))
}

/** Deeds that begin together; of a single one it is seen whether its refusals changed nothing. */
async function doGroup(world: World, group: readonly Deed[]): Promise<string[]> {
  const answered = world.answers.length
  const before = group.length === 1 ? await readFingerprint(world) : null
  const outcomes = await Promise.allSettled(group.map((deed) => doDeed(world, deed)))
  const thrown = outcomes.flatMap((outcome, at) =>
    outcome.status === 'rejected'
      ? [`${describeDeed(group[at]!)} threw ${String((outcome.reason as Error).stack)}`]
      : [],
  )
  const writes = world.answers.slice(answered).filter(({ call }) => !call.startsWith('GET'))
  const isRefused = writes.length > 0 && writes.every(({ status }) => status >= 400)
  if (before === null || !isRefused) return thrown
  const after = await readFingerprint(world)
  return before === after
    ? thrown
    : [...thrown, `A refused deed changed something: ${describeDeed(group[0]!)}`]
}

async function doDeed(world: World, deed: Deed): Promise<void> {
  const dice = createDice(deed.seed)
  world.deed = describeDeed(deed)
  if (deed.by === 'manager') await DO_AS_MANAGER[deed.name]!(world, dice)
  else if (deed.by === 'counter') await DO_AT_COUNTER[deed.name]!(world, dice)
  else if (deed.by === 'customer') await DO_AS_CUSTOMER[deed.name]!(world, dice)
  else await DO_AS_RIDER[deed.name]!(world, deed.by, dice)
}

/** All phones have a line again, and the manager decides what waits. */
async function endDay(world: World, dice: Dice): Promise<void> {
  world.deed = 'the end of the day'
  passTime(world, { minutes: 5 })
  for (const rider of RIDERS)
    while (world.phones[rider].queue.length > 0)
      await sendFirstVisit(world, rider, { isLost: false })
  const isOurs = ({ orderId }: { orderId: string }) => world.orders.includes(orderId)
  const late = (await ask(world, 'manager', listLateStops, {})).body.filter(isOurs)
  for (const { _id: id } of late)
    await ask(world, 'manager', decideLateStop, { params: { id }, body: { apply: true } })
  const misfits = (await ask(world, 'manager', listStopMisfits, {})).body.filter(isOurs)
  for (const { _id: id, choices } of misfits) {
    const choice = dice.pick(choices)?.choice ?? 'keep'
    await ask(world, 'manager', decideStopMisfit, { params: { id }, body: { choice } })
  }
}
