// Garments of a wardrobe: categories, conditions, and when one needs cleaning.
import { DAY_MS } from '../base/time-zone.ts'

/** Those that every wardrobe can be narrowed down to. */
export const MAIN_CATEGORIES = ['shirts', 'suits', 'dresses', 'casual', 'outerwear'] as const

export const GARMENT_CATEGORIES = [
  ...MAIN_CATEGORIES,
  'sarees',
  'kurtas',
  'salwars',
  'dhotis',
  'blouses',
  'trousers',
  'other',
] as const
export type GarmentCategory = (typeof GARMENT_CATEGORIES)[number]

export const GARMENT_CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const
export type GarmentCondition = (typeof GARMENT_CONDITIONS)[number]

/** What a garment is in until its owner says otherwise. */
export const FIRST_CONDITION: GarmentCondition = 'good'

/** A garment needs cleaning once its last cleaning lies further back than so many days. */
export const NEED_CLEANING_DAYS = 14

/**
 * Whether a garment was last cleaned more than 14 days ago. One that was never cleaned by us doesn't
 * count: nobody knows since when it hangs there.
 */
export function needsCleaning(lastCleanedAt: Date | null, now: Date): boolean {
  if (lastCleanedAt === null) return false
  return now.getTime() - lastCleanedAt.getTime() > NEED_CLEANING_DAYS * DAY_MS
}

export interface WardrobeStats {
  total: number
  excellent: number
  needCleaning: number
  /** The sum of all cleanings. */
  cleans: number
}

/** The stats above a wardrobe. */
export function wardrobeStats(
  garments: readonly {
    condition: GarmentCondition
    cleanCount: number
    lastCleanedAt: Date | null
  }[],
  now: Date,
): WardrobeStats {
  return {
    total: garments.length,
    excellent: garments.filter(({ condition }) => condition === 'excellent').length,
    needCleaning: garments.filter(({ lastCleanedAt }) => needsCleaning(lastCleanedAt, now)).length,
    cleans: garments.reduce((sum, { cleanCount }) => sum + cleanCount, 0),
  }
}
