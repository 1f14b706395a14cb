/** API calls for proposals. */
import {
  followDifferences as followCall,
  readDifferences as differencesCall,
} from '#contract/clothes/differences.ts'
import {
  addProposalPicture,
  answerProposal as answerCall,
  proposalPicture,
  propose as proposeCall,
  readProposal as readCall,
  shareProposal as shareCall,
} from '#contract/orders/proposals.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { PICTURE_HEADERS } from '../../platform/images/picture-files.ts'
import { addUnitPicture } from '../clothes/pieces/add-unit-picture.ts'
import { unitPhotoView } from '../clothes/record/unit-photos.ts'
import { answerProposal } from './answer-proposal.ts'
import { chargeOrProposeDifferences, readDifferences } from './differences.ts'
import { proposePriceChange } from './propose-price-change.ts'
import { readProposal, readProposalPhoto } from './read-proposal.ts'
import { shareProposal } from './share-proposal.ts'

export function proposalRoutes(deps: Deps): Route[] {
  return [
    route(
      proposeCall,
      async ({ params, body, person }) =>
        new Answer(await proposePriceChange(deps, person, params.id, body), { status: 201 }),
    ),
    route(
      addProposalPicture,
      async ({ person, upload }) =>
        new Answer(unitPhotoView(await addUnitPicture(deps, person, upload)), { status: 201 }),
    ),
    route(differencesCall, ({ params, query, person }) =>
      readDifferences(deps, person, params.id, query.all !== undefined),
    ),
    route(followCall, ({ params, body, person }) =>
      chargeOrProposeDifferences(deps, person, params.id, body),
    ),
    route(shareCall, ({ params, body, person }) =>
      shareProposal(deps, person, params.id, body.way),
    ),
    route(proposalPicture, async ({ params, query, person, ownOnly }) => {
      const key = ownOnly ? undefined : query.key
      const { bytes, isKept } = await readProposalPhoto(deps, person, { ...params, key })
      return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        headers: { ...PICTURE_HEADERS, ...(!isKept && { 'cache-control': 'private, no-store' }) },
      })
    }),
    route(readCall, ({ params, headers, person, ownOnly }) =>
      readProposal(deps, person, params.orderId, ownOnly ? undefined : headers['proposal-key']),
    ),
    route(answerCall, ({ params, body, person, ownOnly }) =>
      answerProposal(deps, person, params.orderId, ownOnly ? { ...body, key: undefined } : body),
    ),
  ]
}
