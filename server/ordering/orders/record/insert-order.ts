/** SQL that stores a new order. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { OrderLinesTable, OrdersTable } from '../../../database/tables.ts'
import type { Tx } from '../../../database/transaction.ts'
import { type Actor, ENTRY_COLUMNS, type OrderRow, type OwnOrderRow } from './orders-store.ts'

type LineRow = Selectable<OrderLinesTable>

/** The columns that a new order needs, and any others; the rest begin as the migrations say. */
export type NewOrder = Partial<Selectable<OrdersTable>> &
  Pick<Selectable<OrdersTable>, RequiredColumn<Insertable<OrdersTable>>>

type RequiredColumn<Row> = {
  [Column in keyof Row]-?: object extends Pick<Row, Column> ? never : Column
}[keyof Row]

/**
 * Stores an order, its lines and the first entry of its history in one statement. Rows go whole and as
 * JSON: one text for any number of lines, and half the work of a parameter for each of their values.
 * @param limits what the commit is refused beyond, by the check `new_customer_orders` or
 *   `orders_per_hour`; null when staff place it
 * @returns the order as it is stored, with its history
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: LineRow[],
  by: Actor,
  limits: { newCustomerOrders: number; perHour: number } | null,
): Promise<Selectable<OrdersTable> & Pick<OrderRow, 'history'>> {
  const columns = sql.join(Object.keys(order).map((column) => sql.ref(column)))
  const { rows } = await sql<Selectable<OrdersTable> & Pick<OrderRow, 'history'>>`
    with placed as (
      insert into orders (${columns})
      select ${columns} from json_populate_record(null::orders, ${rowsAsJson(order)})
      returning *
    ), priced as (
      insert into order_lines
      select * from json_populate_recordset(null::order_lines, ${rowsAsJson(lines)})
    ), limited as (
      -- Read at the end of the transaction, by check_order_limits().
      select set_config('washline.order_limits',
        ${limits ? `{${limits.newCustomerOrders},${limits.perHour}}` : ''}, true)
    ), begun as (
      insert into order_history (order_id, event, status, slot_id, actor_id, actor, at)
      select id, 'placed', status, slot_id, ${by.id}::uuid, ${by.actor}, created_at
      from placed, limited
      returning ${sql.join(ENTRY_COLUMNS.map((column) => sql.ref(column)))}
    )
    select placed.*, (select json_agg(begun) from begun) as history from placed`.execute(tx)
  return rows[0]!
}

/** What is half a character would be refused in JSON; as a parameter it is stored as the sign for one. */
function rowsAsJson(rows: object): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

/** An order that was stored just now as reading gives it: the parts that come later are empty. */
export function newOrderRow(
  stored: Awaited<ReturnType<typeof insertOrder>>,
  lines: LineRow[],
  garments: OrderRow['garments'],
): OwnOrderRow {
  return {
    ...stored,
    lines,
    garments,
    payments: [],
    credit_notes: [],
    handed_in: null,
    counted_in: null,
    first_part: null,
    other_parts: [],
  }
}
