/** Proves a delivery as its laundry asks: by the customer's code, or by a photo and who took the clothes. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  checkDeliveryProof,
  type CodeCheck,
  type SaidProof,
} from '#domain/run-sheet/delivery-proof.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { compareDeliveryCode, compareKeptCode } from './check-delivery-code.ts'
import { findReleaseAt } from './standing-release.ts'

/** A code as it was typed, or how it compared when it arrived. */
export type GivenCode = { typed: string; key: string } | { checked: CodeCheck }

/** A code, and when the clothes were handed over. */
type CodeAtDoor = { code: GivenCode; at: Date }

/**
 * @param said.at when the clothes were handed over: a release holds or doesn't by then
 * @returns nothing to decide where the laundry asks for no proof
 */
export async function proveDelivery(
  tx: Tx,
  deps: Pick<Deps, 'laundry' | 'config'>,
  orderId: string,
  {
    code,
    at,
    ...said
  }: Omit<SaidProof, 'code' | 'isReleased'> & { code: GivenCode | undefined; at: Date },
): Promise<ReturnType<typeof checkDeliveryProof>> {
  const { deliveryProof } = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  const isReleased = (await findReleaseAt(tx, orderId, at)) !== undefined
  if (deliveryProof.rule === 'off') {
    const { proof } = checkDeliveryProof({ ...said, code: undefined, isReleased })
    return { proof: proof === 'release' ? proof : null, misfit: null }
  }
  const check = code && (await checkGivenCode(tx, deps, orderId, { code, at }))
  return checkDeliveryProof({ ...said, code: check, isReleased })
}

/** Compares the code of a stop that waits for a decision, unless it was compared before; none counts a try. */
export async function checkKeptCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  orderId: string,
  { code, at }: CodeAtDoor,
): Promise<CodeCheck> {
  if ('checked' in code) return code.checked
  return compareKeptCode(tx, deps, orderId, { typed: code.typed, at })
}

/** Compares a code with that of its order, unless it was compared before; a wrong one counts a try. */
async function checkGivenCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  orderId: string,
  { code, at }: CodeAtDoor,
): Promise<CodeCheck> {
  if ('checked' in code) return code.checked
  return compareDeliveryCode(tx, deps, orderId, { ...code, at })
}
