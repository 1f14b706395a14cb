/** SQL that stores a new order. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { OrderLinesTable, OrdersTable } from '../../../database/tables.ts'
import { gatherCalls } from '../../../database/together/gather-calls.ts'
import type { Tx } from '../../../database/transaction.ts'
import { type Actor, ENTRY_COLUMNS, type OrderRow, type OwnOrderRow } from './orders-store.ts'

type LineRow = Selectable<OrderLinesTable>

/** The columns that a new order needs, and any others; the rest begin as the migrations say. */
export type NewOrder = Partial<Selectable<OrdersTable>> &
  Pick<Selectable<OrdersTable>, RequiredColumn<Insertable<OrdersTable>>>

type RequiredColumn<Row> = {
  [Column in keyof Row]-?: object extends Pick<Row, Column> ? never : Column
}[keyof Row]

/** An order as it is stored, with its history. */
type StoredOrder = Selectable<OrdersTable> & Pick<OrderRow, 'history'>

interface OrderToStore {
  order: NewOrder
  lines: LineRow[]
  by: Actor
  /** The commit is refused beyond them, by the check `new_customer_orders` or `orders_per_hour`; null for none. */
  limits: { newCustomerOrders: number; perHour: number } | null
}

/**
 * Stores an order, its lines and the first entry of its history in one statement. Rows go whole and as
 * JSON: one text for any number of them, and half the work of a parameter for each of their values.
 * @throws Error for orders of one transaction that have different limits or columns
 */
export const insertOrder = gatherCalls(
  async (tx: Tx, asked: readonly OrderToStore[]): Promise<StoredOrder[]> => {
    const limits = only(asked.map((each) => limitsText(each)))
    const names = only(asked.map(({ order }) => Object.keys(order).join()))
    const columns = sql.join(names.split(',').map((column) => sql.ref(column)))
    // By their customers, so that two such statements never wait for each other's.
    const orders = asked.map(({ order }) => order).toSorted(byCustomer)
    const placers = asked.map(({ order, by }) => ({
      placed_id: order.id,
      by: by.id,
      actor: by.actor,
    }))
    const { rows } = await sql<StoredOrder>`
      with placed as (
        insert into orders (${columns})
        select ${columns} from json_populate_recordset(null::orders, ${rowsAsJson(orders)})
        returning *
      ), priced as (
        insert into order_lines
        select * from json_populate_recordset(null::order_lines,
          ${rowsAsJson(asked.flatMap(({ lines }) => lines))})
      ), limited as (
        -- Read at the end of the transaction, by check_order_limits().
        select set_config('washline.order_limits', ${limits}, true)
      ), begun as (
        insert into order_history (order_id, event, status, slot_id, actor_id, actor, at)
        select id, 'placed', status, slot_id, by, actor, created_at
        from limited, placed join json_to_recordset(${JSON.stringify(placers)}::json)
          as placers (placed_id uuid, by uuid, actor text) on placed_id = id
        returning order_id, ${ENTRY}
      )
      select placed.*, (
        select json_agg(entry) from (select ${ENTRY} from begun where order_id = placed.id) as entry
      ) as history
      from placed`.execute(tx)
    const stored = new Map(rows.map((row) => [row.id, row]))
    return asked.map(({ order }) => stored.get(order.id)!)
  },
)

const ENTRY = sql.join(ENTRY_COLUMNS.map((column) => sql.ref(column)))

const byCustomer = (one: NewOrder, other: NewOrder) => (one.user_id < other.user_id ? -1 : 1)

function limitsText({ limits }: OrderToStore): string {
  return limits ? `{${limits.newCustomerOrders},${limits.perHour}}` : ''
}

function only(texts: readonly string[]): string {
  if (texts.some((text) => text !== texts[0]))
    throw new Error('One statement stores only orders with the same limits and columns.')
  return texts[0]!
}

/** What is half a character would be refused in JSON; as a parameter it is stored as the sign for one. */
function rowsAsJson(rows: object): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

/** An order that was stored just now as reading gives it: the parts that come later are empty. */
export function newOrderRow(
  stored: StoredOrder,
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
