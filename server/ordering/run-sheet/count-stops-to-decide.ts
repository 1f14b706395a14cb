/** The number of stops waiting for a manager's decision: misfits and late stops. */
import type { Deps } from '../../platform/deps.ts'
import { countLateStops } from './late-stop-store.ts'
import { countMisfits } from './misfit-store.ts'

export async function countStopsToDecide({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [misfits, late] = await Promise.all([countMisfits(db), countLateStops(db)])
  return misfits + late
}
