// The order being put together, kept in the tab so that it survives a reload and a detour to the login.
import * as z from 'zod/mini'
import { logProblem } from '#web/lib/log.ts'
import { type Counts, basketFor, forgetOthersBasket } from '#web/features/orders/basket.ts'

const STORAGE_KEY = 'washlineOrderDraft'

export const STEPS = [1, 2, 3, 4] as const
export type Step = (typeof STEPS)[number]

const paise = z.int()

/** What a selection was seen to cost; `selection` tells of which. */
const seenPrice = z.object({
  selection: z.string(),
  totalPaise: paise,
  expressFeePaise: paise,
  coveredPaise: paise,
  discountPaise: paise,
  lines: z.array(z.object({ itemId: z.string(), title: z.string(), unitPricePaise: paise })),
})
export type SeenPrice = z.output<typeof seenPrice>

const draftSchema = z.object({
  /** Whose draft it is; null while nobody is signed in. */
  ownerId: z.nullable(z.string()),
  /** Where the person was last. */
  step: z.literal(STEPS),
  /** Kilograms or pieces by item id, as they were typed: NaN is what is no number. */
  quantities: z.record(z.string(), z.number().check(z.positive())),
  /** Garments of the person's wardrobe that are handed over. */
  garmentIds: z._default(z.array(z.string()), []),
  pickupDate: z.nullable(z.string()),
  pickupTime: z.nullable(z.string()),
  deliveryPreference: z.enum(['standard', 'express', 'scheduled']),
  /** The day asked for with `scheduled`; kept while another preference is tried. */
  deliveryDate: z._default(z.nullable(z.string()), null),
  address: z.string(),
  sameAddress: z.boolean(),
  deliveryAddress: z.string(),
  /** Of somebody who has no number in their profile yet. */
  phone: z._default(z.string(), ''),
  specialInstructions: z.string(),
  /** What was typed to get something off; empty for nothing. */
  promoCode: z._default(z.string(), ''),
  paymentMethod: z.enum(['cash', 'upi', 'card']),
  /** The saved card that pays; null for any other payment. */
  cardId: z._default(z.nullable(z.string()), null),
  /** The last price that its person saw and that wasn't questioned since. */
  seen: z._default(z.nullable(seenPrice), null),
  /** One per review: sent again with every repeat, so a double tap makes one order. */
  idempotencyKey: z.nullable(z.string()),
})

export type Draft = z.output<typeof draftSchema>

/** What may be changed from outside; the key follows from it. */
export type DraftChange = Partial<Omit<Draft, 'idempotencyKey' | 'ownerId' | 'step' | 'seen'>>

/** A draft with nothing chosen. Takes the person's saved address, which may be empty. */
export function emptyDraft(address: string): Draft {
  return {
    ownerId: null,
    step: 1,
    quantities: {},
    garmentIds: [],
    pickupDate: null,
    pickupTime: null,
    deliveryPreference: 'standard',
    deliveryDate: null,
    address,
    sameAddress: true,
    deliveryAddress: '',
    phone: '',
    specialInstructions: '',
    promoCode: '',
    paymentMethod: 'cash',
    cardId: null,
    seen: null,
    idempotencyKey: null,
  }
}

/** The draft with a change made. A changed order is another order, so its key goes. */
export function changed(draft: Draft, change: DraftChange): Draft {
  return { ...draft, ...change, idempotencyKey: null }
}

/** The chosen lines in the catalogue's order; what is no longer offered is left out. */
export function linesOf(draft: Pick<Draft, 'quantities'>, items: readonly { id: string }[]) {
  return items.flatMap(({ id }) => {
    const quantity = draft.quantities[id] ?? 0
    return quantity <= 0 ? [] : [{ itemId: id, quantity }]
  })
}

/** The quantities with one of them set; at 0 or below the item leaves the order. */
export function withQuantity(
  quantities: Draft['quantities'],
  itemId: string,
  quantity: number,
): Draft['quantities'] {
  const { [itemId]: _, ...others } = quantities
  return quantity <= 0 ? others : { ...others, [itemId]: quantity }
}

/** Whether a step holds what the next one needs. */
export function isStepValid(draft: Draft, step: Step): boolean {
  switch (step) {
    case 1:
      return Object.keys(draft.quantities).length > 0
    case 2:
      return draft.pickupDate !== null && draft.pickupTime !== null && !lacksDeliveryDate(draft)
    case 3:
      return draft.address.trim() !== ''
    case 4:
      return true
  }
}

/** Whether a scheduled delivery waits for its day. */
export function lacksDeliveryDate(
  draft: Pick<Draft, 'deliveryPreference' | 'deliveryDate'>,
): boolean {
  return draft.deliveryPreference === 'scheduled' && draft.deliveryDate === null
}

/** The furthest step that may be shown: all before it are valid. */
export function furthestStep(draft: Draft): Step {
  return STEPS.find((step) => !isStepValid(draft, step)) ?? 4
}

type Someone = { _id: string; address: string }

/**
 * The tab's draft for the person there now (null: a visitor), or a fresh one with their address; with
 * what is kept of their basket in it.
 */
export function storedDraft(person: Someone | null): Draft {
  const draft = draftInTab(person)
  const counts = basketFor(person?._id ?? null)
  // What somebody else left here is not theirs to add to.
  return counts === null || draft.ownerId !== (person?._id ?? null)
    ? draft
    : withBasket(draft, counts)
}

/** The basket's counts hold for the items that it names, for they are newer; all else of the draft stays. */
function withBasket(draft: Draft, counts: Counts): Draft {
  const isNew = Object.entries(counts).some(([id, count]) => draft.quantities[id] !== count)
  if (!isNew) return draft
  return { ...changed(draft, { quantities: { ...draft.quantities, ...counts } }), step: 1 }
}

/**
 * Another person sees nothing of a draft. A visitor, whose session may just have ended, sees what is to be
 * cleaned and when; where somebody lives and what they wrote is for its owner alone.
 */
function draftInTab(person: Someone | null): Draft {
  const fresh = { ...emptyDraft(person?.address ?? ''), ownerId: person?._id ?? null }
  const draft = read()
  if (draft === null) return fresh
  if (draft.ownerId === null || draft.ownerId === person?._id)
    return {
      ...draft,
      ownerId: fresh.ownerId,
      address: draft.address || fresh.address,
      // A member's price is another one than a visitor's.
      seen: draft.ownerId === fresh.ownerId ? draft.seen : null,
    }
  return person ? fresh : withoutOwner(draft)
}

/**
 * Takes somebody's draft out of the tab when they leave, and their basket out of the device. What a visitor
 * began stays for the login of its maker; `keepChoice` leaves what a visitor may see of it, for an order
 * under way when its session ends.
 */
export function forgetOwnedDraft(nowId: string | undefined, keepChoice: boolean): void {
  forgetOthersBasket(nowId, keepChoice)
  const draft = read()
  if (draft === null || draft.ownerId === null || draft.ownerId === nowId) return
  if (keepChoice && nowId === undefined) storeDraft(withoutOwner(draft))
  else forgetDraft()
}

/** What may stay while its owner is away. It stays theirs, so that nobody else takes it over. */
function withoutOwner(draft: Draft): Draft {
  const { ownerId, quantities, pickupDate, pickupTime, deliveryPreference, deliveryDate } = draft
  return {
    ...emptyDraft(''),
    ownerId,
    quantities,
    pickupDate,
    pickupTime,
    deliveryPreference,
    deliveryDate,
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

function read(): Draft | null {
  try {
    const parsed = z.safeParse(
      draftSchema,
      JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
