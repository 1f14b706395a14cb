/** Demo data: a laundry in Bengaluru with customers and half a year of orders, dated relative to now. */
import { type Insertable, sql } from 'kysely'
import type { Files } from '../../platform/files/files.ts'
import type { Tables } from '../../database/tables.ts'
import { type Db, inTransaction, type Tx } from '../../database/transaction.ts'
import {
  recountOrderDays,
  recountCustomerTotals,
} from '../../backoffice/customers/recount-customer-totals.ts'
import { storeDemoPayments } from './demo-payments.ts'
import { storeDemoPictures } from './demo-pictures.ts'
import { type DemoRows, makeDemoRows } from './make-demo-rows.ts'
import { storeInitialCatalogue } from '../../catalog/catalogue/first-content.ts'

/** What the demo's two accounts open with. */
export interface DemoPasswords {
  kind: Tables['demo']['passwords']
  customer: string
  admin: string
}

/** Any number, as long as it stays this one: 'Demo' in ASCII. */
const ADVISORY_LOCK = 0x44656d6f
const ROWS_PER_INSERT = 500

/**
 * Stores the demo, all of it or nothing, where there are no users yet; first content comes with it.
 * The same `now` makes the same demo, ids aside. Several processes may call it at once.
 * @param db the database's handle or a transaction
 * Whose it is stands in the same transaction: see the table `demo`.
 * @param options.now the moment that orders are under way at
 * @param options.passwords of the two people who can sign in
 * @param options.hashPassword as the sign-in wants passwords stored
 * @param options.files where the wardrobe's pictures go
 * @param options.issueInvoices issues those of all completed orders
 * @param options.earnPoints gives those of all completed orders
 * @returns whether it was stored now
 */
export async function storeDemoData(
  db: Db,
  options: {
    now: Date
    passwords: DemoPasswords
    hashPassword(password: string): Promise<string>
    files: Files
    issueInvoices(tx: Tx): Promise<void>
    earnPoints(tx: Tx): Promise<void>
  },
): Promise<boolean> {
  if (await hasUsers(db)) return false
  const [customer, admin] = await Promise.all([
    options.hashPassword(options.passwords.customer),
    options.hashPassword(options.passwords.admin),
  ])
  return inTransaction(db, async (tx) => {
    // Who comes second waits until the first has stored all of it.
    await sql`set local lock_timeout = 0`.execute(tx)
    // Pictures go to the folder or the bucket meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    if (await hasUsers(tx)) return false
    await storeInitialCatalogue(tx)
    const rows = makeDemoRows(options.now, { customer, admin })
    const pictures = storeDemoPictures(options.files, rows.wardrobe.pictures)
    await Promise.all([storeRows(tx, rows), pictures])
    await tx.insertInto('demo').values({ id: 1, passwords: options.passwords.kind }).execute()
    await recountCustomerTotals(tx)
    await recountOrderDays(
      tx,
      rows.users.map(({ id }) => id),
    )
    await options.issueInvoices(tx)
    await options.earnPoints(tx)
    return true
  })
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function storeRows(tx: Tx, rows: DemoRows): Promise<void> {
  await tx.updateTable('business').set(rows.business).execute()
  await insertAll(tx, 'users', rows.users)
  await insertAll(tx, 'accounts', rows.accounts)
  await insertAll(tx, 'pickup_slots', rows.pickupSlots)
  await insertAll(tx, 'orders', rows.orders)
  await insertAll(tx, 'order_lines', rows.lines)
  await insertAll(tx, 'order_history', rows.history)
  await insertAll(tx, 'order_notes', rows.orderNotes)
  await insertAll(tx, 'customer_notes', rows.door.notes)
  await insertAll(tx, 'stop_completions', rows.door.completions)
  await insertAll(tx, 'subscriptions', [rows.club.subscription])
  await insertAll(tx, 'allowance_lots', rows.club.lots)
  await insertAll(tx, 'allowance_uses', rows.club.uses)
  await insertAll(tx, 'charges', rows.club.charges)
  await insertAll(tx, 'ledger_transactions', rows.club.ledgerTransactions)
  await insertAll(tx, 'ledger_entries', rows.club.ledgerEntries)
  await insertAll(tx, 'notifications', rows.notifications)
  await insertAll(tx, 'outbox_messages', rows.outbox_messages)
  await insertAll(tx, 'addresses', rows.profile.addresses)
  await insertAll(tx, 'cards', rows.profile.cards)
  await storeDemoPayments(tx)
  await insertAll(tx, 'garments', rows.wardrobe.garments)
  await insertAll(tx, 'order_garments', rows.wardrobe.orderGarments)
  await insertAll(tx, 'contact_messages', rows.help.messages)
  await insertAll(tx, 'contact_answers', rows.help.answers)
  await insertAll(tx, 'tickets', rows.help.tickets)
  await insertAll(tx, 'ticket_messages', rows.help.ticketMessages)
  await insertAll(tx, 'chats', rows.help.chats)
  await insertAll(tx, 'chat_messages', rows.help.chatMessages)
  await insertAll(tx, 'audit_log', rows.auditLog)
  // Everybody has read their answers, so that the bell rings for nothing that is older than the demo.
  await tx
    .updateTable('chats')
    .set((eb) => ({ customer_seen: eb.ref('last_message_id') }))
    .execute()
}

async function insertAll<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute()
  }
}
