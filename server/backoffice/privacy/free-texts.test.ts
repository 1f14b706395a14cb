// Columns of free text: each is emptied with its customer, or holds no words about one.
// @both-engines
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PERSONAL_DATA } from '../../capabilities.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

/** In a customer's words, or about them, their clothes and their doors: emptied or deleted with their account. */
const OF_CUSTOMERS = [
  'chat_messages.body',
  'claim_events.reason',
  'claims.piece',
  'contact_answers.answer',
  'contact_messages.message',
  'contact_messages.subject',
  'custody_events.note',
  'customer_blocks.reason',
  'customer_notes.text',
  'door_bags.note',
  'garments.care_instructions',
  'garments.notes',
  'late_stops.note',
  'late_stops.reason',
  'order_goodwill.reason',
  'order_history.reason',
  'order_notes.text',
  'order_proposals.reason',
  'order_refunds.reason',
  'orders.rating_comment',
  'orders.special_instructions',
  'outbox_messages.search_text',
  'refunds.reason',
  'stop_completions.note',
  'ticket_messages.body',
  'tickets.subject',
]

/** The laundry's own, a payment service's, a fixed list's, or without a name. */
const OF_THE_LAUNDRY = [
  'audit_log.search_text',
  'cash_counts.reason',
  'cash_hand_ins.note',
  'cash_hand_ins.reason',
  'charges.failure_message',
  'closed_dates.reason',
  'consents.subject',
  'found_things.found_where',
  'found_things.what',
  'kept_blocks.reason',
  'late_stops.failure_reason',
  'loyalty_entries.reason',
  'order_payments.failure_message',
  'order_proposal_answers.answer',
  'order_refunds.failure_message',
  'plans.description',
  'refunds.failure_message',
  'stop_completions.failure_reason',
  'units.spot',
  'webhook_deliveries.body',
  'webhook_endpoints.description',
]

it('says of each column of free text whether it goes with its customer', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~
      '(^|_)(note|notes|reason|text|message|body|comment|answer|subject|description|instructions|what|where|piece|spot)$'
  `.execute(product.db)
  const said = [...OF_CUSTOMERS, ...OF_THE_LAUNDRY]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(said.toSorted())
})

it('has someone to answer for each table with words of customers', () => {
  const answered = new Set<string>(PERSONAL_DATA.flatMap(({ tables }) => tables))
  const tables = OF_CUSTOMERS.map((column) => column.split('.')[0]!)
  expect(tables.filter((table) => !answered.has(table))).toEqual([])
})
