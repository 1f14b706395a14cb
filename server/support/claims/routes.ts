/** API calls about claims. */
import * as calls from '#contract/help/claims.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { toPdfAnswer } from '../../billing/invoices/to-pdf-answer.ts'
import type { Person } from '../../http/callers/session.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { decideClaim } from './decide-claim.ts'
import { printEvidence } from './print-evidence.ts'
import { settleClaim } from './settle-claim.ts'
import { listWaitingClaims } from './list-claims.ts'
import { selectEndedClaims } from './store.ts'
import { readClaim, readOrderClaims, staffClaimView } from './view.ts'

export function claimRoutes(deps: Deps): Route[] {
  const { db, clock, laundry } = deps
  const detail = async (person: Person, id: string) => {
    const { usefulLives } = await laundry(branchOfPerson(person)).settings.current()
    return readClaim(db, id, usefulLives, clock())
  }

  return [
    route(calls.orderClaims, ({ params, person }) =>
      readOrderClaims(db, person, params.orderId, clock()),
    ),
    route(calls.claimEvidence, async ({ params, person, words }) =>
      toPdfAnswer(await printEvidence(deps, { person, words }, params.id)),
    ),
    route(calls.adminClaims, async ({ query }) => {
      if (query.list !== 'over') return listWaitingClaims(db, clock())
      return (await selectEndedClaims(db)).map((row) => staffClaimView(row, clock()))
    }),
    route(calls.adminClaim, ({ params, person }) => detail(person, params.id)),
    route(calls.decideClaim, async ({ params, body, person }) => {
      await decideClaim(deps, person, params.id, body)
      return detail(person, params.id)
    }),
    route(calls.settleClaim, async ({ params, body, person }) => {
      await settleClaim(deps, person, params.id, body)
      return new Answer(await detail(person, params.id), { status: 201 })
    }),
  ]
}
