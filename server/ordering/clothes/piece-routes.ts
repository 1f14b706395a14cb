/** API calls about single pieces: description, condition and tags. */
import * as calls from '#contract/clothes/custody-pieces.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { PICTURE_HEADERS, pictureKey } from '../../platform/images/picture-files.ts'
import { addUnitPicture } from './pieces/add-unit-picture.ts'
import { describeUnit } from './pieces/describe-units.ts'
import { canSeePhoto } from './pieces/can-see-photo.ts'
import { readGarmentHistory, readKnownGarments } from './pieces/read-garments.ts'
import { replaceTag } from './pieces/replace-tag.ts'
import { unitPhotoView } from './record/unit-photos.ts'
import { readCustody } from './view.ts'

const keyOf = (headers: { 'idempotency-key'?: string | undefined }) =>
  headers['idempotency-key'] ?? null

export function pieceRoutes(deps: Deps): Route[] {
  const { db, files } = deps
  return [
    route(
      calls.addUnitPicture,
      async ({ person, upload }) =>
        new Answer(unitPhotoView(await addUnitPicture(deps, person, upload)), { status: 201 }),
    ),
    route(calls.unitPicture, async ({ params, person }) => {
      const id = params.id.toLowerCase()
      const bytes = (await canSeePhoto(db, person, id))
        ? await files.get(pictureKey(id, params.size))
        : null
      if (!bytes) throw notFound('picture')
      return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        headers: PICTURE_HEADERS,
      })
    }),
    route(calls.describeUnit, async ({ params, body, headers, person }) => {
      const said = { ...body, number: params.unit }
      await describeUnit(deps, person, params.id, said, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(calls.replaceTag, async ({ params, body, headers, person }) => {
      await replaceTag(deps, person, params.id, { ...body, unit: params.unit }, keyOf(headers))
      return readCustody(deps, params.id)
    }),
    route(calls.knownGarments, ({ params }) => readKnownGarments(db, params.id)),
    route(calls.garmentHistory, ({ params, person }) => readGarmentHistory(db, person, params.id)),
  ]
}
