// Answers that a new order takes from the last one: addresses, payment and instructions.
import type { Order } from '#contract/orders/orders.ts'
import type { SavedCard } from '#contract/accounts/profile.ts'
import { addressLine, readAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { hasNoCarePreferences } from '#domain/catalogue/care-preferences.ts'
import { addressFromSaved } from '#web/features/addresses/saved-address.ts'
import type { DraftChange } from './draft.ts'
import type { Draft } from './draft-shape.ts'

/** What step 3 asks. */
type Answers = Pick<
  Draft,
  | 'address'
  | 'sameAddress'
  | 'deliveryAddress'
  | 'door'
  | 'paymentMethod'
  | 'cardId'
  | 'specialInstructions'
  | 'preferences'
  | 'tolerance'
>

/** @param cards the person's saved ones; a card that is no longer among them is replaced by cash */
export function answersFromOrder(
  order: Pick<
    Order,
    | 'address'
    | 'addressParts'
    | 'deliveryAddress'
    | 'deliveryAddressParts'
    | 'door'
    | 'paymentMethod'
    | 'card'
    | 'specialInstructions'
    | 'preferences'
    | 'priceTerms'
  >,
  cards: readonly Pick<SavedCard, '_id' | 'brand' | 'last4'>[],
): Answers {
  const { paymentMethod, card, specialInstructions, preferences, door, priceTerms } = order
  const sameAddress = order.deliveryAddress === order.address
  const saved = cards.find(({ brand, last4 }) => card?.brand === brand && card.last4 === last4)
  const isByCard = paymentMethod === 'card' && saved !== undefined
  return {
    address: addressFromSaved({ address: order.address, parts: order.addressParts }),
    sameAddress,
    deliveryAddress: sameAddress
      ? NO_ADDRESS
      : addressFromSaved({ address: order.deliveryAddress, parts: order.deliveryAddressParts }),
    door,
    paymentMethod: paymentMethod === 'card' && !isByCard ? 'cash' : paymentMethod,
    cardId: isByCard ? saved._id : null,
    specialInstructions,
    preferences,
    // The usual share follows what the new order comes to.
    ...(priceTerms?.isChosen && { tolerance: priceTerms.tolerance ?? undefined }),
  }
}

/** What a new order takes over automatically. One for somebody else went to their door, which is no answer for this one. */
export function answersToRemember(...last: Parameters<typeof answersFromOrder>): DraftChange {
  const { address, sameAddress, deliveryAddress, door, ...rest } = answersFromOrder(...last)
  return door === null ? { ...rest, address, sameAddress, deliveryAddress } : rest
}

/** An order that repeats another: nothing but its pickup has to be chosen. */
export function draftFromOrder(order: Order, cards: readonly SavedCard[]): DraftChange {
  return {
    ...answersFromOrder(order, cards),
    // A day that was asked for then is over.
    deliveryPreference: order.deliveryPreference === 'express' ? 'express' : 'standard',
    repeats: true,
    remembers: true,
  }
}

/** Whether nobody has answered anything of step 3: then the answers of the last order stand there. */
export function isStepThreeUnanswered(draft: Draft, profileAddress: string): boolean {
  return (
    ['', addressLine(readAddress(profileAddress))].includes(addressLine(draft.address)) &&
    draft.sameAddress &&
    draft.door === null &&
    draft.paymentMethod === 'cash' &&
    draft.specialInstructions === '' &&
    hasNoCarePreferences(draft.preferences)
  )
}
