// An order's hand-overs, newest first.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'

export function HandOverList({ order }: { order: CustodyOrder }) {
  const words = useWords(clothesScreen)
  const time = useLaundryTime()
  return (
    <Panel>
      <h2 className="mb-3 text-xl">{words.written}</h2>
      <ol className="grid gap-3">
        {order.events.toReversed().map((event) => (
          <li key={event.seq}>
            <p className="wrap-anywhere">{words.entry(event)}</p>
            {event.note !== null && <p className="wrap-anywhere italic">{event.note}</p>}
            <p className="text-sm text-ink-soft">
              <time dateTime={event.at}>{time.dateTime(event.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {order.head !== null && (
        <p className="mt-3 text-sm wrap-anywhere text-ink-soft">
          {words.head({ head: order.head })}
        </p>
      )}
    </Panel>
  )
}
