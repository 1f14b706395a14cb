/** The cost of a message by the operators' rates, as it leaves. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { costOfCharge, FREE_REPLIES, type MessageCharge } from '#domain/messages/message-cost.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countReply } from './store.ts'

/** @returns hundredths of a paisa, 0 for a free reply; null where the cost isn't known, or nothing is charged */
export async function findCost(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  charge: MessageCharge | undefined,
): Promise<number | null> {
  if (!charge?.rate) return null
  const { messageRates, timeZone } = await laundry(MAIN_BRANCH).settings.current()
  if (charge.repliedFrom !== undefined) {
    const month = calendarDateIn(clock(), timeZone).slice(0, 7)
    if ((await countReply(db, charge.repliedFrom, month)) <= FREE_REPLIES) return 0
  }
  return costOfCharge(messageRates, charge)
}
