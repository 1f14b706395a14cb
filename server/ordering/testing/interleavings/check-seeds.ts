/** Checks interleavings by their seeds; of the first that breaks something, the fewest deeds that still do. */
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { newStopAssignment } from '../../dispatch/assign-new-stops.ts'
import { openTestProduct, type TestProduct } from '../../../testing/test-product.ts'
import { describeDeed, planInterleaving, type Deed } from './plan.ts'
import { runInterleaving } from './run-interleaving.ts'
import { shrinkDeeds } from './shrink.ts'

/** Each database has room for so many, each in weeks of its own. */
const MOST_IN_DATABASE = 200

/**
 * A laundry whose statuses can be taken back for a minute, and whose deliveries are proved. Of what follows from events it
 * has what changes stops alone: messages change no order, and take most of the time.
 */
async function openLaundry(): Promise<TestProduct> {
  const product = await openTestProduct({ messageWaitSeconds: 60, consumers: [newStopAssignment] })
  // A job of the minute would change an order between two looks at it.
  product.deps.jobs.pause()
  const owner = await product.person({ role: 'admin' })
  const { version } = (await owner.call(adminSettings, {})).body.deliveryProof
  await owner.call(settingCalls.changeDeliveryProof, { body: { rule: 'code_or_photo', version } })
  return product
}

/**
 * @param range.first the first seed
 * @param range.count how many are run, one after the other
 * @returns null where all holds; else the seed, what is broken and the deeds that lead to it, to be replayed
 */
export async function checkSeeds({
  first,
  count,
}: {
  first: number
  count: number
}): Promise<string | null> {
  let product = await openLaundry()
  let week = 0
  const runOnce = async (seed: number, deeds: readonly Deed[]) => {
    if (week === MOST_IN_DATABASE) {
      await product.close()
      product = await openLaundry()
      week = 0
    }
    week += 1
    return (await runInterleaving(product, week, { seed, deeds })).breaches
  }
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      const deeds = planInterleaving(seed)
      const breaches = await runOnce(seed, deeds)
      if (breaches.length === 0) continue
      const fewest = await shrinkDeeds(
        deeds,
        async (fewer) => (await runOnce(seed, fewer)).length > 0,
      )
      return [`Seed ${seed}:`, ...breaches, ...fewest.map(describeDeed)].join('\n')
    }
    return null
  } finally {
    await product.close()
  }
}
