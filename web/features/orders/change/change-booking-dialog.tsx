// Changes a booked order until it is picked up: items, addresses, instructions, preferences, with the price said first.
import { StaleNotice } from './stale-notice.tsx'
import { isCollected } from '#domain/orders/record/hand-over.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import type { Order } from '#contract/orders/orders.ts'
import { mayMoveDelivery } from '#domain/orders/delivery-move.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { CareChoice } from './care-choice.tsx'
import { linesOf } from './changed-lines.ts'
import { useDeliveryTime } from '../record/delivery-time.ts'
import { MoveDeliveryDialog } from './move-delivery-dialog.tsx'
import { costAt } from '../price/order-cost.ts'
import { call } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeBookingDialog } from '#words/en/orders/change-booking-dialog.ts'
import { counting } from '#words/en/orders/counting.ts'
import { WardrobeChoice } from '#web/features/garments/wardrobe-choice.tsx'
import { BookingAddresses } from './booking-addresses.tsx'
import {
  type BookingDraft,
  changesIn,
  draftOf,
  forgetBooking,
  isSendable,
  keepBooking,
  keptBooking,
  revisionOf,
} from './booking-draft.ts'
import { BookingItems } from './booking-items.tsx'
import { BookingTotal } from './booking-total.tsx'
import { NotChangeable } from './not-changeable.tsx'

const MAX_INSTRUCTIONS = 1000

type ChangeBookingDialogProps = { order: Order; onClose: () => void }

/** The open dialog for one order; what was begun is kept until it is sent. */
export function ChangeBookingDialog({ order, onClose }: ChangeBookingDialogProps) {
  const [isMoving, setMoving] = useState(false)
  if (!order.changeable) return <NotChangeable order={order} onClose={onClose} />
  return isMoving ? (
    <MoveDeliveryDialog order={order} onClose={() => setMoving(false)} />
  ) : (
    <BookingForm order={order} onMoveDelivery={() => setMoving(true)} onClose={onClose} />
  )
}

type BookingFormProps = ChangeBookingDialogProps & { onMoveDelivery: () => void }

function BookingForm({ order, onMoveDelivery, onClose }: BookingFormProps) {
  const words = useWords(changeBookingDialog)
  const { afterCounting } = useWords(counting)
  const deliveryTime = useDeliveryTime()
  const deliveryId = useId()
  const [draft, setDraft] = useState<BookingDraft>(() => keptBooking(order))
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const body = changesIn(order, draft)
  const lines = linesOf(draft.rows)
  const isRepriced = body.lines !== undefined
  const quote = useQuery({
    queryKey: ['order', order._id, 'booking', draft.revision, lines],
    queryFn: ({ signal }) =>
      call(quoteBooking, { params: { orderId: order._id }, body: { lines } }, { signal }),
    enabled: isRepriced && isSendable({ lines }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const isPriced = quote.data !== undefined && !quote.isPlaceholderData && !quote.isError
  const total = isRepriced ? (isPriced ? quote.data.quote.total : null) : order.total
  const isStale = revisionOf(order) !== draft.revision

  const save = useAction(changeBooking, {
    ...RETRY_WHILE_AWAY,
    input: (shown: { total: number }) => ({
      params: { orderId: order._id },
      body: { ...body, ...shown, revision: draft.revision },
    }),
    onDone: ({ number, charged, counted }) => {
      forgetBooking(order._id)
      toast.success(
        words.saved,
        words.savedLine({
          number,
          total: counted === false ? afterCounting : rupeesText(charged),
        }),
      )
      // It may have been closed while it waited for the network.
      if (isOpen.current) onClose()
    },
    failed: words.failed,
  })
  const change = (changed: Partial<BookingDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    keepBooking(order._id, next)
    save.reset()
  }
  const isReady = Object.keys(body).length > 0 && isSendable(body) && total !== null && !isStale
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
            disabled={!isReady}
            busy={save.isPending}
            busyLabel={save.isPaused ? words.waiting : words.saving}
            onClick={() => {
              if (total !== null) save.send({ total })
            }}
          >
            {isRepriced && total !== null
              ? words.saveFor({ total: rupeesText(costAt(order, total)) })
              : words.save}
          </Button>
        </>
      }
    >
      <fieldset
        disabled={save.isPending}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 border-0 p-0"
      >
        {isStale && !save.isPending && (
          <StaleNotice again={words.startAgain} onAgain={() => change(draftOf(order))}>
            {words.stale}
          </StaleNotice>
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
            isEmpty={lines.length === 0}
            quote={quote}
          />
        </section>
        <WardrobeChoice
          userId={order.userId}
          chosen={draft.garmentIds}
          onChange={(garmentIds) => change({ garmentIds })}
        />
        {mayMoveDelivery(order) && (
          <section aria-labelledby={deliveryId} className="flex flex-wrap items-center gap-3">
            <div className="grow">
              <h3 id={deliveryId} className="text-sm font-semibold">
                {words.delivery}
              </h3>
              <p>{deliveryTime(order)}</p>
            </div>
            <Button variant="secondary" size="sm" onClick={onMoveDelivery}>
              {words.moveDelivery}
            </Button>
          </section>
        )}
        <BookingAddresses draft={draft} isDelivered={!isCollected(order)} onChange={change} />
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
