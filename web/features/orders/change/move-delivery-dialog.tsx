// Dialog that moves an order's delivery to another window until it has left, for its customer or staff.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import type { Order } from '#contract/orders/orders.ts'
import { OVER_FULL_REASON_MAX_LENGTH } from '#contract/orders/over-full.ts'
import { isSameWindow, type DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { DeliveryDays, DeliveryWindows } from '#web/features/pickup/delivery-picker.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { moveDelivery as dialogWords } from '#words/en/slots/move-delivery.ts'
import { SecondVisitFee, useSecondVisitFee } from './second-visit-fee.tsx'
import { useDeliveryTime } from '../record/delivery-time.ts'
import { deliveriesQuery, daysWithRoom } from './offered-deliveries.ts'

type MoveDeliveryDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'deliveryWindow' | 'estimatedDelivery'>
  /** Staff move it: its customer is notified. */
  byStaff?: boolean
  /** What this visit costs after a failed one, in rupees. */
  secondVisitFee?: number | undefined
  /** Once it is moved. */
  onMoved?: () => void
  onClose: () => void
}

/** The open dialog for one order that may be moved, as `mayMoveDelivery` says. */
export function MoveDeliveryDialog(props: MoveDeliveryDialogProps) {
  const { order, byStaff = false, secondVisitFee, onMoved, onClose } = props
  const words = useWords(dialogWords)
  const { zone } = useLaundryTime()
  const today = calendarDateIn(useNow(), zone)
  const deliveryTime = useDeliveryTime()
  const before = order.deliveryWindow
  const [date, setDate] = useState(before?.date ?? null)
  const [time, setTime] = useState(before?.time ?? null)
  const offered = useQuery(deliveriesQuery(order._id))
  const [reason, setReason] = useState('')
  const { fee, seenFee, learnFee } = useSecondVisitFee(secondVisitFee)
  const [seen, setSeen] = useState(before)
  const days = offered.data ? daysWithRoom(offered.data.days, before, byStaff) : []
  const day = days.find((each) => each.date === date)
  const window = day?.windows.find((each) => each.time === time && (byStaff || !each.isFull))
  const chosen = day && window ? { date: day.date, time: window.time } : null
  const isFull = window?.isFull === true

  const move = useAction(moveDelivery, {
    input: (to: DeliveryWindow) => ({
      params: { orderId: order._id },
      body: {
        deliveryDate: to.date,
        deliveryTime: to.time,
        seen,
        ...seenFee,
        ...(isFull && { reason: reason.trim() }),
      },
    }),
    onDone: (moved) => {
      toast.success(words.moved, words.movedLine({ when: deliveryTime(moved) }))
      onMoved?.()
      onClose()
    },
    onFailed: (error) => {
      setSeen(currentRecordOf<DeliveryWindow>(error) ?? seen)
      learnFee(error)
    },
    failed: words.failed,
  })
  const choose = (change: () => void) => {
    move.reset()
    change()
  }

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.title}
      description={words.about({
        number: order.number,
        when: deliveryTime(order),
        isWindow: before !== null,
        byStaff,
      })}
      action={move}
      onPress={() => {
        if (chosen !== null) move.send(chosen)
      }}
      cancelLabel={words.keep}
      submitLabel={words.move}
      busyLabel={words.moving}
      canSubmit={
        chosen !== null && !isSameWindow(chosen, before) && !(isFull && reason.trim() === '')
      }
    >
      <SecondVisitFee fee={fee} />
      {offered.isPending && <SkeletonList rows={2} label={words.loading} />}
      {offered.isError && <FailedQueryNotice what={words.notLoaded} query={offered} />}
      {offered.data && days.length === 0 && <p>{words.none}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DeliveryDays
          days={days}
          today={today}
          value={day?.date ?? null}
          onChange={(to) => choose(() => setDate(to))}
        />
        {day && (
          <DeliveryWindows
            day={day}
            value={window?.time ?? null}
            allowFull={byStaff}
            onChange={(to) => choose(() => setTime(to))}
          />
        )}
        {isFull && (
          <TextInput
            label={words.whyFull}
            hint={words.whyFullHint}
            maxLength={OVER_FULL_REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </FormDialog>
  )
}
