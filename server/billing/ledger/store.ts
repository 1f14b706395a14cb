/** SQL for the ledger. */
import type { Insertable, QueryCreator } from 'kysely'
import type { LedgerEntriesTable, LedgerTransactionsTable, Tables } from '../../database/tables.ts'

/** Stores a transaction with its entries in one statement, and with whatever `tx` brings along. */
export async function insertLedgerTransaction(
  tx: QueryCreator<Tables>,
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
