// Draft of an order, kept in the tab so that it survives a reload and a visit to the login.
import { isBlankAddress, isCompleteAddress, readAddress } from '#domain/orders/address.ts'
import type { DoorContact } from '#domain/orders/address-parts.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { type Counts, readBasket } from '#web/features/orders/basket.ts'
import { type Draft, STEPS, type Step, parseOrderDraft } from './draft-shape.ts'
import {
  readDraftOfEndedSession,
  itemsAndTimesOf,
  createEmptyDraft,
  readKeptDraft,
  draftWithoutOwnerData,
} from './read-kept-draft.ts'

/** What may be changed from outside; the key follows from it. */
export type DraftChange = Partial<Omit<Draft, 'idempotencyKey' | 'ownerId' | 'step' | 'seen'>>

/** The draft with a change made. A changed order is another order, so its key goes. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  return { ...draft, ...change, idempotencyKey: null }
}

/** The chosen lines in the catalogue's order; what is no longer offered is left out. */
export function linesOfDraft(draft: Pick<Draft, 'quantities'>, items: readonly { id: string }[]) {
  return items.flatMap(({ id }) => {
    const quantity = draft.quantities[id] ?? 0
    return quantity <= 0 ? [] : [{ itemId: id, quantity }]
  })
}

/** The quantities with one of them set; at 0 or below the item leaves the order. */
export function withItemQuantity(
  quantities: Draft['quantities'],
  itemId: string,
  quantity: number,
): Draft['quantities'] {
  const { [itemId]: _, ...others } = quantities
  return quantity <= 0 ? others : { ...others, [itemId]: quantity }
}

/** Whether a step holds what the next one needs. */
export function isStepComplete(draft: Draft, step: Step): boolean {
  switch (step) {
    case 1:
      return draft.bag ? draft.bag.length > 0 : Object.keys(draft.quantities).length > 0
    case 2:
      return draft.pickupDate !== null && draft.pickupTime !== null && !needsDeliveryDate(draft)
    case 3:
      return areAddressesWhole(draft) && (draft.door === null || isDoorContact(draft.door))
    case 4:
      return true
  }
}

/** A delivery address of which nothing is written is the pickup's. */
function areAddressesWhole({ address, sameAddress, deliveryAddress }: Draft): boolean {
  return (
    isCompleteAddress(address) &&
    (sameAddress || isBlankAddress(deliveryAddress) || isCompleteAddress(deliveryAddress))
  )
}

function isDoorContact({ name, phone }: DoorContact): boolean {
  return name.trim() !== '' && phone.trim() !== '' && isPhone(phone)
}

/** Whether a scheduled delivery waits for its day. */
export function needsDeliveryDate(
  draft: Pick<Draft, 'deliveryPreference' | 'deliveryDate'>,
): boolean {
  return draft.deliveryPreference === 'scheduled' && draft.deliveryDate === null
}

/** The furthest step that may be shown: all before it are valid. */
export function furthestStepOf(draft: Draft): Step {
  return STEPS.find((step) => !isStepComplete(draft, step)) ?? 4
}

type Someone = { _id: string; address: string }

/**
 * The tab's draft for the person there now (null: a visitor), or a fresh one with their address; with
 * what is kept of their basket in it.
 */
export function readStoredDraft(person: Someone | null): Draft {
  const draft = draftInTab(person)
  const counts = readBasket(person?._id ?? null)
  // What somebody else left here is not theirs to add to.
  return counts === null || draft.ownerId !== (person?._id ?? null)
    ? draft
    : withBasket(draft, counts)
}

/** The basket's counts hold for the items that it names, for they are newer; all else of the draft stays. */
function withBasket(draft: Draft, counts: Counts): Draft {
  const isNew = Object.entries(counts).some(([id, count]) => draft.quantities[id] !== count)
  if (!isNew) return draft
  return { ...changeDraft(draft, { quantities: { ...draft.quantities, ...counts } }), step: 1 }
}

/**
 * Another person sees nothing of a draft. A visitor, whose session may just have ended, sees what is to be
 * cleaned and when; where somebody lives and what they wrote is for its owner alone.
 */
function draftInTab(person: Someone | null): Draft {
  const fresh = {
    ...createEmptyDraft(readAddress(person?.address ?? '')),
    ownerId: person?._id ?? null,
  }
  const draft = parseOrderDraft(readKeptDraft())
  if (draft === null) return fresh
  if (draft.ownerId === null || draft.ownerId === person?._id) {
    const whole = draft.ownerId === null ? draft : withPrivatePart(draft)
    return {
      ...whole,
      ownerId: fresh.ownerId,
      address: isBlankAddress(whole.address) ? fresh.address : whole.address,
    }
  }
  return person ? fresh : draftWithoutOwnerData(draft)
}

/** The step on which somebody's session ended; null where no order of theirs was under way. */
export function readStepOfEndedSession(ownerId: string): Step | null {
  const away = parseOrderDraft(readDraftOfEndedSession())
  return away?.ownerId === ownerId ? away.step : null
}

/** An owner's draft as they left it when their session ended, with what was chosen or written since. */
function withPrivatePart(draft: Draft): Draft {
  const away = parseOrderDraft(readDraftOfEndedSession())
  if (away === null || away.ownerId !== draft.ownerId) return draft
  // Who went on without logging in gave an address again: it is newer than the one that was kept.
  if (!isBlankAddress(draft.address)) return { ...draft, garmentIds: away.garmentIds }
  const choice = itemsAndTimesOf(draft)
  // Unchanged, it is the same order when it is placed again.
  const isSame = JSON.stringify(choice) === JSON.stringify(itemsAndTimesOf(away))
  return isSame ? away : { ...changeDraft(away, choice), step: draft.step }
}
