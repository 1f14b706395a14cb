// History of the followed order, for its customer and anyone with its number.
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { type HistoryEntry, OrderHistory } from '#web/features/orders/order-history.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

export function TrackedOrderHistory({ history }: { history: readonly HistoryEntry[] }) {
  const words = useWords(trackOrderScreen).history
  const { zone } = useLaundryTime()
  const said = {
    totals: (from: number, to: number) =>
      words.total({ from: rupeesText(from), to: rupeesText(to) }),
    reason: (reason: string) => reason,
  }
  return (
    <OrderHistory history={history} words={said}>
      {!isZoneHere(zone) && (
        <p className="text-sm text-ink-soft">{words.clocks({ zone: zone.replace('_', ' ') })}</p>
      )}
    </OrderHistory>
  )
}

/** Whether this browser's clock is the laundry's; zones have old names too, so both are asked the same way. */
function isZoneHere(zone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return here === new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}
