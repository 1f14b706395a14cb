// What stands on sheets of tags, and where they are made.
import type { TagKind } from '#domain/clothes/places.ts'

const KINDS: Readonly<Record<TagKind, string>> = {
  bag: 'Bag',
  item: 'Single item',
  place: 'Place',
}

export const tagSheets = { title: 'Tags', kinds: KINDS }
