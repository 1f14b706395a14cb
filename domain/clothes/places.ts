// Places of clothes: tagged racks, machines and vans, and clothes that haven't moved.

import { UNIT_KINDS } from './custody.ts'

export const PLACE_KINDS = ['rack', 'machine', 'van'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** What tags are for. */
export const TAG_KINDS = [...UNIT_KINDS, 'place'] as const
export type TagKind = (typeof TAG_KINDS)[number]

/** What tags are printed on: sheets of A4 with 24 labels, or a roll with one label after the other. */
export const TAG_PAPERS = ['sheet', 'roll'] as const
export type TagPaper = (typeof TAG_PAPERS)[number]

/** For how many hours something may stay where it is at most before it is asked about: a week. */
export const MOST_STILL_HOURS = 168

/** How long a place's name is at most. */
export const PLACE_NAME_MAX_LENGTH = 40

/** What is searched for at once is no more than a screen that is read. */
export const MOST_FOUND = 100

/**
 * Before when something was moved last that counts as still.
 * @param hours for which something stays where it is before it is asked about
 */
export function unmovedThreshold(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}
