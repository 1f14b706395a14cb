// Sheets of tags, and the form that makes them.
import type { TagKind } from '#domain/clothes/places.ts'

const KINDS: Readonly<Record<TagKind, string>> = {
  bag: 'Bag',
  item: 'Single item',
  place: 'Place',
}

export const tagSheets = { title: 'Tags', kinds: KINDS }
