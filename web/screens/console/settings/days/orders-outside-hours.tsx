// Orders outside new weekly hours, by date: moved or written to, like those of a closed date.
import { useQuery } from '@tanstack/react-query'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { standingOrders } from '#words/en/orders/standing-orders.ts'
import { outsideHours } from '../state/settings-state.ts'
import { AffectedOrders } from './affected-orders.tsx'

/** Nothing where there are none. */
export function OrdersOutsideHours() {
  const words = useWords(standingOrders)
  const time = useLaundryTime()
  const days = useQuery(outsideHours)
  if (days.isError) return <FailedQueryNotice what={words.outsideFailed} query={days} />
  if (!days.data || days.data.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="outside-hours">
      <h2 id="outside-hours" className="text-xl">
        {words.outside}
      </h2>
      <p className="mt-1 text-ink-soft">{words.outsideAbout}</p>
      {days.data.map((day) => (
        <div key={day.date} className="mt-5 grid gap-4 border-t border-line pt-4">
          <h3 className="text-lg">{time.date(day.date)}</h3>
          <AffectedOrders day={day} isPart />
        </div>
      ))}
    </Panel>
  )
}
