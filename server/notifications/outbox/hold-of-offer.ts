/** What keeps an offer from leaving now: a withdrawn consent, a code that its reader can't use, or the hour. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { offersWaitUntil } from '#domain/messages/offers.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { agreesToOffers } from '../consents/agrees-to-offers.ts'
import { isOffer } from '../consents/offer-link.ts'
import type { MessageRow } from './store.ts'

/** Whether a person can no longer use a code that a message offers them. */
export type IsOfferOver = (
  db: Db,
  offer: { code: string; userId: string; today: string },
) => Promise<boolean>

/** @returns when it may leave next; null where nothing keeps it, as for a message that is no offer */
export async function holdOfOffer(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  message: MessageRow,
  isOfferOver: IsOfferOver,
): Promise<'withdrawn' | Date | null> {
  if (!isOffer(message)) return null
  const { user_id: userId, parts } = message
  if (userId === null || !(await agreesToOffers(db, userId))) return 'withdrawn'
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const { code } = parts[0]!.params as { code: string }
  const today = calendarDateIn(clock(), timeZone)
  if (await isOfferOver(db, { code, userId, today })) return 'withdrawn'
  return offersWaitUntil(clock(), timeZone)
}
