/** Deletes photos of closed claims after their retention period. */
import { areClaimPhotosKept } from '#domain/help/claims.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  readPhotoRetentionDays,
  deletePhotosOfTickets,
  selectEndedClaimsWithPhotos,
} from './store.ts'

/** Their files are removed with those of every other picture that nobody has any more. */
export async function deleteOldClaimPhotos({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const [claims, days] = await Promise.all([
    selectEndedClaimsWithPhotos(db),
    readPhotoRetentionDays(db),
  ])
  const now = clock()
  const due = claims.filter(
    ({ status, completed_at: orderOverAt }) =>
      !areClaimPhotosKept({ status, orderOverAt }, days, now),
  )
  if (due.length === 0) return
  await inTransaction(db, (tx) =>
    deletePhotosOfTickets(
      tx,
      due.map(({ ticket_id: ticketId }) => ticketId),
    ),
  )
}
