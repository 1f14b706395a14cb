// Delivery of a split's second order: day, window, and a reason for a full one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { OVER_FULL_REASON_MAX_LENGTH } from '#contract/orders/over-full.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { isSameWindow } from '#domain/slots/delivery-windows.ts'
import { deliveriesQuery, daysWithRoom } from '#web/features/orders/change/offered-deliveries.ts'
import { DeliveryDays, DeliveryWindows } from '#web/features/pickup/delivery-picker.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { splitOrder } from '#words/en/orders/console/split-order.ts'

export type SecondDelivery = ReturnType<typeof useSecondDelivery>

/** Nothing is chosen where customers collect their orders. */
export function useSecondDelivery(order: OrderDetail) {
  const [chosen, setChosen] = useState<{ date: string; time: string | null } | null>(
    order.deliveryWindow,
  )
  const [reason, setReason] = useState('')
  const isNeeded = !isCollectedAtCounter(order)
  const offered = useQuery({ ...deliveriesQuery(order._id), enabled: isNeeded })
  const days = offered.data ? daysWithRoom(offered.data.days, null, true) : []
  const day = days.find(({ date }) => date === chosen?.date)
  const window = day?.windows.find((each) => each.time === chosen?.time)
  const isFull = window?.isFull === true
  return {
    isNeeded,
    offered,
    days,
    day,
    window,
    isFull,
    isReady: (!isNeeded || window !== undefined) && !(isFull && reason.trim() === ''),
    chooseDay: (date: string) => setChosen({ date, time: chosen?.time ?? null }),
    chooseWindow: (date: string, time: string) => setChosen({ date, time }),
    reason,
    setReason,
    /** As the call asks for it. */
    body: {
      ...(day && window && { deliveryDate: day.date, deliveryTime: window.time }),
      ...(isFull && { reason: reason.trim() }),
    },
  }
}

type SplitDeliveryProps = {
  order: OrderDetail
  delivery: SecondDelivery
  /** Whatever is chosen. */
  onChange: () => void
}

export function SplitDelivery({ order, delivery, onChange }: SplitDeliveryProps) {
  const words = useWords(splitOrder)
  const { zone } = useLaundryTime()
  const today = calendarDateIn(useNow(), zone)
  const { offered, days, day, window, isFull } = delivery
  const isSameTime =
    day !== undefined &&
    window !== undefined &&
    isSameWindow(order.deliveryWindow, { date: day.date, time: window.time })
  const change = (apply: () => void) => {
    onChange()
    apply()
  }
  return (
    <section aria-label={words.when} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-base">{words.when}</h3>
      {offered.isPending && <SkeletonList rows={2} label={words.loading} />}
      {offered.isError && <FailedQueryNotice what={words.notLoaded} query={offered} />}
      {offered.data && days.length === 0 && <p>{words.none}</p>}
      <DeliveryDays
        days={days}
        today={today}
        value={day?.date ?? null}
        onChange={(date) => change(() => delivery.chooseDay(date))}
      />
      {day && (
        <DeliveryWindows
          day={day}
          value={window?.time ?? null}
          allowFull
          onChange={(to) => change(() => delivery.chooseWindow(day.date, to))}
        />
      )}
      {isSameTime && <p className="text-sm text-ink-soft">{words.sameTime}</p>}
      {isFull && (
        <TextInput
          label={words.whyFull}
          hint={words.whyFullHint}
          maxLength={OVER_FULL_REASON_MAX_LENGTH}
          value={delivery.reason}
          onChange={({ target }) => change(() => delivery.setReason(target.value))}
        />
      )}
    </section>
  )
}
