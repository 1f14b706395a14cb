/** Found things, with the missing pieces that each may be. */
import type { FoundThing } from '#contract/clothes/found-things.ts'
import { rankBySharedWords } from '#domain/base/alike.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readLostAndFound } from '../pieces/read-lost-and-found.ts'
import { unitPhotoView } from '../record/unit-photos.ts'
import { selectFoundThings } from './store.ts'

export async function listFoundThings({ db }: Pick<Deps, 'db'>): Promise<FoundThing[]> {
  const things = await selectFoundThings(db)
  if (things.length === 0) return []
  const { missing } = await readLostAndFound(db)
  return things.map((thing) => ({
    _id: thing.id,
    what: thing.what,
    where: thing.found_where,
    picture: pictureView(thing.picture_id),
    foundAt: thing.found_at.toISOString(),
    by: thing.by,
    putAsideAt: thing.put_aside_at?.toISOString() ?? null,
    alike: rankBySharedWords(thing.what, missing, ({ what }) => what ?? '').map(
      ({ orderId, unit }) => ({
        orderId,
        unit,
      }),
    ),
  }))
}

function pictureView(id: string | null): FoundThing['picture'] {
  if (id === null) return null
  const { imageUrl, thumbnailUrl } = unitPhotoView(id)
  return { imageUrl, thumbnailUrl }
}
