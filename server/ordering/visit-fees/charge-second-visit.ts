/** Charges a second visit as its customer books it, with the sum that they saw. */
import { type Paise, toRupees } from '#domain/base/money.ts'
import { secondVisitFee } from '#domain/orders/visit-fees/second-visit-fee.ts'
import type { VisitWindow } from '#domain/orders/visit-fees/missed-window.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { pickupOfSlotId, toStoredSlot } from '#domain/slots/slot-id.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { settlePriceDifference } from '../../billing/payments/settle-price-difference.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { findLastFailedVisit } from './failed-visit-store.ts'
import { insertSecondVisitFee } from './store.ts'

type VisitedOrder = Pick<
  LockedOrder,
  'id' | 'status' | 'slot_id' | 'delivery_slot_id' | 'payment_method'
>

/** The visit that failed, and what the next one costs; the fee is 0 for nothing. */
type NextVisitCost = { readonly visitId: number | null; readonly feePaise: Paise }

const NOTHING: NextVisitCost = { visitId: null, feePaise: 0 }

/**
 * What the next visit of an order costs its customer, as long as they haven't chosen its time.
 * @param order as it stands, with the window in which the visit failed
 */
export async function readNextVisitCost(
  db: Db,
  { secondVisit, timeZone }: Pick<BusinessSettings, 'secondVisit' | 'timeZone'>,
  order: VisitedOrder,
  kind: StopKind,
): Promise<NextVisitCost> {
  if (secondVisit.feePaise === 0) return NOTHING
  const visit = await findLastFailedVisit(db, order.id)
  if (!visit || visit.is_moved) return NOTHING
  if ((visit.status === 'pickup_scheduled' ? 'pickup' : 'delivery') !== kind) return NOTHING
  const slotId = kind === 'pickup' ? order.slot_id : order.delivery_slot_id
  const failed = {
    failureReason: visit.failure_reason,
    visitedAt: visit.at,
    window: slotId === null ? null : windowWithInstants(slotId, timeZone),
    paymentMethod: order.payment_method,
  }
  return { visitId: visit.id, feePaise: secondVisitFee(failed, secondVisit.feePaise) }
}

/** The hours that an id names. @param slotId as `slotId` of the domain makes it */
export function windowWithInstants(slotId: string, timeZone: string): VisitWindow {
  const { pickupDate, pickupTime } = pickupOfSlotId(slotId)
  return toStoredSlot(pickupDate, pickupTime, timeZone)
}

/**
 * To be called before the order is moved, in the transaction that moves it. Once for a failed visit.
 * @param order as it is, locked by `tx`
 * @param asked.seen what its customer read that the visit costs, in rupees; undefined where they read nothing
 * @throws AppError `fee_not_seen` with the sum in `fee`, where they saw another one or none
 */
export async function chargeSecondVisitInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'wordsFor'>,
  order: LockedOrder,
  asked: {
    kind: StopKind
    seen: number | undefined
    settings: Pick<BusinessSettings, 'secondVisit' | 'timeZone'>
    now: Date
  },
): Promise<void> {
  const { kind, seen, settings, now } = asked
  const { visitId, feePaise } = await readNextVisitCost(tx, settings, order, kind)
  if (toRupees(feePaise) !== (seen ?? 0))
    throw new AppError('fee_not_seen', say('secondVisitCosts', { feePaise }), {
      fee: toRupees(feePaise),
    })
  if (visitId === null || feePaise === 0) return
  const { visitFees } = await wordsOfUser(tx, deps, order.user_id)
  await insertSecondVisitFee(tx, {
    id: newId(now),
    order,
    visitId,
    feePaise,
    text: visitFees.added({ amountPaise: feePaise }),
    at: now,
  })
  const charged = { ...order, total_paise: order.total_paise + feePaise }
  await settlePriceDifference(tx, deps, charged, 'orderChanged', now)
}
