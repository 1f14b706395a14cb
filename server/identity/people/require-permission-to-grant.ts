/** Refuses to grant permissions that the granter lacks. */
import { missingPermission, permissionsOf, type Holder } from '#domain/people/permissions.ts'
import { AppError, say } from '../../platform/app-error.ts'

/** What somebody may do. */
export type Granted = Holder & { refundsPerDayPaise: number | null }

/**
 * @param asker as they are stored at this moment
 * @throws AppError `forbidden` where `granted` is more than the asker has
 */
export function requirePermissionToGrant(asker: Granted, granted: Granted): void {
  const permissions = permissionsOf(granted)
  const lacking = missingPermission(asker, permissions)
  if (lacking !== undefined)
    throw new AppError('forbidden', say('grantLacking', { permission: lacking }))
  const mostPaise = asker.refundsPerDayPaise
  if (mostPaise === null || !permissions.includes('money-back')) return
  if (granted.refundsPerDayPaise === null || granted.refundsPerDayPaise > mostPaise)
    throw new AppError('forbidden', say('grantMoreRefunds', { mostPaise }))
}
