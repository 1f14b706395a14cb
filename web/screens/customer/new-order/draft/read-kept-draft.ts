// Draft in the tab's storage, and its removal at logout. Every signed-in page loads this file, so validation and
// changes of drafts are elsewhere.
import { type Address, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import { deleteOthersBasket } from '#web/features/orders/basket.ts'
import { openStoredText } from '#web/offline/open-stored-text.ts'
import type { Draft } from './draft-shape.ts'

const kept = openStoredText('sessionStorage', 'washlineOrderDraft')

/** The whole draft of an owner whose session ended: for their next login, and shown to nobody until then. */
const away = openStoredText('sessionStorage', 'washlineOrderDraftAway')

/** A draft with nothing chosen. Takes the address of the person's profile. */
export function createEmptyDraft(address: Address = NO_ADDRESS): Draft {
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
export function readKeptDraft(): unknown {
  return jsonIn(kept.read())
}

/** What the tab keeps for an owner whose session ended, which may be anything; null for nothing. */
export function readDraftOfEndedSession(): unknown {
  return jsonIn(away.read())
}

/** Keeps the draft for this tab. */
export function storeDraft(draft: Draft): void {
  kept.write(textOf(draft))
}

/** Forgets the draft, once it has become an order or its writer starts over. */
export function deleteDraft(): void {
  kept.forget()
  away.forget()
}

/** Forgets what was kept for an owner's next login, once it is in their draft. */
export const forgetAwayDraft = away.forget

/**
 * Takes somebody's draft out of the tab when they leave, and their basket out of the device. What a visitor
 * began stays for the login of its maker; `keepChoice` leaves what a visitor may see of it, for an order
 * under way when its session ends, and the rest for its owner's next login.
 */
export function deleteOwnedDraft(nowId: string | undefined, keepChoice: boolean): void {
  deleteOthersBasket(nowId, keepChoice)
  const waits = keepChoice && nowId === undefined
  const awayOwner = ownerOf(readDraftOfEndedSession())
  if (!waits && awayOwner !== nowId) away.forget()
  const whole = kept.read()
  const draft = jsonIn(whole)
  const ownerId = ownerOf(draft)
  if (ownerId === undefined || ownerId === nowId) return
  kept.forget()
  // What the tab keeps may be anything.
  if (!waits || !(draft as Partial<Draft>).quantities) return
  if (awayOwner !== ownerId && whole !== null) away.write(whole)
  storeDraft(draftWithoutOwnerData(draft as Draft))
}

function ownerOf(draft: unknown): string | undefined {
  const ownerId = (draft as Partial<Draft> | null)?.ownerId
  return typeof ownerId === 'string' ? ownerId : undefined
}

function textOf(draft: Draft): string {
  const quantities = Object.fromEntries(
    Object.entries(draft.quantities).filter(([, quantity]) => quantity > 0),
  )
  return JSON.stringify({ ...draft, quantities })
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What may stay while its owner is away. It stays theirs, so that nobody else takes it over. */
export function draftWithoutOwnerData(draft: Draft): Draft {
  return { ...createEmptyDraft(), ownerId: draft.ownerId, ...itemsAndTimesOf(draft) }
}

/** What is to be cleaned and when: the part that isn't private. */
export function itemsAndTimesOf(draft: Draft) {
  const { quantities, pickupDate, pickupTime, deliveryPreference, deliveryDate, deliveryTime } =
    draft
  return { quantities, pickupDate, pickupTime, deliveryPreference, deliveryDate, deliveryTime }
}
