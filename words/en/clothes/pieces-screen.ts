// Single pieces, for staff: description, photos and tags.
import type { UnitKind } from '#domain/clothes/custody.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

export const piecesScreen = {
  /** Of what isn't counted in yet. */
  title: (piece: { kind: UnitKind; name: string; garment: string | null }) =>
    piece.name.trim() || piece.garment || KINDS[piece.kind],
  say: 'Name, photo, garment',
  countsAs: 'Counts as',
  notOrdered: ({ item }: { item: string }) => `${item}, not ordered`,
  another: 'Something that wasn’t ordered',
  pieces: 'Pieces in it',
  name: 'Name',
  nameHint: 'Such as “silk shirt”.',
  garment: 'Which garment it is',
  noGarment: 'Not one of them',
  stays: 'The tag stays on it, so we recognise it next time',
  fromWardrobe: 'From the customer’s wardrobe',
  chooseGarment: 'Choose a garment',
  /** Under the camera's picture, while more is scanned. */
  scanned: ({ count, last }: { count: number; last: string }) => `${count} scanned, last: ${last}`,
  /** `bag`: what isn't an item for itself; its pieces null where nobody can tell how many. */
  asOrdered: ({ items, bag }: { items: number; bag: { pieces: number | null } | null }) => {
    if (items === 0 && bag?.pieces)
      return `As ordered: ${bag.pieces} ${bag.pieces === 1 ? 'piece' : 'pieces'}`
    return `As ordered: ${items === 1 ? '1 item' : `${items} items`}${bag ? ' and a bag' : ''}`
  },

  hereAlready: ({ code }: { code: string }) => `Tag ${code} is already counted in with this order.`,
  ofAnother: ({ code, name }: { code: string; name: string }) =>
    `Tag ${code} belongs to another customer’s garment: ${name}. Put it aside for them.`,

  more: 'More',
  moreOf: ({ unit }: { unit: string }) => ` of ${unit}`,
  save: 'Save',
  saving: 'Saving…',
  photos: 'Photos',
  photoOf: ({ position, stage }: { position: number; stage: 'intake' | 'packing' }) =>
    `Photo ${position}, ${stage === 'intake' ? 'as it came in' : 'as it was packed'} (opens in a new tab)`,
  newTag: 'It lost its tag',
  scanNewTag: 'Scan the new tag, or type its 8 characters',
  newTagHint: ({ tag }: { tag: string | null }) =>
    tag === null ? 'It has none yet.' : `The old one, ${tag}, no longer works after that.`,
}
