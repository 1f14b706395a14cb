/** An order's counted units, in the form that the rule of its lines needs. */
import type { CameIn, CountedUnit } from '#domain/clothes/counted-as.ts'
import type { Db } from '../../../database/transaction.ts'
import { findOrderCustody } from './clothes-store.ts'

export interface Counted {
  units: readonly CountedUnit[]
  cameIn: readonly CameIn[]
  /** The first photo from intake of something that was counted as an item, by that item. */
  photos: ReadonlyMap<string, string>
}

/** Nothing of an order that isn't there, or that nobody counted in. */
export async function readIntake(db: Db, orderId: string): Promise<Counted> {
  const order = await findOrderCustody(db, orderId)
  const { units = [], hand_overs: handOvers = [] } = order ?? {}
  return {
    units: units.map(({ number, kind, pieces, item_id: item }) => ({ number, kind, pieces, item })),
    cameIn: handOvers.flatMap(({ content }) =>
      content.kind === 'received'
        ? [{ units: content.units.map(({ number }) => number), grams: content.grams ?? null }]
        : [],
    ),
    photos: new Map(
      units
        .flatMap(({ item_id: item, pictures }) => {
          const photo = pictures.find(({ stage }) => stage === 'intake')
          return item === null || !photo ? [] : [[item, photo.id] as const]
        })
        .toReversed(),
    ),
  }
}
