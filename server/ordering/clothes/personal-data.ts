/**
 * Where a person's clothes were, and how they looked: exported; texts, photos and authors' names beside the chain
 * are erased.
 */
import { pictureKey } from '../../platform/images/picture-files.ts'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import type { Db } from '../../database/transaction.ts'

export const custodyData: PersonalData = {
  tables: ['custody_events', 'units', 'unit_pictures', 'found_things'],
  async *collect({ db, files }, { id }) {
    yield* jsonExportFile(
      'where-clothes-were.json',
      db
        .selectFrom('custody_events')
        .innerJoin('orders', 'orders.id', 'custody_events.order_id')
        .select([
          'orders.number as order',
          'custody_events.seq',
          'custody_events.at',
          'custody_events.content',
          'custody_events.note',
          'custody_events.hash',
        ])
        .where('orders.user_id', '=', id)
        .orderBy('orders.id')
        .orderBy('custody_events.seq')
        .execute(),
    )
    const photos = await photosOf(db, id)
    yield* jsonExportFile(
      'clothes.json',
      (await piecesOf(db, id)).map(({ orderId, ...piece }) => ({
        ...piece,
        photos: photos
          .filter((photo) => photo.order_id === orderId && photo.number === piece.number)
          .map(({ picture_id: picture, stage }) => ({ stage, file: exportedPhotoName(picture) })),
      })),
    )
    for (const { picture_id: picture } of photos) {
      const bytes = await files.get(pictureKey(picture, 'large'))
      if (bytes) yield { name: exportedPhotoName(picture), bytes }
    }
  },
  async erase(tx, { jobs }, { id }) {
    const isTheirs = (orders: Db) =>
      orders.selectFrom('orders').select('orders.id').where('user_id', '=', id)
    await tx
      .updateTable('custody_events')
      .set({ note: null, note_nonce: null, idempotency_key: null, request_hash: null })
      .where('order_id', 'in', isTheirs(tx))
      .execute()
    await tx
      .updateTable('units')
      .set({ name: null, name_nonce: null, garment_id: null })
      .where('order_id', 'in', isTheirs(tx))
      .execute()
    await tx.deleteFrom('unit_pictures').where('order_id', 'in', isTheirs(tx)).execute()
    await tx
      .updateTable('custody_events')
      .set({ actor_id: null })
      .where('actor_id', '=', id)
      .execute()
    await tx.updateTable('unit_pictures').set({ user_id: null }).where('user_id', '=', id).execute()
    await tx
      .updateTable('found_things')
      .set({ found_by: null })
      .where('found_by', '=', id)
      .execute()
    await jobs.enqueue(tx, 'remove-pictures', null)
  },
}

/** Of a photo among the files of an export. */
export const exportedPhotoName = (pictureId: string) => `pictures/${pictureId}.webp`

function piecesOf(db: Db, userId: string) {
  return db
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .leftJoin('garments', 'garments.id', 'units.garment_id')
    .select([
      'orders.id as orderId',
      'orders.number as order',
      'units.number',
      'units.kind',
      'units.pieces',
      'units.place',
      'units.name',
      'garments.name as garment',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.id')
    .orderBy('units.number')
    .execute()
}

function photosOf(db: Db, userId: string) {
  return db
    .selectFrom('unit_pictures')
    .innerJoin('orders', 'orders.id', 'unit_pictures.order_id')
    .select([
      'unit_pictures.order_id',
      'unit_pictures.number',
      'unit_pictures.picture_id',
      'unit_pictures.stage',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('unit_pictures.picture_id')
    .execute()
}
