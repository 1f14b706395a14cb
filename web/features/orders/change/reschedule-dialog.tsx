// Dialog that moves an order's pickup to another slot, for its customer or staff.
import { rescheduleDialog } from '#words/en/orders/actions/reschedule-dialog.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Order, rescheduleOrder } from '#contract/orders/orders.ts'
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { OVER_FULL_REASON_MAX_LENGTH } from '#contract/orders/over-full.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type PickupChoice, findOfferedSlot } from '#web/features/pickup/free-slot.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { SecondVisitFee, useSecondVisitFee } from './second-visit-fee.tsx'
import { useDeliveryTime } from '../record/delivery-time.ts'
import { pickupSlotsQuery } from '../record/order-queries.ts'
import { SlotPicker } from '#web/features/pickup/slot-picker.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

/** The whole booking window, today included. */
const DAYS_ASKED = 31

type RescheduleDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'pickupDate' | 'pickupTime' | 'deliveryPreference'>
  /** Staff move it: its customer is notified, and a full slot may be booked with a reason. */
  byStaff?: boolean
  /** What this visit costs after a failed one, in rupees. */
  secondVisitFee?: number | undefined
  /** Once it is moved. */
  onMoved?: () => void
  onClose: () => void
}

/** The open dialog for one order that is not picked up yet. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { order, byStaff = false, secondVisitFee, onMoved, onClose } = props
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const words = useWords(rescheduleDialog)
  const [choice, setChoice] = useState<PickupChoice>({
    pickupDate: order.pickupDate,
    pickupTime: null,
  })
  const { fee, seenFee, learnFee } = useSecondVisitFee(secondVisitFee)
  const [seen, setSeen] = useState({ pickupDate: order.pickupDate, pickupTime: order.pickupTime })
  const available = useQuery(pickupSlotsQuery(DAYS_ASKED, byStaff))
  const [reason, setReason] = useState('')
  const { pickupDate, pickupTime } = choice
  const slot = available.data && findOfferedSlot(available.data.dates, choice)
  const isFull = slot?.placesLeft === 0
  const mayBook = slot !== undefined && (!isFull || (byStaff && reason.trim() !== ''))

  const move = useAction(rescheduleOrder, {
    input: (to: { pickupDate: string; pickupTime: string; reason?: string }) => ({
      params: { orderId: order._id },
      body: { ...to, seen, ...seenFee },
    }),
    onDone: (moved) => {
      toast.success(
        words.moved,
        words.movedLine({
          date: time.date(moved.pickupDate),
          time: time.slotHours(moved.pickupTime),
          back: deliveryTime(moved),
          isWindow: moved.deliveryWindow !== null,
          ...pickHandOvers(moved),
        }),
      )
      onMoved?.()
      onClose()
    },
    onFailed: (error) => {
      setSeen(currentRecordOf<typeof seen>(error) ?? seen)
      learnFee(error)
    },
    failed: words.failed,
  })

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.title}
      description={words.about({
        number: order.number,
        date: time.date(order.pickupDate),
        time: time.slotHours(order.pickupTime),
        byStaff,
      })}
      action={move}
      onPress={() => {
        if (pickupDate !== null && pickupTime !== null)
          move.send({ pickupDate, pickupTime, ...(isFull && { reason: reason.trim() }) })
      }}
      cancelLabel={words.keep}
      submitLabel={words.move}
      busyLabel={words.moving}
      canSubmit={mayBook}
    >
      <SecondVisitFee fee={fee} />
      {available.isPending && <SkeletonList rows={2} label={words.loading} />}
      {available.isError && <FailedQueryNotice what={words.notLoaded} query={available} />}
      {available.data && (
        <SlotPicker
          available={available.data}
          value={choice}
          allowFull={byStaff}
          onChange={(next) => {
            move.reset()
            setChoice(next)
          }}
          refusal={(slot) => {
            if (slot.startsAt === bookedAt(available.data, order)) return words.bookedNow
            const isExpress = order.deliveryPreference === 'express'
            return isExpress && !slot.expressOffered ? words.notForExpress : null
          }}
        />
      )}
      {byStaff && isFull && (
        <TextInput
          label={words.whyFull}
          hint={words.whyFullHint}
          maxLength={OVER_FULL_REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  )
}

type AvailableSlots = {
  dates: readonly { date: string; slots: { pickupTime: string; startsAt: string }[] }[]
}

/** When the slot that the order has begins; undefined when it isn't offered any more. */
function bookedAt(
  available: AvailableSlots,
  order: RescheduleDialogProps['order'],
): string | undefined {
  const day = available.dates.find(({ date }) => date === order.pickupDate)
  return day?.slots.find((slot) => slot.pickupTime === order.pickupTime)?.startsAt
}
