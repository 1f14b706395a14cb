// Where clothes stand at the plant or ride: racks, machines and vans with tags of their own, and what hasn't moved.

import { UNIT_KINDS } from './custody.ts'

export const PLACE_KINDS = ['rack', 'machine', 'van'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** What tags are for. */
export const TAG_KINDS = [...UNIT_KINDS, 'place'] as const
export type TagKind = (typeof TAG_KINDS)[number]

/** How long something stays where it is before it is asked about, in hours. */
export const STILL_HOURS = 24

/** How long a place's name is at most. */
export const PLACE_NAME_MAX_LENGTH = 40

/** What is searched for at once is no more than a screen that is read. */
export const MOST_FOUND = 100

/** Before when something was moved last that counts as still. */
export function stillSince(now: Date): Date {
  return new Date(now.getTime() - STILL_HOURS * 3_600_000)
}
