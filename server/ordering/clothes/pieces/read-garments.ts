/** A customer's wardrobe at the plant, and one garment's history. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { garmentHistory, KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { can } from '#domain/people/permissions.ts'
import { notFound, orderNotFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Db } from '../../../database/transaction.ts'
import { pictureUrl } from '../../garments/view.ts'
import { findGarmentOwner, selectOrdersOfGarment, selectWardrobeOfOrder } from './pieces-store.ts'
import { findOrderCustody } from '../record/clothes-store.ts'
import { unitPhotosView } from '../record/unit-photos.ts'

/** @throws AppError `order_not_found` */
export async function readKnownGarments(db: Db, orderId: string): Promise<KnownGarment[]> {
  const order = await findOrderCustody(db, orderId)
  if (!order) throw orderNotFound()
  return (await selectWardrobeOfOrder(db, order.id, order.user_id)).map((row) => ({
    _id: row.id,
    name: row.name,
    thumbnailUrl: pictureUrl(row.picture_id, 'small'),
    never: row.never,
    careInstructions: row.care_instructions,
    tag: row.tag,
    cleanCount: row.clean_count,
  }))
}

/** @throws AppError `not_found`, also for another customer's */
export async function readGarmentHistory(
  db: Db,
  person: Person,
  id: string,
): Promise<AnswerOf<typeof garmentHistory>> {
  const garment = await findGarmentOwner(db, id)
  if (!garment || !can(person, 'intake', garment.user_id)) throw notFound('garment')
  const visits = await selectOrdersOfGarment(db, id)
  return {
    tag: garment.tag,
    visits: visits.map((row) => ({
      order: { _id: row.order_id, number: row.number },
      at: row.at.toISOString(),
      cleaned: row.cleaned_at !== null,
      services: row.counted
        ? [...new Set(row.lines.map(({ service }) => service))]
        : [...row.bag_services],
      pictures: unitPhotosView(row.pictures),
      claims: row.claims,
    })),
    earlier: Number(visits[0]?.all_visits ?? 0) - visits.length,
  }
}
