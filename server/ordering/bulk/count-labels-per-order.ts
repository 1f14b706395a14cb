/** The number of bag labels per order. */
import type { BranchId } from '#domain/base/branch.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { countBagsOfOrders } from '../clothes/record/count-bags-of-orders.ts'

/**
 * @param named lists with commas between: orders, and a number for each; without numbers as many as were counted in, before that at pickup, else one
 * @returns how many bags by order, in their order; one that is named twice counts once
 * @throws AppError `bad_quantity` for another number of numbers, and for more bags than an order can have
 */
export async function countLabelsPerOrder(
  { db, laundry }: Pick<Deps, 'db' | 'laundry'>,
  branch: BranchId,
  named: { ids: string; bags?: string | undefined },
): Promise<Map<string, number>> {
  const ids = named.ids.toLowerCase().split(',')
  const { limits } = await laundry(branch).settings.current()
  const bags = named.bags?.split(',').map(Number) ?? (await countedIn(db, ids, limits.bags))
  if (bags.length !== ids.length || bags.some((count) => count > limits.bags))
    throw new AppError('bad_quantity', say('manyBags', { most: limits.bags }))
  return new Map(ids.map((id, index) => [id, bags[index]!]))
}

async function countedIn(db: Db, ids: readonly string[], most: number): Promise<number[]> {
  const counted = await countBagsOfOrders(db, ids)
  return ids.map((id) => Math.min(counted.get(id) ?? 1, most))
}
