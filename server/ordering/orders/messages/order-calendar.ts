/** An order's pickup as a calendar file. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import {
  type Appointment,
  calendarFileMethod,
  writeCalendarFile,
} from '#domain/base/calendar-file.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { mailSenderOf } from '../../../notifications/channels/email/sender.ts'
import type { CalendarPart } from '../../../platform/mail/compose-mail.ts'
import type { WrittenOrder } from './written-orders-store.ts'

/** Whose file it is, where it can be read on, and in which language. */
export interface CalendarContext {
  words: Words
  settings: BusinessSettings
  /** The site's address, without a slash at the end. */
  baseUrl: string
}

/** The pickup as an appointment of its customer. */
function appointmentOf(
  { words, settings, baseUrl }: CalendarContext,
  order: WrittenOrder,
): Appointment {
  const { id, number, status, lines, address, estimated_delivery_at: at } = order
  const { orderCalendar, orderMail } = words
  const { timeZone, name: laundry } = settings
  const window = windowOfSlotId(order.delivery_slot_id)
  const when = window ? orderMail.when(window) : orderMail.moment({ at, timeZone })
  const back = { when, isWindow: window !== null }
  const isCancelled = status === 'cancelled'
  const url = `${baseUrl}/track-order?orderId=${id}`
  const sender = mailSenderOf(settings, baseUrl)
  return {
    uid: `order-${id}@${new URL(baseUrl).hostname}`,
    sequence: order.pickup_changes,
    changedAt: order.changed_at,
    startsAt: order.starts_at,
    endsAt: order.ends_at,
    isCancelled,
    summary: orderCalendar.summary({ laundry }),
    description: orderCalendar.description({
      number,
      items: lines.map(orderMail.item),
      back: isCancelled ? null : back,
      url,
      ...handOversFromRow(order),
    }),
    location: address,
    url,
    organizer: { name: sender.name, email: sender.address },
  }
}

/** The file, and what a calendar is to do with it. */
export function orderCalendarPart(context: CalendarContext, order: WrittenOrder): CalendarPart {
  const appointment = appointmentOf(context, order)
  return {
    method: calendarFileMethod(appointment),
    content: writeCalendarFile(appointment, context.settings.name),
    fileName: context.words.orderCalendar.fileName(order),
  }
}
