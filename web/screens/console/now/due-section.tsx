// List of due orders: the first few as links, and the total as a link to all.
import { useQuery } from '@tanstack/react-query'
import { adminOrders } from '#contract/orders/order-list.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { promisedReturnAt } from '#domain/orders/order-promise.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { NOW_KEY } from '#web/features/now/now-query.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { LoadingRows, NowRow, SectionFrame } from './section-frame.tsx'
import type { NowSection } from './sections.ts'

const askOrders = addressOf(adminOrders)
const SHOWN = 5

type DueSectionProps = { section: NowSection; count: number }

export function DueSection({ section: { due, sort }, count }: DueSectionProps) {
  const words = useWords(nowScreen)
  const list = useQuery({
    queryKey: [...NOW_KEY, due],
    queryFn: ({ signal }) => call(askOrders, { query: { due, sort, limit: SHOWN } }, { signal }),
    enabled: count > 0,
    networkMode: 'always',
  })
  return (
    <SectionFrame
      {...words.sections[due]}
      count={count}
      to={`/admin/dashboard?due=${due}`}
      isPressing={due === 'late'}
    >
      {list.isPending && <LoadingRows rows={Math.min(count, SHOWN)} label={words.loadingList} />}
      {list.isError && (
        <div className="p-4">
          <FailedQueryNotice what={words.listNotLoaded} query={list} />
        </div>
      )}
      <ul>
        {list.data?.map((order) => (
          <NowRow
            key={order._id}
            to={`/admin/orders/${order._id}`}
            name={order.userId.name}
            about={<DueText due={due} order={order} />}
            aside={asideOf(due, order)}
          />
        ))}
      </ul>
    </SectionFrame>
  )
}

function asideOf(due: NowSection['due'], order: StaffOrder): string {
  if (due === 'unpaid') return rupeesText(order.amountDue)
  return due === 'refund' ? rupeesText(order.refundDue) : order.number.slice(-4)
}

/** When it is due, or what it is. */
function DueText({ due, order }: { due: NowSection['due']; order: StaffOrder }) {
  const words = useWords(nowScreen)
  const time = useLaundryTime()
  const now = useNow()
  const { status, pickupDate, pickupTime } = order
  const isToCome = status === 'pickup_scheduled'
  if (due === 'unpaid' || due === 'refund') return order.number
  const isToday = pickupDate === calendarDateIn(now, time.zone)
  const pickup = isToday ? pickupTime : `${time.date(pickupDate)}, ${pickupTime}`
  if (isToCome && due === 'collect') return pickup
  const end = promisedReturnAt(
    { ...order, estimatedDeliveryAt: new Date(order.estimatedDelivery) },
    time.zone,
  )
  const when = isToCome ? pickup : time.dateTime(end.toISOString())
  return due === 'late' ? words.wasDue({ when }) : words.dueAt({ when })
}
