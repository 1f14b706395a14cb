// Actions on a new order: follow, add to a calendar, share, move or cancel.
import { CalendarPlus, Share2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { orderCalendar as calendarCall } from '#contract/orders/order-calendar.ts'
import type { Order } from '#contract/orders/orders.ts'
import { googleCalendarUrl, outlookCalendarUrl } from '#domain/base/calendar-file.ts'
import { findSlot, slotWithInstants } from '#domain/slots/slots.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { orderCalendar } from '#words/en/orders/messages/order-calendar.ts'
import { type Back, orderPlacedScreen } from '#words/en/orders/new-order/order-placed-screen.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CancelOrderDialog = lazyPart(async () => ({
  default: (await import('../actions/cancel-order-dialog.tsx')).CancelOrderDialog,
}))
const ChangeBookingDialog = lazyPart(async () => ({
  default: (await import('../change/change-booking-dialog.tsx')).ChangeBookingDialog,
}))
const RescheduleDialog = lazyPart(async () => ({
  default: (await import('../change/reschedule-dialog.tsx')).RescheduleDialog,
}))

const askCalendar = addressOf(calendarCall)

type PlacedActionsProps = {
  order: Order
  back: Back
}

export function PlacedActions({ order, back }: PlacedActionsProps) {
  const words = useWords(orderPlacedScreen)
  const [open, setOpen] = useState<'calendar' | 'change' | 'move' | 'cancel' | null>(null)
  const calendars = useId()
  const close = () => setOpen(null)
  const path = `/track-order?orderId=${order._id}`
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        <LinkButton size="sm" to={path} className="max-sm:col-span-2">
          {words.track}
        </LinkButton>
        <Button
          size="sm"
          variant="secondary"
          className="max-sm:col-span-2"
          aria-expanded={open === 'calendar'}
          aria-controls={calendars}
          onClick={() => setOpen(open === 'calendar' ? null : 'calendar')}
        >
          <CalendarPlus aria-hidden="true" size={18} />
          {words.calendar}
        </Button>
        <ShareButton path={path} />
        {order.changeable && (
          <>
            <Button size="sm" variant="secondary" onClick={() => setOpen('change')}>
              {words.change}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('move')}>
              {words.move}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setOpen('cancel')}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
      <ul id={calendars} hidden={open !== 'calendar'} className="flex flex-wrap gap-2.5">
        {open === 'calendar' && <Calendars order={order} back={back} path={path} />}
      </ul>
      <Suspense>
        {open === 'change' && <ChangeBookingDialog order={order} onClose={close} />}
        {open === 'move' && <RescheduleDialog order={order} onClose={close} />}
        {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Calendars on the web by their links, and a file for every other. */
function Calendars({ order, back, path }: PlacedActionsProps & { path: string }) {
  const words = useWords(orderPlacedScreen)
  const { summary, description } = useWords(orderCalendar)
  const { name: laundry, timeZone } = useBusiness()
  const { number, items, address, pickupDate, pickupTime } = order
  const slot = findSlot(pickupTime)
  const shown = slot && {
    ...slotWithInstants(pickupDate, slot, timeZone),
    summary: summary({ laundry }),
    description: description({ number, items, back, url: `${window.location.origin}${path}` }),
    location: address,
  }
  const onWeb = shown
    ? [
        { name: words.calendars.google, url: googleCalendarUrl(shown) },
        { name: words.calendars.outlook, url: outlookCalendarUrl(shown) },
      ]
    : []
  return (
    <>
      {onWeb.map(({ name, url }) => (
        <li key={name}>
          <LinkButton size="sm" variant="quiet" to={url} target="_blank" rel="noreferrer">
            {name}
          </LinkButton>
        </li>
      ))}
      <li>
        <LinkButton
          size="sm"
          variant="quiet"
          to={urlOf(askCalendar.path, { orderId: order._id })}
          reloadDocument
          download
        >
          {words.calendars.file}
        </LinkButton>
      </li>
    </>
  )
}

/** Hands the link to the phone's own sharing, or copies it; without https there is neither. */
function ShareButton({ path }: { path: string }) {
  const words = useWords(orderPlacedScreen)
  const { name: laundry } = useBusiness()
  const [isCopied, setCopied] = useState(false)
  const canShare = 'share' in navigator
  const share = async () => {
    const url = `${window.location.origin}${path}`
    const text = words.shared({ laundry })
    // Rejected when somebody thinks better of it, which is no failure.
    if (canShare) return navigator.share({ title: laundry, text, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast.failure(words.copyFailed, url)
    }
  }
  const label = canShare ? words.share : words.copyLink
  return (
    <Button size="sm" variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={18} />
      <span aria-live="polite">{isCopied ? words.linkCopied : label}</span>
    </Button>
  )
}
