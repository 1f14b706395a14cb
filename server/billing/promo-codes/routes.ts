/** API calls about promo codes. */
import {
  listPromoCodes,
  makePromoCode,
  pausePromoCode,
  readPromoAudience,
  tellOfPromoCode,
  type PromoAudience,
  type PromoCode,
} from '#contract/discounts/promo-codes.ts'
import { toRupees } from '#domain/base/money.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { wordEntry } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import { findAudience } from './find-audience.ts'
import { tellCustomers } from './tell-customers.ts'
import { promoLimitsOf } from './promo-limits-of.ts'
import { createPromoCode, setPromoCodeActive } from './save-code.ts'
import { selectPromoCodes, type ListedCode } from './store.ts'

export function promoCodeRoutes(deps: Deps): Route[] {
  return [
    route(listPromoCodes, async () => (await selectPromoCodes(deps.db)).map(promoCodeView)),
    route(makePromoCode, async ({ body, person }) => {
      return new Answer(promoCodeView(await createPromoCode(deps, person, body)), { status: 201 })
    }),
    route(pausePromoCode, async ({ params, body, person }) =>
      promoCodeView(await setPromoCodeActive(deps, person, params.codeId, body.active)),
    ),
    route(readPromoAudience, ({ params, words }) => audienceOf(deps, params.codeId, words)),
    route(tellOfPromoCode, async ({ params, person, words }) => {
      await tellCustomers(deps, person, params.codeId)
      return audienceOf(deps, params.codeId, words)
    }),
  ]
}

async function audienceOf(deps: Deps, codeId: string, words: Words): Promise<PromoAudience> {
  const { counts, telling, leavesAt, refusal } = await findAudience(deps.db, deps, codeId)
  return {
    ...counts,
    isUnderWay: telling !== undefined && telling.finished_at === null,
    leavesAt: leavesAt?.toISOString() ?? null,
    refusal: refusal && wordEntry<string, Words['failures']>(words.failures, refusal),
  }
}

function promoCodeView(row: ListedCode): PromoCode {
  return {
    _id: row.id,
    promoCode: row.code,
    percent: row.percent,
    amount: row.off_paise === null ? null : toRupees(row.off_paise),
    least: toRupees(row.least_paise),
    ...promoLimitsOf(row),
    createdAt: row.created_at.toISOString(),
    uses: row.uses ?? 0,
    givenAway: toRupees(row.given_paise ?? 0),
  }
}
