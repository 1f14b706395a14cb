/** Claims that wait for staff. */
import type { StaffClaim } from '#contract/help/claims.ts'
import type { Db } from '../../database/transaction.ts'
import { selectUnfinishedClaims } from './store.ts'
import { staffClaimView } from './view.ts'

/** What is to be decided, settled or refunded: what is late first, then what is to be decided first. */
export async function listWaitingClaims(db: Db, now: Date): Promise<StaffClaim[]> {
  const claims = (await selectUnfinishedClaims(db)).map((row) => staffClaimView(row, now))
  const isLate = ({ late }: StaffClaim) => late !== null
  return [...claims.filter(isLate), ...claims.filter((claim) => !isLate(claim))]
}
