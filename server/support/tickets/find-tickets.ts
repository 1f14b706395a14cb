/** Finds tickets by number, subject, order, or the customer's name, email or phone number. */
import type { StaffTicketSummary } from '#contract/help/help-desk.ts'
import type { Db } from '../../database/transaction.ts'
import { listTickets } from './store.ts'
import { staffTicketSummaryView } from './view.ts'

/** @returns the newest first */
export async function findTickets(
  db: Db,
  typed: string,
  limit: number,
): Promise<StaffTicketSummary[]> {
  const rows = await listTickets(db, { q: typed, limit })
  return rows.slice(0, limit).map(staffTicketSummaryView)
}
