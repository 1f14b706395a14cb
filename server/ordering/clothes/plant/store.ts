/** SQL for the plant's list: the work on clothes, without phone numbers, prices and addresses. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectOrderItems } from '../../../order/order-lines.ts'
import type { Db } from '../../../database/transaction.ts'
import { isCountSkipped } from '../record/counting-of-orders.ts'
import { selectCareLimitedGarments } from '../record/careful-pieces.ts'
import { selectUnwashedLines } from '../../proposals/select-unwashed-lines.ts'

/** As many as a plant has before it at once. */
const MOST = 200

function selectPlantOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.counted',
      'orders.has_units',
      'orders.asked_until',
      'orders.bag_services',
      'orders.delivery_preference',
      'orders.estimated_delivery_at',
      'orders.special_instructions',
      'orders.preferences',
      'users.name',
    ])
    .select((eb) => [
      selectOrderItems(eb).as('lines'),
      isCountSkipped(eb),
      selectCareLimitedGarments(eb).as('careful'),
      selectUnwashedLines().as('unwashed'),
      jsonArrayFrom(
        eb
          .selectFrom('order_garments')
          .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
          .select([
            'garments.name',
            'garments.care_instructions as careInstructions',
            'garments.notes',
          ])
          .whereRef('order_garments.order_id', '=', 'orders.id')
          .orderBy('garments.name')
          .orderBy('garments.id'),
      ).as('garments'),
    ])
}

export type PlantRow = Awaited<ReturnType<typeof selectOrdersToProcess>>[number]

/** What is to be done now, due first. */
export function selectOrdersToProcess(db: Db) {
  return selectPlantOrders(db)
    .where('orders.status', 'in', ['picked_up', 'washing'])
    .orderBy('orders.estimated_delivery_at')
    .orderBy('orders.id')
    .limit(MOST)
    .execute()
}

export function findPlantOrder(db: Db, id: string) {
  return selectPlantOrders(db).where('orders.id', '=', id).executeTakeFirst()
}
