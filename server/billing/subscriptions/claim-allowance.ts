/** What an order may use of its customer's Laundry Club allowance, and taking it. */
import type { Kysely, Transaction } from 'kysely'
import type { AllowanceUse, PeriodAllowance } from '#domain/allowance.ts'
import { isUsable } from '#domain/club.ts'
import type { Tables } from '../../database/tables.ts'
import { insertUses, takeFromLot } from './use-store.ts'
import { findLive, lockLive, lotsOf, subscriptionOf, type SubscriptionRow } from './store.ts'

export type ClubAllowance = PeriodAllowance

/** What an order placed now could use; null for who is no member or whose allowance rests. */
export async function readAllowance(
  db: Kysely<Tables>,
  userId: string,
  now: Date,
): Promise<ClubAllowance | null> {
  return allowanceOf(db, await findLive(db, userId), now)
}

/** Like readAllowance, and nobody else can take from it until `tx` ends. */
export async function lockAllowance(
  tx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<ClubAllowance | null> {
  // The lots are read in a statement of their own, after anyone who held the lock has committed.
  return allowanceOf(tx, await lockLive(tx, userId), now)
}

/** Takes what an order uses. The allowance was locked in the same transaction. */
export async function claimAllowance(
  tx: Transaction<Tables>,
  orderId: string,
  allowance: ClubAllowance,
  use: AllowanceUse,
  now: Date,
): Promise<void> {
  const { currentLotId } = allowance
  const kilograms = new Map(use.kilograms.map((taken) => [taken.lotId, taken.kilograms]))
  const uses = [...new Set([currentLotId, ...kilograms.keys()])].map((lotId) => ({
    order_id: orderId,
    lot_id: lotId,
    kilograms: kilograms.get(lotId) ?? 0,
    pickups: lotId === currentLotId ? 1 : 0,
    dry_clean_items: lotId === currentLotId ? use.dryCleanItems : 0,
    taken_at: now,
    returned_at: null,
  }))
  for (const taken of uses) await takeFromLot(tx, taken)
  await insertUses(tx, uses)
}

async function allowanceOf(
  db: Kysely<Tables>,
  row: SubscriptionRow | undefined,
  now: Date,
): Promise<ClubAllowance | null> {
  if (!row || !isUsable(subscriptionOf(row), now)) return null
  const lots = await lotsOf(db, row.id, now)
  const current = lots.find((lot) => lot.period === row.period)
  if (!current) return null
  return {
    pickupsLeft: current.pickups_left,
    dryCleanItemsLeft: current.dry_clean_items_left,
    lots: lots.map((lot) => ({
      id: lot.id,
      kilogramsLeft: lot.kilograms_left,
      expiresAt: lot.expires_at,
    })),
    currentLotId: current.id,
  }
}
