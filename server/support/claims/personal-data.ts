/** A person's claims: exported; after erasure the figures stay, without texts. */
import { sql } from 'kysely'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import type { Tx } from '../../database/transaction.ts'

export const claimData: PersonalData = {
  tables: ['claims', 'claim_events'],
  async *collect({ db }, { id }) {
    const rows = await db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .leftJoin('tickets', 'tickets.id', 'claims.ticket_id')
      .select([
        'claims.id',
        'orders.number as order',
        'tickets.number as ticket',
        'claims.problem',
        'claims.piece',
        'claims.status',
        'claims.reported_at as reportedAt',
      ])
      .where('orders.user_id', '=', id)
      .orderBy('claims.id')
      .execute()
    if (rows.length === 0) return
    const events = await db
      .selectFrom('claim_events')
      .select(['claim_id', 'kind', 'at', 'content', 'reason'])
      .where(
        'claim_id',
        'in',
        rows.map((row) => row.id),
      )
      .orderBy('id')
      .execute()
    yield* jsonExportFile(
      'claims.json',
      rows.map(({ id: claimId, ...row }) => ({
        ...row,
        events: events
          .filter((event) => event.claim_id === claimId)
          .map(({ kind, at, content, reason }) => ({ kind, at, content, reason })),
      })),
    )
  },
  async erase(tx, _, { id }) {
    await tx
      .updateTable('claim_events')
      .set({ reason: null })
      .where('claim_id', 'in', claimsOf(tx, id))
      .execute()
    // Nobody is left to whom an undecided one could be answered.
    await tx
      .updateTable('claims')
      .set({
        piece: null,
        award_paise: sql`case status when 'open' then 0 else award_paise end`,
        status: sql`case status when 'open' then 'declined' else status end`,
      })
      .where('id', 'in', claimsOf(tx, id))
      .execute()
    await tx
      .updateTable('claim_events')
      .set({ actor_id: null })
      .where('actor_id', '=', id)
      .execute()
  },
}

function claimsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.order_id')
    .select('claims.id')
    .where('orders.user_id', '=', userId)
}
