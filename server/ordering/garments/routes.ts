/** API calls about garments and their pictures. */
import {
  addGarment as addCall,
  changeGarment as changeCall,
  deleteGarment as deleteCall,
  listGarments,
  picture,
} from '#contract/garments/garments.ts'
import { can } from '#domain/people/permissions.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { PICTURE_HEADERS, pictureKey } from '../../platform/images/picture-files.ts'
import { addGarment } from './add-garment.ts'
import { changeGarment } from './change-garment.ts'
import { deleteGarment } from './delete-garment.ts'
import { findPictureOwner, selectGarments } from './store.ts'
import { garmentView } from './view.ts'

export function garmentRoutes(deps: Deps): Route[] {
  const { db, files } = deps
  return [
    route(listGarments, async ({ params }) =>
      (await selectGarments(db, params.userId)).map(garmentView),
    ),
    route(addCall, async ({ body, person, upload }) => {
      const userId = body.userId ?? person.id
      return garmentView(await addGarment(deps, userId, body, upload, person))
    }),
    route(changeCall, async ({ params, body, person, upload }) =>
      garmentView(await changeGarment(deps, person, params.id, body, upload)),
    ),
    route(deleteCall, async ({ params, person }) => {
      await deleteGarment(deps, person, params.id)
      return { success: true as const }
    }),
    route(picture, async ({ params, person }) => {
      const owner = await findPictureOwner(db, params.id)
      const bytes =
        owner !== undefined && can(person, 'intake', owner)
          ? await files.get(pictureKey(params.id.toLowerCase(), params.size))
          : null
      if (!bytes) throw notFound('picture')
      return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        headers: PICTURE_HEADERS,
      })
    }),
  ]
}
