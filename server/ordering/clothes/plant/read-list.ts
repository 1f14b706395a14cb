/** The plant's list of work. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { PlantOrder } from '#contract/clothes/plant.ts'
import type { Deps } from '../../../platform/deps.ts'
import { selectToProcess } from './store.ts'
import { plantOrder } from './view.ts'

/** What is to be done now, due first; 200 at most. */
export async function readPlantList({
  db,
  staffWords,
  laundry,
}: Pick<Deps, 'db' | 'staffWords' | 'laundry'>): Promise<PlantOrder[]> {
  const { counting: countLevels } = await laundry(MAIN_BRANCH).settings.current()
  return (await selectToProcess(db)).map((row) => plantOrder(staffWords, row, countLevels))
}
