// History of an order for staff, with the person behind each entry.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { BookingPart } from '#domain/orders/booking-change.ts'
import { OrderHistory } from '#web/features/orders/order-history.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { bookingPartsText } from '#words/en/orders/booking-change.ts'
import { orderPage } from '#words/en/orders/console/order-page.ts'

function namedPart(part: BookingPart): string {
  const name = bookingPartsText([part])
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

type Entry = OrderDetail['history'][number]

const WORDS = { totals: totalsText, reason: (reason: string) => `“${reason}”`, who: whoOf }

export function HistoryPanel({ history }: { history: readonly Entry[] }) {
  const { changedFrom } = useWords(orderPage)
  const details = ({ changes }: Entry) =>
    changes.map(({ part, from, to }) => changedFrom({ part: namedPart(part), from, to }))
  return <OrderHistory isDense history={history} words={{ ...WORDS, details }} />
}

function totalsText(from: number, to: number): string {
  if (from === to) return `Still ${rupeesText(to)}`
  return `${rupeesText(to)} instead of ${rupeesText(from)}`
}

function whoOf(entry: Entry): string {
  const name = nameOf(entry)
  if (entry.takesBack) return `${name}, as before`
  return entry.takenBack ? `${name}, undone` : name
}

function nameOf({ by, byName }: Entry): string {
  if (by === 'system') return 'automatically'
  const role = by === 'staff' ? 'staff' : 'customer'
  return byName === null ? role : `${byName} (${role})`
}
