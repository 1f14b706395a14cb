// Numbers beside the console's places: due orders, or a person's own part of the day.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { type Badge, countOfBadge } from '#domain/operate/console-numbers.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import { PLANT_LIST } from '#web/screens/console/plant/plant-queries.ts'
import { runSheetQuery } from '#web/screens/console/run-sheet/sheet-queries.ts'

/** Badges of declared numbers; orders that are late, clothes to process, stops still to be made. */
export type PlaceCount = Badge | 'late' | 'clothes' | 'stops'
export type PlaceCounts = Readonly<Partial<Record<PlaceCount, number | undefined>>>

const MINUTE_MS = 60_000

/** @param now undefined until it is known, and for those who see no orders: these have counts of their own page */
export function usePlaceCounts(
  { permissions = [] }: User,
  now: NowAnswer | undefined,
): PlaceCounts {
  const seesOrders = permissions.includes('orders')
  const clothes = useQuery({
    ...PLANT_LIST,
    enabled: !seesOrders && permissions.includes('intake'),
    refetchInterval: MINUTE_MS,
    select: (orders) => orders.length,
  })
  const stops = useQuery({
    ...runSheetQuery(null),
    enabled: !seesOrders && permissions.includes('own-run'),
    refetchInterval: MINUTE_MS,
    select: (sheet) => sheet.stops.filter(({ done }) => !done).length,
  })
  return {
    late: now?.due.late,
    waiting: now && countOfBadge(now, 'waiting'),
    claims: now && countOfBadge(now, 'claims'),
    clothes: clothes.data,
    stops: stops.data,
    run: now && countOfBadge(now, 'run'),
  }
}
