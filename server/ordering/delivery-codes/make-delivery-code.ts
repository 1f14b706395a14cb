/** Makes the code that a customer says at their door, when an order goes out for delivery. */
import { randomInt } from 'node:crypto'
import { branchOfOrder } from '#domain/base/branch.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import {
  DELIVERY_CODE_DIGITS,
  type Door,
  isCodeGoodAt,
  isSameDoor,
} from '#domain/run-sheet/delivery-proof.ts'
import { deliveryWindow } from '#domain/run-sheet/run-sheet.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Tx } from '../../database/transaction.ts'
import { requireUser } from '../../identity/find-user.ts'
import { findNoCodeReason } from '../../notifications/notifications/find-no-code-reason.ts'
import { sealDeliveryCode } from '../../notifications/outbox/wording/sealed-delivery-code.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { hashDeliveryCode } from './hash-delivery-code.ts'
import {
  deleteCodeOfOrder,
  type DoorRow,
  insertCode,
  lockCodeOfOrder,
  lockMakingCodes,
  selectDoors,
  upsertCodeOfOrders,
} from './store.ts'

/** What a phone kept arrives within two days; nobody needs an older code. */
const KEPT_MS = 7 * DAY_MS

/**
 * Does nothing where the laundry doesn't ask for proof. Orders that are delivered at one door together share a code, also
 * those whose code was used before and holds no more. Another time out for delivery brings another code. A customer who
 * could neither read one here nor be sent one has none.
 * @param order locked by `tx`, and out for delivery
 */
export async function makeDeliveryCode(
  tx: Tx,
  deps: Pick<Deps, 'laundry' | 'config'>,
  { id, user_id: userId }: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  const { deliveryProof, timeZone } = await deps.laundry(branchOfOrder({ id })).settings.current()
  if (deliveryProof.rule === 'off') return
  await lockMakingCodes(tx, userId)
  if (await isOutOfReach(tx, deps, userId, now)) return deleteCodeOfOrder(tx, id)
  const doors = await selectDoors(tx, { id, userId })
  const doorOf = (row: DoorRow) => doorFromRow(row, timeZone)
  const own = doorOf(doors.find((door) => door.id === id)!)
  const others = doors.filter((door) => door.id !== id && isSameDoor(doorOf(door), own))
  const shared = others.find(({ used_at: usedAt }) => usedAt === null)
  const spent = others.filter(({ used_at: usedAt }) => !isCodeGoodAt(usedAt, now))
  const ids = [id, ...spent.map((door) => door.id)]
  await upsertCodeOfOrders(tx, ids, shared?.code_id ?? (await makeCode(tx, deps, userId, now)))
}

/**
 * Makes another code in place of one that was used and holds no more, for what is still to be delivered at its door.
 * @param order locked by `tx`, and out for delivery
 */
export async function renewUsedCode(
  tx: Tx,
  deps: Pick<Deps, 'laundry' | 'config'>,
  order: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  const code = await lockCodeOfOrder(tx, order.id)
  if (code && !isCodeGoodAt(code.used_at, now)) await makeDeliveryCode(tx, deps, order, now)
}

/** Who has no email here opened no account: a code reaches them by message alone, to a proven number. */
async function isOutOfReach(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { email } = await requireUser(tx, userId)
  return email === '' && (await findNoCodeReason(tx, deps, userId, now)) !== null
}

async function makeCode(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  userId: string,
  now: Date,
): Promise<string> {
  const id = newId(now)
  const code = String(randomInt(10 ** DELIVERY_CODE_DIGITS)).padStart(DELIVERY_CODE_DIGITS, '0')
  const row = {
    id,
    user_id: userId,
    code_hash: hashDeliveryCode(code, id, config),
    sealed_code: sealDeliveryCode(code, userId, config),
    made_at: now,
  }
  await insertCode(tx, row, { forgetBefore: new Date(now.getTime() - KEPT_MS) })
  return id
}

function doorFromRow(row: DoorRow, timeZone: string): Door {
  return {
    address: row.delivery_address || row.address,
    contact: { name: row.door_name || null, phone: row.door_phone || null },
    ...deliveryWindow(
      {
        estimatedDeliveryAt: row.estimated_delivery_at,
        deliveryTime: windowOfSlotId(row.delivery_slot_id)?.time ?? null,
      },
      timeZone,
    ),
  }
}
