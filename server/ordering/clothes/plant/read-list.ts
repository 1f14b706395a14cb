/** The plant's list of work. */
import type { BranchId } from '#domain/base/branch.ts'
import type { PlantOrder } from '#contract/clothes/plant.ts'
import type { Deps } from '../../../platform/deps.ts'
import { selectOrdersToProcess } from './store.ts'
import { plantOrderView } from './view.ts'

/** What is to be done now, due first; 200 at most. */
export async function readPlantList(
  { db, staffWords, laundry }: Pick<Deps, 'db' | 'staffWords' | 'laundry'>,
  branch: BranchId,
): Promise<PlantOrder[]> {
  const { counting: countLevels } = await laundry(branch).settings.current()
  return (await selectOrdersToProcess(db)).map((row) =>
    plantOrderView(staffWords, row, countLevels),
  )
}
