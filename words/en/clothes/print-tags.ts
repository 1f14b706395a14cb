// Printing of tags.
import type { TagPaper } from '#domain/clothes/places.ts'

export const printTags = {
  on: { sheet: 'Print on a sheet', roll: 'Print on a roll' } satisfies Record<TagPaper, string>,
  newTab: ' (opens in a new tab)',
}
