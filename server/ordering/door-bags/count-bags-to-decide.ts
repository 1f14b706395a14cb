/** The number of bags of no order that wait for a manager. */
import type { Deps } from '../../platform/deps.ts'
import { countOpenDoorBags } from './store.ts'

export function countBagsToDecide({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countOpenDoorBags(db)
}
