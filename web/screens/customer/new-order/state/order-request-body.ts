// Request that places a draft as an order.
import type { User } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/base/call.ts'
import type { placeOrder } from '#contract/orders/orders.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { addressLine, isBlankAddress } from '#domain/orders/address.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { Draft } from '../draft/draft-shape.ts'
import type { Bag } from './use-bag-price.ts'
import { needsPhone } from './use-contact-problem.ts'

type Ordered = {
  /** Null is a visitor. */
  user: User | null
  draft: Draft
  lines: readonly OrderLine[]
  /** Sent in their place; null where items are listed. */
  bag: Bag | null
  /** The window of delivery that is shown: the one that is asked for. */
  window: DeliveryWindow | null
  promoCode: string
  /** The total that the customer saw, in rupees. */
  total: number
}

/** Leaves out the optional parts that are not answered. */
export function orderRequestBody(ordered: Ordered): InputOf<typeof placeOrder>['body'] {
  const { user, draft, lines, bag, window, promoCode, total } = ordered
  return {
    ...(user && { userId: user._id }),
    ...(bag
      ? { toBeCounted: [...bag.services], mostWithoutAsking: bag.most }
      : { lines: [...lines], total }),
    ...(draft.garmentIds.length > 0 && { garmentIds: [...draft.garmentIds] }),
    pickupDate: draft.pickupDate ?? '',
    pickupTime: draft.pickupTime ?? '',
    address: addressLine(draft.address),
    addressParts: draft.address,
    ...(!draft.sameAddress &&
      !isBlankAddress(draft.deliveryAddress) && {
        deliveryAddressParts: draft.deliveryAddress,
      }),
    ...(draft.door && { door: draft.door }),
    ...(needsPhone(user) && draft.phone.trim() !== '' && { phone: draft.phone }),
    deliveryPreference: draft.deliveryPreference,
    ...(draft.deliveryPreference !== 'express' &&
      window && {
        deliveryDate: window.date,
        deliveryTime: window.time,
      }),
    paymentMethod: draft.paymentMethod,
    ...(draft.cardId !== null && { cardId: draft.cardId }),
    specialInstructions: draft.specialInstructions,
    preferences: draft.preferences,
    ...(promoCode && { promoCode }),
    ...(draft.tolerance !== undefined && !bag && { tolerance: draft.tolerance }),
  }
}
