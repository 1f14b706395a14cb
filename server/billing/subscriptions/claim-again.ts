/** What an order whose lines change may use of its customer's Laundry Club allowance, and taking it again. */
import { allowanceAgain, type AllowanceUse } from '#domain/allowance.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import {
  claimAllowance,
  lockAllowance,
  readAllowance,
  type ClubAllowance,
} from './claim-allowance.ts'
import { giveBackToLot, readUses, returnUses } from './use-store.ts'

/** An allowance with the order's own use given back, and the instant at which it is to be used. */
export interface ClubAgain {
  allowance: ClubAllowance
  now: Date
}

/** What the order could use if its lines changed now; null for who has nothing to use. */
export async function readAgain(
  db: Db,
  order: { id: string; user_id: string },
  now: Date,
): Promise<ClubAgain | null> {
  return allowanceAgain(
    await readAllowance(db, order.user_id, now),
    await readUses(db, order.id),
    now,
  )
}

/** Like readAgain, and nobody else can take from it until `tx` ends. */
export async function lockAgain(
  tx: Tx,
  order: { id: string; user_id: string },
  now: Date,
): Promise<ClubAgain | null> {
  const left = await lockAllowance(tx, order.user_id, now)
  return allowanceAgain(left, await readUses(tx, order.id), now)
}

/** Gives back what the order took and takes what it uses now. `club` was locked in the same transaction. */
export async function claimAgain(
  tx: Tx,
  orderId: string,
  club: ClubAgain | null,
  use: AllowanceUse | null,
  now: Date,
): Promise<void> {
  for (const taken of await returnUses(tx, orderId, now)) await giveBackToLot(tx, taken)
  if (club && use) await claimAllowance(tx, orderId, club.allowance, use, club.now)
}
