/** Stops and proofs in API answers. */
import type { PictureSize } from '#contract/garments/garments.ts'
import { toldFields } from '#contract/run-sheet/deed.ts'
import type { Proof } from '#contract/run-sheet/order-proofs.ts'
import type { Rider, RunStop } from '#contract/run-sheet/run-sheet.ts'
import { undonePartialHandOver } from '#domain/clothes/custody-moves.ts'
import { unitsBlockingDeparture } from '#domain/clothes/custody.ts'
import { toRupees } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { DELIVERY_CODE_TRIES } from '#domain/run-sheet/delivery-proof.ts'
import type { Misfit } from '#domain/run-sheet/door-misfits.ts'
import { DONE_STATUS, type StopKind, type StopPlace } from '#domain/run-sheet/run-sheet.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { uncountedView, orderItemTexts } from '../../order/order-item-texts.ts'
import { doorContactFromRow } from '../orders/record/door-contact-from-row.ts'
import { deedView } from './deeds/deed-columns.ts'
import type { ProofRow } from './proofs/proof-store.ts'
import type { StopRow } from './store.ts'

/**
 * @param words for what is asked for beside the customer's own words
 * @param to.asksProof whether deliveries are proved
 * @param to.seesAll whether it is for somebody who sees everybody's run, and so what orders cost
 */
export function stopView(
  words: Words,
  row: StopRow,
  place: StopPlace,
  { timeZone, seesAll, asksProof }: { timeZone: string; seesAll: boolean; asksProof: boolean },
): Omit<RunStop, 'digipin' | 'turn'> {
  const isPickup = place.kind === 'pickup'
  const { chargedPaise, duePaise } = orderMoney(orderAmountsFromRow(row))
  const last = row.completions.findLast(({ kind }) => kind === place.kind)
  return {
    orderId: row.id,
    number: row.number,
    ...place,
    status: row.status,
    dueDate: isPickup
      ? pickupOfSlotId(row.slot_id).pickupDate
      : calendarDateIn(row.estimated_delivery_at, timeZone),
    name: row.name,
    phone: row.phone,
    address: isPickup ? row.address : row.delivery_address || row.address,
    addressParts: isPickup ? row.address_parts : row.delivery_address_parts,
    door: doorContactFromRow(row),
    items: orderItemTexts(words, row),
    ...uncountedView(row),
    pieces: row.pieces,
    unpacked: isPickup || place.done ? 0 : unitsBlockingDeparture(row.units, 'completed').length,
    units:
      isPickup || place.done
        ? []
        : row.units.map(({ number, kind, name, place: at }) => ({ number, kind, name, place: at })),
    scheduled: !isPickup && row.delivery_date !== null,
    express: row.delivery_preference === 'express',
    instructions: [...words.carePreferences.asked(row.preferences), row.special_instructions]
      .filter(Boolean)
      .join('\n'),
    due: toRupees(duePaise),
    paymentMethod: row.payment_method,
    ...(seesAll && { total: toRupees(chargedPaise), rider: riderOf(row, place) }),
    ...(asksProof && !isPickup && !place.done && { proof: { codeTriesLeft: codeTriesLeft(row) } }),
    ...(!isPickup &&
      !place.done &&
      row.released_at && { releasedSince: row.released_at.toISOString() }),
    ...(!isPickup && !place.done && clothesElsewhere(row)),
    ...toDecideOf(words, row, place.kind),
    undoable: last && isUndoable(row, last) ? last.id : null,
    broughtBack:
      row.status === (isPickup ? 'pickup_scheduled' : 'ready') && last?.brought_back
        ? { at: new Date(last.completed_at!).toISOString(), reason: last.note }
        : null,
  }
}

/** What waits for a manager, with its sentence for the rider. */
function toDecideOf(
  { riderMisfits, statusLabels }: Words,
  { misfits, status }: StopRow,
  kind: StopKind,
): Pick<RunStop, 'toDecide' | 'misfit'> {
  const found = misfits.filter((each) => each.kind === kind).flatMap((each) => each.misfits)
  if (found.length === 0) return { toDecide: false }
  const reads = (misfit: Misfit) => riderMisfits[misfit]({ status: statusLabels[status] })
  return { toDecide: true, misfit: [...new Set(found)].map(reads).join(' ') }
}

/** None without a code. */
function codeTriesLeft({ code_tries: tries }: StopRow): number {
  return tries === null ? 0 : DELIVERY_CODE_TRIES - tries
}

/** A delivery in part as long as what was handed over is with who took it. */
function isUndoable(row: StopRow, last: StopRow['completions'][number]): boolean {
  const { kind, units, brought_back: isBack } = last
  if (isBack) return false
  if (units === null) return row.status === DONE_STATUS[kind]
  return undonePartialHandOver(row.units, units, row.status) !== null
}

/** Who has the clothes where it isn't the rider of the delivery. */
function clothesElsewhere(row: StopRow): { clothesWith?: Rider } {
  const { clothes_with: holder } = row
  if (!holder || row.assignments.some(({ kind, id }) => kind === 'delivery' && id === holder.id))
    return {}
  return { clothesWith: { _id: holder.id, name: holder.name } }
}

function riderOf({ assignments }: StopRow, place: StopPlace): Rider | null {
  const assigned = assignments.find(({ kind }) => kind === place.kind)
  return assigned ? { _id: assigned.id, name: assigned.name } : null
}

export function doorVisitView(row: ProofRow): Proof {
  return {
    _id: row.id,
    kind: row.kind,
    at: row.completed_at.toISOString(),
    ...deedView(toldFields, row),
    ...(row.proof && { proof: row.proof }),
    broughtBack: row.brought_back,
    imageUrl: photoUrl(row.picture_id, 'large'),
    thumbnailUrl: photoUrl(row.picture_id, 'small'),
  }
}

function photoUrl(pictureId: string | null, size: PictureSize): string | null {
  return pictureId && `/api/proofs/${pictureId}/${size}`
}
