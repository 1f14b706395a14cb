/** Runs work on many items, each allowed to fail without stopping the others. */
import type { Deps } from './deps.ts'
import { namedErrorText } from '../database/error-text.ts'

/** Some of many things failed, and the others were done; each failure was logged. */
export class SomeFailed extends Error {
  constructor(failures: readonly unknown[]) {
    const [first] = failures
    super(`${failures.length} failed; the first: ${namedErrorText(first)}`, { cause: first })
    this.name = 'SomeFailed'
  }
}

/**
 * Does the work of each item, one after the other.
 * @returns the items whose work failed, each with what it threw
 */
export async function processOneByOne<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<ReadonlyMap<Item, unknown>> {
  const failed = new Map<Item, unknown>()
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      failed.set(item, error)
    }
  return failed
}

/**
 * The same for the work of a schedule: each failure is reported as it happens, and the schedule's job fails
 * once all items were tried, so that its queue counts it.
 * @param report logs one failure
 * @throws SomeFailed when the work of an item failed
 */
export async function processEachItem<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  report: (item: Item, error: unknown) => void,
): Promise<void> {
  const failed = await processOneByOne(items, work)
  for (const [item, error] of failed) report(item, error)
  if (failed.size > 0) throw new SomeFailed([...failed.values()])
}

/**
 * Runs the steps of a schedule, one after the other.
 * @throws SomeFailed after running all, when one failed
 */
export function runScheduleSteps<Needs extends Pick<Deps, 'log'>>(
  deps: Needs,
  ...steps: ((deps: Needs) => Promise<unknown>)[]
): Promise<void> {
  return processEachItem(
    steps,
    (step) => step(deps),
    ({ name: step }, error) => deps.log.error({ err: error, step }, 'a step of a schedule failed'),
  )
}
