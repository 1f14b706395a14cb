/** API calls for custody. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { skipCount as skipCall } from '#contract/clothes/count-skips.ts'
import * as calls from '#contract/clothes/custody.ts'
import * as lost from '#contract/clothes/lost-and-found.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawTagSheet } from './tags/draw-tag-sheet.ts'
import { recordUnitReturned, reportUnitFound, reportUnitMissing } from './pieces/look-for-units.ts'
import { createTags } from './tags/create-tags.ts'
import { packUnits, unpackUnits } from './moves/pack-units.ts'
import { readLostAndFound } from './pieces/read-lost-and-found.ts'
import { readTags } from './record/read-tags.ts'
import { countInUnits } from './counting/count-in-units.ts'
import { skipCount } from './counting/skip-count.ts'
import { placeOfUnitView, garmentOfUnitView } from './record/unit-view.ts'
import { readClothes, readCustody } from './view.ts'
import { pieceRoutes } from './piece-routes.ts'

const keyOf = (headers: { 'idempotency-key'?: string | undefined }) =>
  headers['idempotency-key'] ?? null

export function custodyRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(
      calls.makeTags,
      async ({ body, person }) => new Answer(await createTags(deps, person, body), { status: 201 }),
    ),
    route(calls.scanTag, async ({ params }) => {
      const [tag] = await readTags(db, [params.code])
      const { code, kind, unit, orderId } = tag!
      const order = orderId === null ? null : await readCustody(deps, orderId)
      return {
        code,
        kind,
        spot: placeOfUnitView(tag!),
        unit,
        order,
        garment: garmentOfUnitView(tag!),
      }
    }),
    route(calls.orderClothes, ({ params, person }) => readClothes(deps, person, params.orderId)),
    route(calls.tagSheet, async ({ query, person }) => {
      const bytes = await drawTagSheet(
        deps,
        branchOfPerson(person),
        await readTags(db, query.codes.split(',')),
        query.paper ?? 'sheet',
      )
      return new Answer(bytes, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="tags.pdf"',
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(calls.readCustody, ({ params }) => readCustody(deps, params.id)),
    route(calls.receiveUnits, async ({ params, body, headers, person }) => {
      await countInUnits(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(skipCall, async ({ params, body, headers, person }) => {
      await skipCount(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(calls.packUnits, async ({ params, body, headers, person }) => {
      await packUnits(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(calls.unpackUnits, async ({ params, body, headers, person }) => {
      await unpackUnits(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(lost.readLostAndFound, () => readLostAndFound(db)),
    route(lost.reportMissing, async ({ params, body, headers, person }) => {
      await reportUnitMissing(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(lost.reportFound, async ({ params, body, headers, person }) => {
      await reportUnitFound(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(lost.returnUnit, async ({ params, body, headers, person }) => {
      await recordUnitReturned(deps, person, params.id, body, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    ...pieceRoutes(deps),
  ]
}
