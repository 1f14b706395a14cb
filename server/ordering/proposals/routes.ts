/** The calls of proposals. */
import {
  answerProposal as answerCall,
  propose as proposeCall,
  readProposal as readCall,
} from '#contract/proposals.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { answerProposal, readProposal } from './answer-proposal.ts'
import { propose } from './propose.ts'

export function proposalRoutes(deps: Deps): Route[] {
  return [
    route(
      proposeCall,
      async ({ params, body, person }) =>
        new Answer(await propose(deps, person, params.id, body), { status: 201 }),
    ),
    route(readCall, ({ params, query, person }) =>
      readProposal(deps, person, params.orderId, query.key),
    ),
    route(answerCall, ({ params, body, person }) =>
      answerProposal(deps, person, params.orderId, body),
    ),
  ]
}
