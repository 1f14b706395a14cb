/** Checks a code that a rider typed, and counts wrong ones. */
import {
  type CodeCheck,
  DELIVERY_CODE_TRIES,
  isCodeGoodAt,
} from '#domain/run-sheet/delivery-proof.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashDeliveryCode } from './hash-delivery-code.ts'
import {
  type CodeRow,
  countWrongTry,
  findCodeOfOrder,
  isTryOfDeedCounted,
  lockCodeOfOrder,
} from './store.ts'

/** A code as it was typed, and when. */
export interface SaidCode {
  typed: string
  at: Date
  /** The key of the deed that it came with: one for several orders of a door counts one try. */
  key?: string
}

/**
 * Tells a rider at the door whether a code is right. Once no try is left, a right one is refused too.
 * @throws AppError `wrong_code`; `no_longer_changeable` for an order without a code
 */
export async function checkDeliveryCode(deps: Deps, orderId: string, typed: string): Promise<void> {
  // A wrong try is counted although the call is refused.
  const tried = await inTransaction(deps.db, (tx) =>
    tryCode(tx, deps, orderId, { typed, at: deps.clock() }),
  )
  if (tried === null) throw new AppError('no_longer_changeable', say('noDeliveryCode'))
  const { check, left, isUsed } = tried
  if (isUsed) throw new AppError('wrong_code', say('usedDeliveryCode'), { triesLeft: 0 })
  if (check === 'wrong')
    throw new AppError('wrong_code', say('wrongDeliveryCode', { left }), { triesLeft: left })
}

/** Compares a code that came with a delivery; it is wrong where the order has none, no try is left, or it was used before. */
export async function compareDeliveryCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  orderId: string,
  said: SaidCode,
): Promise<CodeCheck> {
  return (await tryCode(tx, deps, orderId, said))?.check ?? 'wrong'
}

/**
 * Compares a code without counting a wrong one, for a stop that waits for a decision: who marked it learns nothing of it,
 * and may not use up the tries of who stands at the door. The code isn't locked, for storing the stop waits for its order.
 */
export async function compareKeptCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  orderId: string,
  { typed, at }: SaidCode,
): Promise<CodeCheck> {
  const code = await findCodeOfOrder(tx, orderId)
  return code && isCodeGoodAt(code.used_at, at) && isRightCode(code, typed, deps)
    ? 'right'
    : 'wrong'
}

/** @returns null for an order without a code */
async function tryCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  orderId: string,
  { typed, at, key }: SaidCode,
): Promise<{ check: CodeCheck; left: number; isUsed: boolean } | null> {
  const code = await lockCodeOfOrder(tx, orderId)
  if (!code) return null
  const left = DELIVERY_CODE_TRIES - code.tries
  // With its last try, too: the same deed said the same code of each of its orders.
  if (key !== undefined && (await isTryOfDeedCounted(tx, { codeId: code.id, orderId, key })))
    return { check: 'wrong', left, isUsed: false }
  const isUsed = !isCodeGoodAt(code.used_at, at)
  if (left === 0 || isUsed) return { check: 'wrong', left, isUsed }
  if (isRightCode(code, typed, deps)) return { check: 'right', left, isUsed }
  await countWrongTry(tx, code.id)
  return { check: 'wrong', left: left - 1, isUsed }
}

/** Right as long as a try is left. */
function isRightCode(
  { id, tries, code_hash: hash }: CodeRow,
  typed: string,
  { config }: Pick<Deps, 'config'>,
): boolean {
  return tries < DELIVERY_CODE_TRIES && hashDeliveryCode(typed, id, config) === hash
}
