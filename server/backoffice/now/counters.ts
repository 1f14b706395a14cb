/** How each number of the console is counted. */
import type { BranchId } from '#domain/base/branch.ts'
import { canSeeNumber, NUMBER_NAMES, type NumberName } from '#domain/operate/console-numbers.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import type { Person } from '../../http/callers/session.ts'
import { countFailedRefunds } from '../../billing/failed-refunds/count-failed-refunds.ts'
import { listUnsentMessages } from '../../notifications/outbox/unsent/list-unsent-messages.ts'
import { findOverdueVendorUnits } from '../../ordering/clothes/outside-laundries/overdue.ts'
import { countBagsToDecide } from '../../ordering/door-bags/count-bags-to-decide.ts'
import { countClothesInVans } from '../../ordering/dispatch/count-clothes-in-vans.ts'
import { countStopsWithoutRider } from '../../ordering/dispatch/count-stops-without-rider.ts'
import { countMissingBags } from '../../ordering/rider-sets/count-missing-bags.ts'
import { countStopsToDecide } from '../../ordering/run-sheet/count-stops-to-decide.ts'
import type { Deps } from '../../platform/deps.ts'
import { listWaitingClaims } from '../../support/claims/list-claims.ts'
import { countEveningMoney } from './count-evening-money.ts'
import { listUnansweredRequests } from './store.ts'

/** So many of a list stand on Now. */
const LONGEST = 5

const COUNTERS: {
  readonly [N in NumberName]: (deps: Deps, branch: BranchId) => Promise<NowAnswer[N]>
} = {
  waiting: async ({ db }) => {
    const waiting = await listUnansweredRequests(db)
    return { count: waiting.length, longest: waiting.slice(0, LONGEST) }
  },
  claims: async ({ db, clock }) => {
    const claims = await listWaitingClaims(db, clock())
    return {
      count: claims.length,
      late: claims.filter(({ late }) => late !== null).length,
      first: claims.slice(0, LONGEST).map(({ _id, piece, late, decideBy, status }) => ({
        _id,
        piece,
        late,
        decideBy,
        isDecided: status !== 'open',
      })),
    }
  },
  unsent: listUnsentMessages,
  failedRefunds: countFailedRefunds,
  stopsToDecide: async (deps) => {
    const [stops, bags] = await Promise.all([countStopsToDecide(deps), countBagsToDecide(deps)])
    return stops + bags
  },
  stopsWithoutRider: countStopsWithoutRider,
  clothesInVans: countClothesInVans,
  missingBags: countMissingBags,
  eveningMoney: countEveningMoney,
  overdueAtVendors: findOverdueVendorUnits,
}

/** @returns all numbers; null for those that the person may not see */
export async function countNumbers(
  deps: Deps,
  person: Person,
  branch: BranchId,
): Promise<Pick<NowAnswer, NumberName>> {
  const counted = NUMBER_NAMES.map(
    async (name) =>
      [name, canSeeNumber(person, name) ? await COUNTERS[name](deps, branch) : null] as const,
  )
  return Object.fromEntries(await Promise.all(counted)) as Pick<NowAnswer, NumberName>
}
