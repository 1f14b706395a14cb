/** Clothes taken in before counting, in API answers to the customer and staff. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { CustodyOrder, orderClothes } from '#contract/clothes/custody.ts'
import { lastHandedIn } from '#domain/clothes/custody-door.ts'
import type { CustodyContent } from '#domain/clothes/custody.ts'
import type { CustodyRow } from './clothes-store.ts'

function standing({ hand_overs: handOvers, units }: CustodyRow) {
  const written = handOvers.map(({ at, content }) => ({ at: new Date(at).getTime(), content }))
  return lastHandedIn(written, units)
}

export function handedInClothesView(order: CustodyRow): CustodyOrder['handedIn'] {
  const said = standing(order)
  if (said === null) return null
  const { bags, grams, to, from, at, bagsDiffer, weightDiffers } = said
  const still = order.units.length === 0 && order.status === 'picked_up'
  return { bags, grams, to, from, at: new Date(at).toISOString(), still, bagsDiffer, weightDiffers }
}

/** What an entry says of it; null for every other. */
export function handedInEntryView(
  content: CustodyContent,
): CustodyOrder['events'][number]['handedIn'] {
  if (content.kind !== 'handed_in') return null
  const { bags, grams = null, to, from = 'customer' } = content
  return { bags, grams, to, from }
}

/** The one that the chain names. */
export function doorPhotoView(order: CustodyRow): AnswerOf<typeof orderClothes>['doorPhoto'] {
  const digest = standing(order)?.photo ?? null
  const kept = order.door_photos.find(({ photo_digest: each }) => each === digest)
  if (digest === null || !kept) return null
  const photo = `/api/proofs/${kept.picture_id}`
  return { imageUrl: `${photo}/large`, thumbnailUrl: `${photo}/small` }
}
