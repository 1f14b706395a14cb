/** Why customers can't be told of a promo code. */
import { promoProblem } from '#domain/discounts/promo-codes.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { say } from '../../platform/app-error.ts'
import { termsOf } from './promo-source.ts'
import type { ListedCode } from './store.ts'

/** @param leavesAt when the first offers leave; @returns null where nothing stands against it */
export function refusalOfTelling(code: ListedCode, leavesAt: Date, timeZone: string) {
  const day = calendarDateIn(leavesAt, timeZone)
  const use = { uses: code.uses ?? 0, ownUses: 0, ownOrders: 0 }
  const problem = promoProblem(termsOf(code), use, day)
  switch (problem?.kind) {
    case 'paused':
      return say('offerPaused', { code: code.code })
    case 'over':
      return say('offerOver', { code: code.code, day })
    case 'used_up':
      return say('offerUsedUp', { code: code.code })
    default:
      // A code that is to come can be told of.
      return null
  }
}
