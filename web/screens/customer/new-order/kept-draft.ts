// The draft of an order in the tab's storage, and how it leaves with its owner. Who is signed in loads this on every
// page: what checks a draft, or changes one, stands elsewhere.
import { type Address, NO_ADDRESS } from '#domain/address-parts.ts'
import { USUAL_CARE } from '#domain/care-preferences.ts'
import { forgetOthersBasket } from '#web/features/orders/basket.ts'
import { logProblem } from '#web/lib/log.ts'
import type { Draft } from './draft-shape.ts'

const STORAGE_KEY = 'washlineOrderDraft'

/** A draft with nothing chosen. Takes the address of the person's profile. */
export function emptyDraft(address: Address = NO_ADDRESS): Draft {
  return {
    ownerId: null,
    step: 1,
    quantities: {},
    garmentIds: [],
    pickupDate: null,
    pickupTime: null,
    deliveryPreference: 'standard',
    deliveryDate: null,
    deliveryTime: null,
    address,
    sameAddress: true,
    deliveryAddress: NO_ADDRESS,
    door: null,
    phone: '',
    specialInstructions: '',
    preferences: USUAL_CARE,
    promoCode: '',
    paymentMethod: 'cash',
    cardId: null,
    repeats: false,
    remembers: false,
    seen: null,
    idempotencyKey: null,
  }
}

/** What the tab keeps, which may be anything; null for nothing. */
export function keptDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the draft for this tab. */
export function storeDraft(draft: Draft): void {
  try {
    const quantities = Object.fromEntries(
      Object.entries(draft.quantities).filter(([, quantity]) => quantity > 0),
    )
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, quantities }))
  } catch (error) {
    logProblem('The order could not be kept in this tab:', error)
  }
}

/** Forgets the draft, once it has become an order or its writer starts over. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/**
 * Takes somebody's draft out of the tab when they leave, and their basket out of the device. What a visitor
 * began stays for the login of its maker; `keepChoice` leaves what a visitor may see of it, for an order
 * under way when its session ends.
 */
export function forgetOwnedDraft(nowId: string | undefined, keepChoice: boolean): void {
  forgetOthersBasket(nowId, keepChoice)
  const draft = keptDraft() as Partial<Draft> | null
  if (typeof draft?.ownerId !== 'string' || draft.ownerId === nowId) return
  forgetDraft()
  if (keepChoice && nowId === undefined) storeDraft(withoutOwner(draft as Draft))
}

/** What may stay while its owner is away. It stays theirs, so that nobody else takes it over. */
export function withoutOwner(draft: Draft): Draft {
  const { ownerId, quantities, pickupDate, pickupTime } = draft
  const { deliveryPreference, deliveryDate, deliveryTime } = draft
  return {
    ...emptyDraft(),
    ownerId,
    quantities,
    pickupDate,
    pickupTime,
    deliveryPreference,
    deliveryDate,
    deliveryTime,
  }
}
