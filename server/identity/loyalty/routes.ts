/** API calls about loyalty. */
import { listPoints, readLoyalty, redeemReward as redeemCall } from '#contract/discounts/loyalty.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { redeemReward } from './redeem-reward.ts'
import { selectPointsAccount, selectPointsEntries, selectReferral } from './store.ts'
import { readVouchers } from './read-vouchers.ts'
import { pointsEntryView, loyaltyView, voucherView } from './view.ts'

export function loyaltyRoutes(deps: Deps): Route[] {
  const { db, config } = deps
  return [
    route(readLoyalty, async ({ person, words }) => {
      const [account, vouchers, referral] = await Promise.all([
        selectPointsAccount(db, person.id),
        readVouchers(db, person.id),
        selectReferral(db, person.id),
      ])
      if (!referral) throw notFound('customer')
      return loyaltyView(words, account, vouchers, referral, `${config.baseUrl}/signup`)
    }),
    route(listPoints, async ({ query, person, request, words }) => {
      const { limit = DEFAULT_LIMIT, cursor } = query
      const rows = await selectPointsEntries(db, person.id, { limit, cursor })
      return pageAnswer(
        request,
        rows.map((row) => pointsEntryView(words, row)),
        limit,
        (entry) => entry._id,
      )
    }),
    route(redeemCall, async ({ params, headers, person, words }) => {
      const key = headers['idempotency-key'] ?? null
      const { voucher, isNew } = await redeemReward(deps, person.id, params.id, key)
      return new Answer(voucherView(words, voucher), { status: isNew ? 201 : 200 })
    }),
  ]
}
