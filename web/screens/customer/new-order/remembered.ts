// What an order takes over from the one before: where to, how it is paid, and what was asked for.
import type { Order } from '#contract/orders.ts'
import type { SavedCard } from '#contract/profile.ts'
import { isUsualCare } from '#domain/care-preferences.ts'
import type { DraftChange } from './draft.ts'
import type { Draft } from './draft-shape.ts'

/** What step 3 asks. */
type Answers = Pick<
  Draft,
  | 'address'
  | 'sameAddress'
  | 'deliveryAddress'
  | 'paymentMethod'
  | 'cardId'
  | 'specialInstructions'
  | 'preferences'
>

/** @param cards the person's saved ones; a card that is no longer among them is replaced by cash */
export function answersOf(
  order: Pick<
    Order,
    'address' | 'deliveryAddress' | 'paymentMethod' | 'card' | 'specialInstructions' | 'preferences'
  >,
  cards: readonly Pick<SavedCard, '_id' | 'brand' | 'last4'>[],
): Answers {
  const { address, deliveryAddress, paymentMethod, card, specialInstructions, preferences } = order
  const sameAddress = deliveryAddress === address
  const saved = cards.find(({ brand, last4 }) => card?.brand === brand && card.last4 === last4)
  const isByCard = paymentMethod === 'card' && saved !== undefined
  return {
    address,
    sameAddress,
    deliveryAddress: sameAddress ? '' : deliveryAddress,
    paymentMethod: paymentMethod === 'card' && !isByCard ? 'cash' : paymentMethod,
    cardId: isByCard ? saved._id : null,
    specialInstructions,
    preferences,
  }
}

/** An order that repeats another: nothing but its pickup has to be chosen. */
export function repeatOf(order: Order, cards: readonly SavedCard[]): DraftChange {
  return {
    ...answersOf(order, cards),
    // A day that was asked for then is over.
    deliveryPreference: order.deliveryPreference === 'express' ? 'express' : 'standard',
    repeats: true,
    remembers: true,
  }
}

/** Whether nobody has answered anything of step 3: then the answers of the last order stand there. */
export function isUnanswered(draft: Draft, profileAddress: string): boolean {
  return (
    ['', profileAddress].includes(draft.address) &&
    draft.sameAddress &&
    draft.paymentMethod === 'cash' &&
    draft.specialInstructions === '' &&
    isUsualCare(draft.preferences)
  )
}
