/** The SQL of the ledger. */
import type { Insertable } from 'kysely'
import type { LedgerEntriesTable, LedgerTransactionsTable } from '../../database/tables/club.ts'
import type { Tx } from '../../database/transaction.ts'

/** Stores a transaction with its entries in one statement. */
export async function insertLedgerTransaction(
  tx: Tx,
  transaction: Insertable<LedgerTransactionsTable>,
  entries: Omit<Insertable<LedgerEntriesTable>, 'transaction_id'>[],
): Promise<void> {
  await tx
    .with('moved', (cte) =>
      cte.insertInto('ledger_transactions').values(transaction).returning('id'),
    )
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: transaction.id })))
    .execute()
}
