// Dialog that changes a booked order until its pickup: items, addresses, instructions and preferences, with the
// price first.
import { ChangedMeanwhileNotice } from './changed-meanwhile-notice.tsx'
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { useId, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { CareChoice } from './care-choice.tsx'
import { useDeliveryTime } from '../record/delivery-time.ts'
import { MoveDeliveryDialog } from './move-delivery-dialog.tsx'
import { costAtPrice } from '../price/order-cost.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'
import { WardrobeChoice } from '#web/features/garments/wardrobe-choice.tsx'
import { BookingAddresses } from './booking-addresses.tsx'
import { bookingDraftOf } from './booking-draft.ts'
import { BookingItems } from './booking-items.tsx'
import { BookingTotal } from './booking-total.tsx'
import { OrderNotChangeable } from './order-not-changeable.tsx'
import { useBookingChange } from './use-booking-change.ts'

const MAX_INSTRUCTIONS = 1000

type ChangeBookingDialogProps = { order: Order; onClose: () => void }

/** The open dialog for one order; what was begun is kept until it is sent. */
export function ChangeBookingDialog({ order, onClose }: ChangeBookingDialogProps) {
  const [isMoving, setMoving] = useState(false)
  if (!order.changeable) return <OrderNotChangeable order={order} onClose={onClose} />
  return isMoving ? (
    <MoveDeliveryDialog order={order} onClose={() => setMoving(false)} />
  ) : (
    <BookingForm order={order} onMoveDelivery={() => setMoving(true)} onClose={onClose} />
  )
}

type BookingFormProps = ChangeBookingDialogProps & { onMoveDelivery: () => void }

function BookingForm({ order, onMoveDelivery, onClose }: BookingFormProps) {
  const words = useWords(changeBookingDialog)
  const booking = useBookingChange(order, onClose)
  const { draft, change, isRepriced, total, save } = booking
  const isLocked = save.isPending && !save.isPaused

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={words.title}
      description={words.about(order)}
      locked={isLocked}
      footer={
        <>
          <Button variant="quiet" disabled={isLocked} onClick={onClose}>
            {words.leave}
          </Button>
          <Button
            disabled={!booking.isReady}
            busy={save.isPending}
            busyLabel={save.isPaused ? words.waiting : words.saving}
            onClick={() => {
              if (total !== null) save.send({ total })
            }}
          >
            {isRepriced && total !== null
              ? words.saveFor({ total: rupeesText(costAtPrice(order, total)) })
              : words.save}
          </Button>
        </>
      }
    >
      <fieldset
        disabled={save.isPending}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 border-0 p-0"
      >
        {booking.isStale && !save.isPending && (
          <ChangedMeanwhileNotice
            again={words.startAgain}
            onAgain={() => change(bookingDraftOf(order))}
          >
            {words.stale}
          </ChangedMeanwhileNotice>
        )}
        <section aria-label={words.items} className="grid gap-4">
          {order.counted !== false && (
            <BookingItems
              basis={order.priceBasis}
              rows={draft.rows}
              onChange={(rows) => change({ rows })}
            />
          )}
          <BookingTotal
            order={order}
            isChanged={isRepriced}
            isEmpty={booking.lines.length === 0}
            quote={booking.quote}
          />
        </section>
        <WardrobeChoice
          userId={order.userId}
          chosen={draft.garmentIds}
          onChange={(garmentIds) => change({ garmentIds })}
        />
        {canMoveDelivery(order) && <Delivery order={order} onMove={onMoveDelivery} />}
        <BookingAddresses
          draft={draft}
          isDelivered={!isCollectedAtCounter(order)}
          onChange={change}
        />
        <Textarea
          label={words.instructions}
          hint={words.instructionsHint}
          optional
          rows={2}
          maxLength={MAX_INSTRUCTIONS}
          value={draft.specialInstructions}
          onChange={({ target }) => change({ specialInstructions: target.value })}
        />
        <CareChoice value={draft.preferences} onChange={(preferences) => change({ preferences })} />
      </fieldset>
      <output className="mt-4 block text-sm font-semibold empty:hidden">
        {save.isPaused && words.unsent}
      </output>
      <FormProblem problem={save.problem} />
    </Dialog>
  )
}

type DeliveryProps = { order: Order; onMove: () => void }

function Delivery({ order, onMove }: DeliveryProps) {
  const words = useWords(changeBookingDialog)
  const deliveryTime = useDeliveryTime()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-center gap-3">
      <div className="grow">
        <h3 id={id} className="text-sm font-semibold">
          {words.delivery}
        </h3>
        <p>{deliveryTime(order)}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onMove}>
        {words.moveDelivery}
      </Button>
    </section>
  )
}
