// What stands on sheets of tags, and where they are made.
import type { UnitKind } from '#domain/custody.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Single item' }

export const tagSheets = { title: 'Tags', kinds: KINDS }
