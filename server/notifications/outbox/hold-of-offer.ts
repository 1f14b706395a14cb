/** What keeps an offer from leaving now: a withdrawn consent, a code that is over, or the hour. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { offersWaitUntil } from '#domain/messages/offers.ts'
import type { Deps } from '../../platform/deps.ts'
import { agreesToOffers } from '../consents/agrees-to-offers.ts'
import { isOffer } from '../consents/offer-link.ts'
import type { MessageRow } from './store.ts'

/** @returns when it may leave next; null where nothing keeps it, as for a message that is no offer */
export async function holdOfOffer(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  message: MessageRow,
): Promise<'withdrawn' | Date | null> {
  if (!isOffer(message)) return null
  if (!(await agreesToOffers(db, message.user_id))) return 'withdrawn'
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const { untilDate } = message.parts[0]!.params as { untilDate?: string | null }
  if (untilDate && untilDate < calendarDateIn(clock(), timeZone)) return 'withdrawn'
  return offersWaitUntil(clock(), timeZone)
}
