/** The limits that a laundry has set, as its row keeps them. */
import type { Selectable } from 'kysely'
import type { Limits } from '#domain/catalogue/limits.ts'
import type { BusinessTable } from '../../database/tables/laundry.ts'

export function limitsOf(row: Selectable<BusinessTable>): Limits {
  return {
    kilograms: row.limit_kilograms,
    piecesOfItem: row.limit_pieces_of_item,
    pieces: row.limit_pieces,
    items: row.limit_items,
    bags: row.limit_bags,
    ordersPerHour: row.limit_orders_per_hour,
    addresses: row.limit_addresses,
    garments: row.limit_garments,
  }
}
