// History of an order, latest first, on the laundry's own clock.
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import type { Order, TrackedOrder } from '#contract/orders/orders.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { orderHistory } from '#words/en/orders/order-history.ts'

/** Who may see the order's price sees the totals and the reason of a change too. */
export type HistoryEntry = TrackedOrder['history'][number] &
  Partial<Pick<Order['history'][number], 'reason' | 'fromTotal' | 'toTotal'>>

type OrderHistoryProps<E extends HistoryEntry> = {
  history: readonly E[]
  /** What of an entry is said differently to customers and staff; totals are rupees. */
  words: {
    totals: (from: number, to: number) => string
    reason: (reason: string) => string
    /** Lines of what exactly was changed. */
    details?: (entry: E) => readonly string[]
    /** Stands behind the time. */
    who?: (entry: E) => string
  }
  /** On a page of dense panels. */
  isDense?: boolean
  /** Stands below the entries. */
  children?: ReactNode
}

export function OrderHistory<E extends HistoryEntry>(props: OrderHistoryProps<E>) {
  const { history, words, isDense = false, children } = props
  const said = useWords(orderHistory)
  const time = useLaundryTime()
  const id = useId()
  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className={clsx('grid grid-cols-1 gap-4', isDense && 'p-4!')}
    >
      <h2 id={id} className={isDense ? 'text-lg' : 'text-xl'}>
        {said.title}
      </h2>
      <ol className="relative grid gap-4 before:absolute before:top-2 before:bottom-2 before:left-[5px] before:w-0.5 before:bg-rope">
        {history.toReversed().map((entry, index) => (
          <li
            key={`${entry.event} ${entry.status} ${entry.at}`}
            className="relative grid animate-rise pl-7 leading-snug"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 left-0 size-3 rounded-full border-2',
                index === 0 ? 'border-primary bg-primary' : 'border-peg-deep bg-sheet',
              )}
            />
            <span className={clsx(index === 0 && 'font-semibold')}>
              {entry.event === 'placed' ? said.placed : entry.label}
            </span>
            {entry.event === 'rescheduled' &&
              entry.pickupDate !== null &&
              entry.pickupTime !== null && (
                <span>
                  {said.movedTo({
                    date: time.date(entry.pickupDate),
                    time: time.slotHours(entry.pickupTime),
                  })}
                </span>
              )}
            {entry.deliveryWindow && (
              <span>
                {said.movedTo({
                  date: time.date(entry.deliveryWindow.date),
                  time: time.slotHours(entry.deliveryWindow.time),
                })}
              </span>
            )}
            {entry.fromTotal != null && entry.toTotal != null && (
              <span>{words.totals(entry.fromTotal, entry.toTotal)}</span>
            )}
            {entry.reason && <span className="wrap-anywhere">{words.reason(entry.reason)}</span>}
            {words.details?.(entry).map((line) => (
              <span key={line} className="text-sm wrap-anywhere">
                {line}
              </span>
            ))}
            <span className="text-sm wrap-anywhere text-ink-soft">
              <time dateTime={entry.at}>{time.dateTime(entry.at)}</time>
              {words.who && `, ${words.who(entry)}`}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </Panel>
  )
}
