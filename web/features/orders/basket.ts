// Basket of quantities before an order exists: from the price estimator, or a visitor's wizard. Kept on this device,
// so that it survives login, sign-up and a new password's mail; prices are never kept.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { deviceTime } from '#web/lib/clock.ts'
import { openStoredText } from '#web/offline/open-stored-text.ts'

/** Where this browser keeps it. */
export const BASKET_KEY = 'washlineBasket'

const kept = openStoredText('localStorage', BASKET_KEY)

/** A basket that nobody came back for is forgotten. */
export const BASKET_LIFE_MS = 7 * DAY_MS

/** Goes with the way to Login from an order that is kept. */
export const ORDER_KEPT = { orderKept: true }

/** Kilograms or pieces by item id. */
export type Counts = Readonly<Record<string, number>>

export type Basket = {
  /** Who counted; null for a visitor. */
  ownerId: string | null
  counts: Counts
  /** When it was counted, in milliseconds. */
  at: number
}

/** Keeps what somebody counted (null: a visitor) in the place of what was kept before; none is forgotten. */
export function saveBasket(ownerId: string | null, counts: Counts): void {
  if (Object.keys(counts).length === 0) return deleteBasket()
  const basket: Basket = { ownerId, counts, at: deviceTime() }
  kept.write(JSON.stringify(basket))
}

/** What is kept for the person there now (null: a visitor); a visitor's is for the person who logs in next. */
export function readBasket(personId: string | null): Counts | null {
  const basket = read()
  return basket && (basket.ownerId === null || basket.ownerId === personId) ? basket.counts : null
}

/** Forgets the basket, once it is in somebody's order or is emptied. */
export function deleteBasket(): void {
  kept.forget()
}

/** Forgets what isn't for the person there now; all of it where `keepOwn` doesn't leave it for its maker. */
export function deleteOthersBasket(nowId: string | undefined, keepOwn: boolean): void {
  const ownerId = read()?.ownerId ?? null
  const isAnothers = ownerId !== null && nowId !== undefined && ownerId !== nowId
  if (!keepOwn || isAnothers) deleteBasket()
}

function read(): Basket | null {
  try {
    const basket = JSON.parse(kept.read() ?? 'null') as Partial<Basket> | null
    const { ownerId = null, counts, at } = basket ?? {}
    if (typeof at !== 'number' || Math.abs(deviceTime() - at) > BASKET_LIFE_MS) return null
    if (ownerId !== null && typeof ownerId !== 'string') return null
    return { ownerId, counts: countsIn(counts), at }
  } catch {
    return null
  }
}

/** Whole numbers above 0 alone: the device's memory can hold anything. */
function countsIn(kept: unknown): Counts {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0,
    ),
  )
}
