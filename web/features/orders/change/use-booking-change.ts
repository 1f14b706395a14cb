// State of a booked order's change: the draft, its quote, and sending it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useIsMounted } from '#web/features/forms/use-is-mounted.ts'
import { call } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'
import { counting } from '#words/en/orders/counting.ts'
import {
  type BookingDraft,
  changedBookingFields,
  deleteBookingDraft,
  isBookingComplete,
  saveBookingDraft,
  readBookingDraft,
  countOrderChanges,
} from './booking-draft.ts'
import { linesOfRows } from './changed-lines.ts'

/** @param onSaved not called where the dialog was closed meanwhile */
export function useBookingChange(order: Order, onSaved: () => void) {
  const words = useWords(changeBookingDialog)
  const { afterCounting } = useWords(counting)
  const [draft, setDraft] = useState<BookingDraft>(() => readBookingDraft(order))
  const isOpen = useIsMounted()
  const body = changedBookingFields(order, draft)
  const lines = linesOfRows(draft.rows)
  const isRepriced = body.lines !== undefined
  const quote = useQuery({
    queryKey: ['order', order._id, 'booking', draft.revision, lines],
    queryFn: ({ signal }) =>
      call(quoteBooking, { params: { orderId: order._id }, body: { lines } }, { signal }),
    enabled: isRepriced && isBookingComplete({ lines }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const isPriced = quote.data !== undefined && !quote.isPlaceholderData && !quote.isError
  const total = isRepriced ? (isPriced ? quote.data.quote.total : null) : order.total
  const isStale = countOrderChanges(order) !== draft.revision

  const save = useAction(changeBooking, {
    ...RETRY_WHILE_AWAY,
    input: (shown: { total: number }) => ({
      params: { orderId: order._id },
      body: { ...body, ...shown, revision: draft.revision },
    }),
    onDone: ({ number, charged, counted }) => {
      deleteBookingDraft(order._id)
      toast.success(
        words.saved,
        words.savedLine({
          number,
          total: counted === false ? afterCounting : rupeesText(charged),
        }),
      )
      if (isOpen.current) onSaved()
    },
    failed: words.failed,
  })
  return {
    draft,
    change: (changed: Partial<BookingDraft>) => {
      const next = { ...draft, ...changed }
      setDraft(next)
      saveBookingDraft(order._id, next)
      save.reset()
    },
    lines,
    isRepriced,
    quote,
    /** Null until it is known. */
    total,
    isStale,
    isReady: Object.keys(body).length > 0 && isBookingComplete(body) && total !== null && !isStale,
    save,
  }
}
