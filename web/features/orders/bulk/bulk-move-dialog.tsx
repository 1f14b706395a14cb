// Dialog that moves the pickups or the deliveries of several orders to one day.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moveDeliveries, movePickups } from '#contract/orders/order-bulk.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { OVER_FULL_REASON_MAX_LENGTH } from '#contract/orders/over-full.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { STOP_KINDS, type StopKind } from '#domain/run-sheet/run-sheet.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'
import { BulkActionDialog, type BulkActionProps } from './bulk-action-dialog.tsx'

/** The whole booking window, today included. */
const DAYS_ASKED = 31

/** An order with what it had when somebody looked; what is left out isn't compared. */
type Booked = {
  _id: string
  status?: OrderStatus
  pickupDate?: string
  pickupTime?: string
  deliveryWindow?: DeliveryWindow | null
}

type MoveDialogProps = BulkActionProps & {
  orders: readonly Booked[]
  /** What of them moves; asked for if left out. */
  only?: StopKind
}

export function BulkMoveDialog({ orders, only, ...action }: MoveDialogProps) {
  const words = useWords(bulkOrders)
  const { zone } = useLaundryTime()
  const today = calendarDateIn(useNow(), zone)
  const [kind, setKind] = useState<StopKind>(
    only ?? (orders.some(({ status }) => status === 'pickup_scheduled') ? 'pickup' : 'delivery'),
  )
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [reason, setReason] = useState('')
  const offered = useQuery(pickupSlotsQuery(DAYS_ASKED, true)).data
  const slots = offered?.dates.find((day) => day.date === date)?.slots
  /** "9-11 AM, 3 places left"; deliveries have places of their own, which each order's windows decide. */
  const withRoom = (label: string) => {
    if (kind === 'delivery' || !slots) return label
    const left = slots.find(({ pickupTime }) => pickupTime === label)?.placesLeft
    return left === undefined ? words.notOffered(label) : words.placesLeft({ label, left })
  }
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }

  const move = () =>
    kind === 'pickup'
      ? call(movePickups, {
          body: {
            orders: orders.map(({ _id, pickupDate, pickupTime }) => ({
              id: _id,
              ...(pickupDate && pickupTime && { seen: { pickupDate, pickupTime } }),
            })),
            pickupDate: date,
            ...(time !== '' && { pickupTime: time }),
            ...why,
          },
        })
      : call(moveDeliveries, {
          body: {
            orders: orders.map(({ _id, deliveryWindow }) => ({ id: _id, seen: deliveryWindow })),
            deliveryDate: date,
            deliveryTime: time,
            ...why,
          },
        })

  return (
    <BulkActionDialog
      {...action}
      title={words.moveTitle(orders.length)}
      about={words.moveAbout}
      action={words.moveThem}
      doneText={words.moved}
      isReady={date !== '' && (kind === 'pickup' || time !== '')}
      run={move}
    >
      {!only && (
        <ToggleFilter
          label={words.whatMoves}
          showLabel
          options={STOP_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={words.day}
          type="date"
          min={today}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          error={kind === 'pickup' && slots?.length === 0 ? words.noPickups : undefined}
        />
        <Select label={words.time} value={time} onChange={({ target }) => setTime(target.value)}>
          <option value="">{kind === 'pickup' ? words.ownTime : words.chooseTime}</option>
          {PICKUP_SLOTS.map(({ label }) => (
            <option key={label} value={label}>
              {withRoom(label)}
            </option>
          ))}
        </Select>
      </div>
      <TextInput
        label={words.whyFull}
        hint={words.whyFullHint}
        optional
        maxLength={OVER_FULL_REASON_MAX_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </BulkActionDialog>
  )
}
