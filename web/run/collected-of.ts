// What each order of a stop gets of the money that was paid at the door.
import { fromRupees, type Paise, toRupees } from '#domain/base/money.ts'
import { payInTurn } from '#domain/run-sheet/one-stop.ts'
import type { Collected } from '#web/offline/kept-completions.ts'

/** What was paid at a door. */
export type PaidAtDoor = {
  cashPaise: Paise
  upiPaise: Paise
  /** Less than was due, and the rest stays due. */
  isLess?: boolean
}

type Share = {
  /** What goes with the delivery. */
  collected: Collected | null
  /** What was paid beside it by UPI: a deed of its own. */
  beside: Collected | null
}

/** @returns the share of each order, in their order */
export function collectedOf(
  orders: readonly { readonly due: number }[],
  { cashPaise, upiPaise }: PaidAtDoor,
): Share[] {
  const duePaise = orders.map(({ due }) => fromRupees(due))
  const cash = payInTurn(cashPaise, duePaise)
  const left = duePaise.map((due, place) => Math.max(0, due - cash[place]!))
  const upi = payInTurn(upiPaise, left)
  return orders.map((_, place) => {
    const inCash = taken('cash', cash[place]!, duePaise[place]!)
    const byUpi = taken('upi', upi[place]!, left[place]!)
    return { collected: inCash ?? byUpi, beside: inCash && byUpi }
  })
}

function taken(method: Collected['method'], paise: Paise, seenPaise: Paise): Collected | null {
  if (paise === 0) return null
  const seen = paise < seenPaise && { seen: toRupees(seenPaise) }
  return { method, amount: toRupees(paise), ...seen }
}
