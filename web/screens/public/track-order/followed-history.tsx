// History of the followed order, for its customer and anyone with its number.
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { type HistoryEntry, OrderHistory } from '#web/features/orders/order-history.tsx'
import { rupeesText } from '#web/lib/rupees.ts'

const WORDS = { totals: totalsText, reason: (reason: string) => reason }

export function FollowedHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { zone } = useLaundryTime()
  return (
    <OrderHistory history={history} words={WORDS}>
      {!isZoneHere(zone) && (
        <p className="text-sm text-ink-soft">
          Times are as clocks show them at the laundry ({zone.replace('_', ' ')}).
        </p>
      )}
    </OrderHistory>
  )
}

function totalsText(from: number, to: number): string {
  if (from === to) return `The total stays ${rupeesText(to)}`
  return `The total is ${rupeesText(to)} instead of ${rupeesText(from)}`
}

/** Whether this browser's clock is the laundry's; zones have old names too, so both are asked the same way. */
function isZoneHere(zone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return here === new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}
