// Sums of cash: each person's cash in hand, and a day's till. Whole paise throughout.
import { sumPaise, type Paise } from '../base/money.ts'

/** Where cash is taken. */
export const CASH_PLACES = ['door', 'counter'] as const
export type CashPlace = (typeof CASH_PLACES)[number]

/** More rupees in one hand are a slip of the finger. */
export const MOST_CASH = 10_000_000

/**
 * What moves the till: cash taken in each place, given back, and what is counted of a hand-in. `settled` is what the
 * person was to hand in then, which they don't have on them any more, whatever was counted. `upi` stands beside the till.
 */
export type TillEntry = {
  readonly personId: string | null
  /** The day in the laundry's zone; null for all days before those that are asked for. */
  readonly date: string | null
  readonly kind: CashPlace | 'refunded' | 'settled' | 'counted' | 'upi'
  readonly paise: Paise
}

/** `opening + doors + counter − refunded − handedIn + difference = closing`, for each person, each day and in all. */
export type Till = {
  /** What people had on them when it began. */
  readonly openingPaise: Paise
  readonly doorsPaise: Paise
  readonly counterPaise: Paise
  readonly refundedPaise: Paise
  /** As it was counted. */
  readonly handedInPaise: Paise
  /** Counted less expected: below 0 where some was missing. */
  readonly differencePaise: Paise
  /** What people have on them when it ends. */
  readonly closingPaise: Paise
  /** Taken by UPI, less what was given back. */
  readonly upiPaise: Paise
}

/** What somebody has to hand in: all they took less what they gave back, and less what hand-ins have settled. */
export function cashToHandIn(sums: {
  collectedPaise: Paise
  refundedPaise: Paise
  settledPaise: Paise
}): Paise {
  return sums.collectedPaise - sums.refundedPaise - sums.settledPaise
}

/**
 * What a person has had to hand in since before today.
 * @param movedTodayPaise what they took today less what they gave back
 */
export function cashFromEarlierDays(toHandInPaise: Paise, movedTodayPaise: Paise): Paise {
  return Math.max(0, toHandInPaise - Math.max(0, movedTodayPaise))
}

/** What some entries come to, after others. */
function tillOf(before: readonly TillEntry[], entries: readonly TillEntry[]): Till {
  const sumOf = (of: readonly TillEntry[], kind: TillEntry['kind']) =>
    sumPaise(of.filter((entry) => entry.kind === kind).map(({ paise }) => paise))
  const heldOf = (of: readonly TillEntry[]) =>
    cashToHandIn({
      collectedPaise: sumOf(of, 'door') + sumOf(of, 'counter'),
      refundedPaise: sumOf(of, 'refunded'),
      settledPaise: sumOf(of, 'settled'),
    })
  const openingPaise = heldOf(before)
  const handedInPaise = sumOf(entries, 'counted')
  return {
    openingPaise,
    doorsPaise: sumOf(entries, 'door'),
    counterPaise: sumOf(entries, 'counter'),
    refundedPaise: sumOf(entries, 'refunded'),
    handedInPaise,
    differencePaise: handedInPaise - sumOf(entries, 'settled'),
    closingPaise: openingPaise + heldOf(entries),
    upiPaise: sumOf(entries, 'upi'),
  }
}

/** The till of everybody together over some days, and of each of these days. */
export function sumTillByDay(
  entries: readonly TillEntry[],
  dates: readonly string[],
): { total: Till; days: ({ readonly date: string } & Till)[] } {
  const before = (date: string) =>
    entries.filter((entry) => entry.date === null || entry.date < date)
  return {
    total: tillOf(
      entries.filter(({ date }) => date === null),
      entries.filter(({ date }) => date !== null),
    ),
    days: dates.map((date) => ({
      date,
      ...tillOf(
        before(date),
        entries.filter((entry) => entry.date === date),
      ),
    })),
  }
}

/** The till of each person who had or moved cash in the days of some entries. */
export function sumTillByPerson(
  entries: readonly TillEntry[],
): ({ readonly personId: string | null } & Till)[] {
  const ids = [...new Set(entries.map(({ personId }) => personId))]
  return ids.flatMap((personId) => {
    const own = entries.filter((entry) => entry.personId === personId)
    const till = tillOf(
      own.filter(({ date }) => date === null),
      own.filter(({ date }) => date !== null),
    )
    return Object.values(till).some((paise) => paise !== 0) ? [{ personId, ...till }] : []
  })
}
