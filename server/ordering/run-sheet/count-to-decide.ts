/** How many stops wait for a manager's decision: those that don't fit their order, and those that arrived late. */
import type { Deps } from '../../platform/deps.ts'
import { countLateStops } from './late-stop-store.ts'
import { countMisfits } from './misfit-store.ts'

export async function countToDecide({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [misfits, late] = await Promise.all([countMisfits(db), countLateStops(db)])
  return misfits + late
}
