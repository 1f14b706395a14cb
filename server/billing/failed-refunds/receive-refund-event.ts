/** Handles a webhook event about a refund of an order or of a Laundry Club charge. */
import { findRefund as findChargeRefund } from '../club/record/charge-store.ts'
import { applyRefundResult } from '../club/charges/settle-refund.ts'
import { recordReportedRefund } from '../payments/settle-refund.ts'
import type { Deps } from '../../platform/deps.ts'

/** The key of a refund is its id. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The event only says that the refund changed; what it is now, the service is asked. A refund that isn't ours does nothing.
 * @param reference what the service calls the refund
 * @throws whatever the payment service throws when it can't be asked
 */
export async function receiveRefundEvent(deps: Deps, reference: string): Promise<void> {
  const found = await deps.payments.findRefund(reference)
  if (!found?.key || !ID.test(found.key)) return
  const { key: id, outcome } = found
  if (await recordReportedRefund(deps, { id, reference }, outcome)) return
  const ofCharge = await findChargeRefund(deps.db, id)
  if (ofCharge) await applyRefundResult(deps, ofCharge, outcome, reference)
}
