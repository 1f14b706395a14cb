/** Notifies customers whose stop is the next of a rider's run. */
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { arrivalWindow } from '#domain/run-sheet/arrival/arrival-window.ts'
import { type Door, isSameDoor } from '#domain/run-sheet/delivery-proof.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawNotification } from '../../notifications/notifications/withdraw-notification.ts'
import { firstName } from '../clothes/record/read-tags.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { readRunOfRider, type RunOfRider } from './read-run-of-rider.ts'
import { findRiderName, selectOwners } from './store.ts'

/** A stop that a phone without a network kept for longer says nothing of where its rider is. */
const FRESH_MS = 15 * 60_000

/** A stop that is farther away waits for its window. */
const SOON_MINUTES = 45

export const runNotifications: Consumer = {
  name: 'run notifications',
  on: {
    'run.stop_made': async (tx, deps, { subject, data, at }, settings) => {
      const { riderId, kind, madeAt, undone } = data
      if (at.getTime() - Date.parse(madeAt) > FRESH_MS) return
      const reader = { at, settings, words: deps.staffWords }
      const found = await readRunOfRider(tx, riderId, reader)
      if (found === null) return
      const { timeZone } = settings
      const date = calendarDateIn(at, timeZone)
      const isThis = (stop: RunStop) => stop.orderId === subject.id && stop.kind === kind
      const next = nextStop(found, isThis)
      if (next === null) return
      const { stop, index } = next
      const { userId, dedupeKey } = await keyOfVisit(tx, stop, date)
      if (undone) {
        await withdrawNotification(tx, userId, dedupeKey, at)
        return
      }
      const made = found.stops.find(isThis)
      // A customer who was just called to the door needs no message that the rider comes.
      if (made && isSameDoor(doorOfStop(made, date), doorOfStop(stop, date))) return
      const now = minutesOfDayIn(at, timeZone)
      const window = arrivalWindow(found.run, index, now)
      if (window === null || window.about - now > SOON_MINUTES) return
      const instantOf = (minutes: number) => instantAt(date, minutes, timeZone).toISOString()
      await notify(tx, deps, {
        kind: 'order.rider_next',
        params: {
          number: stop.number,
          visit: stop.kind,
          rider: firstName(await findRiderName(tx, riderId)),
          from: instantOf(window.from),
          until: instantOf(window.until),
          timeZone,
        },
        userId,
        dedupeKey,
        // Other news of the order would hold it up.
        topic: null,
        link: orderTopicAndLink(stop.orderId).link,
        at,
        heldAbout: 'visit',
      })
    },
  },
}

/** The first stop that is to be made, but for the one that was taken back just now. */
function nextStop(
  { stops, run }: RunOfRider,
  isThis: (stop: RunStop) => boolean,
): { stop: RunStop; index: number } | null {
  const index = stops.findIndex((stop, place) => run.stops[place]!.madeAt === null && !isThis(stop))
  return index < 0 ? null : { stop: stops[index]!, index }
}

async function keyOfVisit(tx: Tx, { orderId, kind }: RunStop, date: string) {
  const [owner] = await selectOwners(tx, [orderId])
  const userId = owner!.user_id
  return { userId, dedupeKey: `order:${orderId}:next:${kind}:${date}` }
}

/** A stop's door without its window: the rider is there already. */
function doorOfStop({ name, phone, address }: RunStop, date: string): Door {
  return { address, contact: { name, phone }, date, slot: null }
}
